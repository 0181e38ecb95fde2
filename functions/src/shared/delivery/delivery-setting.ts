import { t } from '../words/words.ts';

// Without yup, so that the checkout can reckon without it: see delivery-schema.ts.

/** By what the cost of an area rises. */
export const deliveryBases = {
  amount: { label: t('Amount of the order') },
  weight: { label: t('Weight of the books') },
} as const;

export type DeliveryBasis = keyof typeof deliveryBases;

/** From an amount (a price) or a weight (in grams) on, this is what the delivery costs (a price). */
export interface DeliveryStep {
  from: number;
  cost: number;
}

/** Whether the cost of any area goes by the weight of the books. */
export function goesByWeight(areas: readonly Partial<Pick<DeliveryArea, 'by'>>[]): boolean {
  return areas.some(({ by }) => by === 'weight');
}

/** Zip codes whose beginnings lie between two of the same length, both included. */
export interface ZipRange {
  from: string;
  to: string;
}

/** Where the shop delivers for a cost. */
export interface DeliveryArea {
  name: string;
  /** Codes of ISO 3166; none: every country. */
  countries: string[];
  /** None: every zip code. */
  zips: ZipRange[];
  by: DeliveryBasis;
  /** The first begins at 0, each further one behind the one before. */
  steps: DeliveryStep[];
  /** The amount of books from which the delivery is free; left out: none. */
  freeFrom?: number | undefined;
}

export interface DeliverySetting {
  /** The area that names an address most exactly counts, of several alike the first. None: the delivery is free everywhere. */
  areas: DeliveryArea[];
  /** Whether book pages and the cart say what the delivery costs. */
  isShown: boolean;
  /** The grams of a book that names no weight; set where the cost of an area goes by weight. */
  bookGrams?: number | undefined;
  /** Whether shoppers may collect their books in the shop; left out by a shop that has never set it. */
  hasCollection?: boolean | undefined;
  /** What to know of it: where exactly, how long the books are kept. */
  collectionText?: string | undefined;
}

/** A shop that sets nothing delivers free everywhere. */
export const defaultDelivery: DeliverySetting = { areas: [], isShown: true };

export const deliveryLimits = {
  areas: 30,
  name: 60,
  countries: 60,
  zips: 60,
  zip: 12,
  steps: 10,
  grams: 1_000_000,
  collectionText: 300,
};
