import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { CashDay, CashWay } from '../../../functions/src/shared/order/cash.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { OrderStatus } from '../../../functions/src/shared/order/order-status.ts';
import type { Posting } from '../../../functions/src/shared/stock/posting.ts';
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
  /** How often its stock was written. */
  stockChanges: number;
}

export interface ModelStock {
  onHand: number;
  lowAt: number;
  shelf: string;
}

/** What the admin does with the stock of a book. */
export type StockAction =
  | { onHand: number; lowAt?: number; shelf?: string }
  | { change: number }
  | { counted: false };

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

/** Money that the desk notes of an order. */
export interface CashCommand {
  kind: 'cash';
  noted: 'taken' | 'given-back';
  cents: number;
  way: CashWay;
}

/** What a caller wants to become of an order. */
export type OrderCommand =
  | CashCommand
  | { kind: 'step'; from: OrderStatus; to: OrderStatus; note: string; isUndo: boolean }
  | {
      kind: 'line';
      bookId: string;
      from: LineState;
      to: LineState;
      reason: NonNullable<Order['lineChanges'][number]['reason']>;
    }
  | { kind: 'ship'; bookIds: string[] }
  | { kind: 'parcel'; number: number; from: ParcelState; to: ParcelState | null; isMailed: boolean }
  | ({ kind: 'discount' } & Reduction)
  | { kind: 'discount back'; number: number };

export interface ModelOrder {
  cart: Cart;
  order: Order;
  /** The ids of the books of which it took a copy. */
  stockTaken: string[];
  course: OrderModel;
}

/** What the shop says of a day: its sales with the copies of each book, its money, and what is still to come. */
export interface DayFigures extends Pick<CashDay, 'stillOut'> {
  orders: number;
  salesCents: number;
  copies: Record<string, number>;
  cash: CashDay['sums'];
}

/** What the database should keep: documents in the order of their ids, instants as ISO texts. */
export interface State {
  books: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  counters: Counters;
  /** Of every book whose stock was ever changed: the copies, undefined when it is not counted, and the ledger's sum. */
  stock: { bookId: string; onHand: number | undefined; ledger: number }[];
  figures: DayFigures;
  /** Of every order: the balance of its money, and each book that its ledger has as delivered, with how often. */
  ledgers: { orderId: string; cents: number; delivered: [bookId: string, times: number][] }[];
  /** Of every order: its mails by what they are about, with the cents that they say it costs. */
  mails: { orderId: string; mails: [event: string, cents: number | undefined][] }[];
  postings: Posting[];
  /** Undefined for one that was discarded. */
  stocktakes: unknown[];
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

export function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
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
  const undated = (rows: readonly object[]) =>
    rows.map((row) => ({ ...row, at: '', ...('deliveredAt' in row && { deliveredAt: '' }) }));
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

function isList(lines: unknown): lines is { title?: string; bookId: string }[] {
  return Array.isArray(lines);
}

/** A stocktake without the titles, which are those of the day on which a book was first expected or counted. */
export function comparableStocktake(stocktake: { lines?: unknown }): object {
  const { lines } = stocktake;
  if (!isList(lines)) return stocktake;
  const untitled = lines.map(({ title: _, ...line }) => line);
  return { ...stocktake, lines: untitled.toSorted((one, other) => (one.bookId < other.bookId ? -1 : 1)) };
}
