import { array, type InferType, mixed, number, object, string } from 'yup';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import { cashWaySchema } from './cash.ts';
import type { LineChange } from './order-lines.ts';
import type { OrderStatus } from './order-status.ts';

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
  /** A step back, which needs a reason. */
  isBack: boolean;
  /** Only for a parcel that had (true) or had not (false) arrived before it came back. */
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
  /** From 1; a parcel that was unpacked leaves its number unused. */
  number: number().integer().min(1).required(),
  /** Of its lines: see lineId. */
  bookIds: array(string().required()).required(),
  carrier: string().default(''),
  trackingCode: string().default(''),
  state: mixed<ParcelState>(isParcelState).required(),
  /** When it was shipped: an ISO instant. */
  at: string().required(),
  /** An ISO instant; missing in a parcel that has not arrived. */
  deliveredAt: string(),
  /** Received on delivery. */
  cashCents: number(),
  cashWay: cashWaySchema,
});

export type Parcel = InferType<typeof storedParcelSchema>;

/** Even if it came back since. */
export function hadArrived({ deliveredAt }: Parcel): boolean {
  return deliveredAt !== undefined;
}

/** The position among the order's parcels, from 1: numbers may be higher, after one that was unpacked. */
export function placeOfParcel(parcels: readonly Pick<Parcel, 'number'>[], number: number): number {
  return parcels.findIndex((parcel) => parcel.number === number) + 1 || number;
}

/** An ISO instant. */
export function parcelStateSince(
  order: { lineChanges: readonly LineChange[] },
  { state, at, deliveredAt = at, bookIds }: Pick<Parcel, 'state' | 'at' | 'deliveredAt' | 'bookIds'>,
): string {
  if (state === 'returned') return lastReturnOf(order, { bookIds });
  return state === 'delivered' ? deliveredAt : at;
}

/** An ISO instant; '' for none. */
export function lastReturnOf(
  { lineChanges }: { lineChanges: readonly LineChange[] },
  { bookIds }: Pick<Parcel, 'bookIds'>,
): string {
  return lineChanges
    .filter(({ state, bookId }) => state === 'returned' && bookIds.includes(bookId))
    .reduce((last, { at }) => (at > last ? at : last), '');
}

export function stepsOfParcel(parcel: Parcel): ParcelStep[] {
  const arrived = hadArrived(parcel);
  return parcelSteps.filter((step) => step.from === parcel.state && (step.hadArrived ?? arrived) === arrived);
}

export const parcelsSchema = array(storedParcelSchema).required();

interface SentOrder {
  /** Of the kept lines, those in parcels included. */
  bookIds: readonly string[];
  parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[];
}

/**
 * undefined without parcels, when the desk's steps decide. What is still in the shop counts first, then what is under
 * way, then what arrived.
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

/** All of the order is still in the shop. */
export function isUnsent({ status, parcels }: { status: OrderStatus; parcels: readonly unknown[] }): boolean {
  return (status === 'placed' || status === 'packed') && parcels.length === 0;
}

export function isSent(parcels: readonly Pick<Parcel, 'bookIds'>[], id: string): boolean {
  return parcels.some(({ bookIds }) => bookIds.includes(id));
}
