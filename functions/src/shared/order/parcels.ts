import { array, type InferType, mixed, number, object, string } from 'yup';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { cashWaySchema } from './cash.ts';
import type { LineChange } from './order-lines.ts';
import type { OrderStatus } from './order-status.ts';

/** What becomes of a parcel. */
export const parcelStates = {
  shipped: { label: t('Shipped|parcel') },
  delivered: { label: t('Delivered|parcel') },
  returned: { label: t('Returned|parcel') },
} as const;

export type ParcelState = keyof typeof parcelStates;

export const parcelStateNames = keysOf(parcelStates);

export const isParcelState = keyGuard(parcelStates);

interface ParcelStep {
  from: ParcelState;
  to: ParcelState;
  label: string;
  /** Whether it is taken for a reason. */
  isBack: boolean;
  /** Whether the parcel must have arrived before it came back, or must not. */
  hadArrived?: boolean;
}

const parcelSteps: readonly ParcelStep[] = [
  { from: 'shipped', to: 'delivered', label: t('Mark as delivered'), isBack: false },
  { from: 'shipped', to: 'returned', label: t('Mark as returned'), isBack: false },
  { from: 'delivered', to: 'returned', label: t('Mark as returned'), isBack: false },
  { from: 'delivered', to: 'shipped', label: t('Not delivered yet'), isBack: true },
  { from: 'returned', to: 'shipped', label: t('Not returned'), isBack: true, hadArrived: false },
  { from: 'returned', to: 'delivered', label: t('Not returned'), isBack: true, hadArrived: true },
];

const storedParcelSchema = object({
  /** 1 for the first parcel of the order; a parcel that was unpacked again leaves its number unused. */
  number: number().integer().min(1).required(),
  /** Of its lines: see lineId. */
  bookIds: array(string().required()).required(),
  carrier: string().default(''),
  trackingCode: string().default(''),
  state: mixed<ParcelState>(isParcelState).required(),
  /** When it was shipped: an ISO instant. */
  at: string().required(),
  /** When it arrived: an ISO instant. Missing in one that has not. */
  deliveredAt: string(),
  /** The money that came with its delivery, and how. */
  cashCents: number(),
  cashWay: cashWaySchema,
});

/** A part of an order, or all of it, on its way to the shopper. */
export type Parcel = InferType<typeof storedParcelSchema>;

/** Whether a parcel arrived, be it that it came back since. */
export function hadArrived({ deliveredAt }: Parcel): boolean {
  return deliveredAt !== undefined;
}

/** Which of an order's parcels one is, 1 for the first: its number may be higher, after one that was unpacked again. */
export function placeOfParcel(parcels: readonly Pick<Parcel, 'number'>[], number: number): number {
  return parcels.findIndex((parcel) => parcel.number === number) + 1 || number;
}

/** When a parcel came into its state: an ISO instant. */
export function parcelStateSince(
  order: { lineChanges: readonly LineChange[] },
  { state, at, deliveredAt = at, bookIds }: Pick<Parcel, 'state' | 'at' | 'deliveredAt' | 'bookIds'>,
): string {
  if (state === 'returned') return lastReturnOf(order, { bookIds });
  return state === 'delivered' ? deliveredAt : at;
}

/** When the last of these books came back, an ISO instant; '' for none. */
export function lastReturnOf(
  { lineChanges }: { lineChanges: readonly LineChange[] },
  { bookIds }: Pick<Parcel, 'bookIds'>,
): string {
  return lineChanges
    .filter(({ state, bookId }) => state === 'returned' && bookIds.includes(bookId))
    .reduce((last, { at }) => (at > last ? at : last), '');
}

/** The steps that a parcel can take now. */
export function stepsOfParcel(parcel: Parcel): ParcelStep[] {
  const arrived = hadArrived(parcel);
  return parcelSteps.filter((step) => step.from === parcel.state && (step.hadArrived ?? arrived) === arrived);
}

export const parcelsSchema = array(storedParcelSchema).required();

/** What the status of an order that is being sent is read from. */
interface SentOrder {
  /** The books of the kept lines, those in parcels included. */
  bookIds: readonly string[];
  parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[];
}

/**
 * The status that follows from an order's parcels; undefined without parcels, when it follows from the desk's steps. What
 * is still in the shop counts first, then what is under way, then what arrived.
 */
export function statusOfParcels({ bookIds, parcels }: SentOrder): OrderStatus | undefined {
  if (parcels.length === 0) return undefined;
  const sent = new Set(parcels.flatMap((parcel) => parcel.bookIds));
  if (bookIds.some((id) => !sent.has(id))) return 'waiting';
  for (const state of ['shipped', 'delivered'] as const) {
    if (parcels.some((parcel) => parcel.state === state)) return state;
  }
  return 'returned';
}

/** Whether an order is still in the shop, all of it. */
export function isUnsent({ status, parcels }: { status: OrderStatus; parcels: readonly unknown[] }): boolean {
  return (status === 'placed' || status === 'packed') && parcels.length === 0;
}

export function isSent(parcels: readonly Pick<Parcel, 'bookIds'>[], id: string): boolean {
  return parcels.some(({ bookIds }) => bookIds.includes(id));
}
