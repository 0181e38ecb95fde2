import type { Order } from '../shared/order/order.ts';
import { keptLines } from '../shared/order/order-lines.ts';
import type { Money } from '../shared/values/money.ts';
import { oneLine } from './one-line.ts';

/** What one mail says in words of its own. Nothing that a shopper has typed is among them. */
export interface MailWords {
  subject: string;
  heading: string;
  sentence: string;
}

/** 'order 7K3M-9QXA' */
export function named({ number }: Order): string {
  return `order ${number}`;
}

/** Who has cancelled an order; undefined for one that was not. */
export function cancelledBy({ history }: Order): 'shopper' | 'admin' | undefined {
  return history.findLast(({ status }) => status === 'cancelled')?.by;
}

export function countBooks({ lines }: Pick<Order, 'lines'>): string {
  return lines.length === 1 ? 'one book' : `${lines.length} books`;
}

/** The words for the books of which a mail speaks: of one, or of several. */
export function ofBooks<Words>(order: Order, one: Words, several: Words): Words {
  return shownLines(order).length === 1 ? one : several;
}

/** What is still part of the order; of one that is over, what was. */
export function shownLines(order: Order): Order['lines'] {
  const kept = keptLines(order);
  return kept.length > 0 ? kept : order.lines;
}

/** 'Emma and Kim'; many books are counted. */
export function titlesOf(lines: Order['lines']): string {
  if (lines.length > 3) return countBooks({ lines });
  return new Intl.ListFormat('en-US').format(lines.map(({ title }) => `“${oneLine(title)}”`));
}

/** What deliveries have brought in cash: one parcel's, or all of them. */
export function cashOf({ parcels }: Order, number?: number): number {
  const meant = parcels.filter((parcel) => number === undefined || parcel.number === number);
  const inCash = meant.filter(({ cashWay = 'cash' }) => cashWay === 'cash');
  return inCash.reduce((sum, parcel) => sum + (parcel.cashCents ?? 0), 0);
}

/** The words of thanks for the money, where there was any. */
export function thanks(cents: number, money: Money): string {
  return cents > 0 ? `Thank you for the ${money.text(cents)} in cash.` : 'Thank you for your order.';
}
