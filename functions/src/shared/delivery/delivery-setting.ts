import { t } from '../words/words.ts';

// Without yup, so that the checkout can calculate without it: see delivery-schema.ts.

/** What the cost of an area depends on. */
export const deliveryBases = {
  amount: { label: t('Amount of the order') },
  weight: { label: t('Weight of the books') },
} as const;

export type DeliveryBasis = keyof typeof deliveryBases;

/** From this amount (a price) or weight (in grams) on, delivery costs `cost` (a price). */
export interface DeliveryStep {
  from: number;
  cost: number;
}

export function goesByWeight(areas: readonly Partial<Pick<DeliveryArea, 'by'>>[]): boolean {
  return areas.some(({ by }) => by === 'weight');
}

/** Zip codes that begin between two beginnings of the same length, both included. */
export interface ZipRange {
  from: string;
  to: string;
}

export interface DeliveryArea {
  name: string;
  /** ISO 3166 codes; empty means every country. */
  countries: string[];
  /** Empty means every zip code. */
  zips: ZipRange[];
  by: DeliveryBasis;
  /** The first begins at 0; ascending. */
  steps: DeliveryStep[];
  /** Free from this amount of books; left out: never. */
  freeFrom?: number | undefined;
}

export interface DeliverySetting {
  /** The most exact area counts, of equals the first. Empty: delivery is free everywhere. */
  areas: DeliveryArea[];
  /** Whether book pages and the cart show the cost of delivery. */
  isShown: boolean;
  /** Grams of a book without a weight; set where a cost depends on weight. */
  bookGrams?: number | undefined;
  /** Collection in the shop; left out by a shop that has never set it. */
  hasCollection?: boolean | undefined;
  /** For example where, and how long books are kept. */
  collectionText?: string | undefined;
}

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
