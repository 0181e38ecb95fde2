import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { OrderStatus } from '../../../functions/src/shared/order/order-status.ts';
import type { Counters } from '../../../functions/src/stats/counter-store.ts';
import type { OrderModel } from './order-model.ts';

/** What the admin types for a book. */
export interface Fields {
  title: string;
  description: string;
  category: Book['category'];
  trending: boolean;
  oldCents: number;
  newCents: number;
  coverImage: string;
}

export interface ModelBook extends Fields {
  id: string;
  author: string;
  createdAt: string;
  firstCents: number;
  /** The ETag that was answered last. */
  version: string;
  isDeleted: boolean;
  /** Undefined when it is not counted. */
  stock: ModelStock | undefined;
}

export interface ModelStock {
  onHand: number;
  lowAt: number;
  shelf: string;
}

/** What the admin does with the stock of a book. */
export type StockAction = { onHand: number; lowAt?: number } | { change: number } | { counted: false };

/** What a shopper orders: books by their number, and the total that they saw. */
export interface Cart {
  books: number[];
  cents: number;
  phone: string;
}

/** Who tries something with an order, and with which key. */
export interface Step {
  by: 'shopper' | 'admin';
  /** The number of its idempotency key. */
  key: number;
}

type LineState = Order['lineChanges'][number]['state'];
type ParcelState = Order['parcels'][number]['state'];

/** An amount, or a part in basis points. */
export type Reduction = { cents: number } | { basisPoints: number };

/** What a caller wants to become of an order. */
export type OrderCommand =
  | { kind: 'step'; from: OrderStatus; to: OrderStatus; note: string; isUndo: boolean }
  | {
      kind: 'line';
      bookId: string;
      from: LineState;
      to: LineState;
      reason: NonNullable<Order['lineChanges'][number]['reason']>;
    }
  | { kind: 'ship'; bookIds: string[] }
  | { kind: 'parcel'; number: number; from: ParcelState; to: ParcelState | null }
  | ({ kind: 'discount' } & Reduction)
  | { kind: 'discount back'; number: number };

export interface ModelOrder {
  cart: Cart;
  order: Order;
  /** The ids of the books of which it took a copy. */
  stockTaken: string[];
  course: OrderModel;
}

/** What the database should keep: documents in the order of their ids, instants as ISO texts. */
export interface State {
  books: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  counters: Counters;
  /** Of every book whose stock was ever changed: the copies, undefined when it is not counted, and the ledger's sum. */
  stock: { bookId: string; onHand: number | undefined; ledger: number }[];
}

export interface Expected {
  status: number;
  body: unknown;
}

export function error(status: number, code: string, message: string, details?: unknown): Expected {
  return { status, body: { error: { code, message, ...(details === undefined ? {} : { details }) } } };
}

/** 1230 → '12.30'. */
export function amount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function byId<T extends { _id?: unknown }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => (String(one._id) < String(other._id) ? -1 : 1));
}

/** Who gets the parcel in every order of the model. */
export const contact = {
  name: 'Nora Field',
  address: { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: 'Connacht', zipcode: 'H91' },
};

/** Why every discount of the model is given. */
export const discountReason = 'A bent corner';

/** Who carries every parcel of the model. */
export const parcel = { carrier: 'DHL', trackingCode: 'JD014600003' };

/** An order without the instants that only the shop knows, and with its lists in one order. */
export function comparable<T extends object>(order: T): T {
  const { history, lineChanges, parcels, discounts } = {
    ...{ history: [], lineChanges: [], parcels: [], discounts: undefined },
    ...order,
  };
  const isList = [history, lineChanges, parcels].every(Array.isArray);
  if (!('lineChanges' in order) || !isList) return order;
  const byBook = (one: { bookId: string }, other: { bookId: string }) => (one.bookId < other.bookId ? -1 : 1);
  const undated = (rows: readonly object[]) => rows.map((row) => ({ ...row, at: '' }));
  const books = ({ bookIds }: { bookIds: string[] }) => ({ bookIds: bookIds.toSorted() });
  return {
    ...order,
    history: undated(history),
    lineChanges: undated(Array.from(lineChanges).toSorted(byBook)),
    ...(Array.isArray(discounts) && {
      discounts: undated(discounts).map((one) => ('takenBackAt' in one ? { ...one, takenBackAt: '' } : one)),
    }),
    parcels: undated(parcels.map((one: { bookIds: string[] }) => ({ ...one, ...books(one) }))),
  };
}
