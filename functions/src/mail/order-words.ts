import type { Order } from '../shared/order/order.ts';
import { keptLines } from '../shared/order/order-lines.ts';
import type { Money } from '../shared/values/money.ts';
import { listOf } from '../shared/words/list-of.ts';
import { plural, t } from '../shared/words/words.ts';
import { oneLine } from './one-line.ts';

/** What one mail says in words of its own. Nothing that a shopper has typed is among them. */
export interface MailWords {
  subject: string;
  heading: string;
  sentence: string;
}

/** The words of one mail. @param number of the parcel, the message, the discount or the withdrawal that it is about */
export type WordsOf = (order: Order, number: number, money: Money) => MailWords;

/** Who has cancelled an order; undefined for one that was not. */
export function cancelledBy({ history }: Order): 'shopper' | 'admin' | undefined {
  return history.findLast(({ status }) => status === 'cancelled')?.by;
}

export function countBooks({ lines }: Pick<Order, 'lines'>): string {
  return lines.length === 1 ? t('one book') : plural(lines.length, '{count} book', '{count} books');
}

/** Of how many books a mail speaks. */
export function bookCount(order: Order): number {
  return shownLines(order).length;
}

/** What is still part of the order; of one that is over, what was. */
export function shownLines(order: Order): Order['lines'] {
  const kept = keptLines(order);
  return kept.length > 0 ? kept : order.lines;
}

/** 'Emma and Kim'; many books are counted. */
export function titlesOf(lines: Order['lines']): string {
  if (lines.length > 3) return countBooks({ lines });
  const titles = lines.map(({ title }) => t('“{title}”', { title: oneLine(title) }));
  return listOf(titles);
}

/** What deliveries have brought in cash: one parcel's, or all of them. */
export function cashOf({ parcels }: Order, number?: number): number {
  const meant = parcels.filter((parcel) => number === undefined || parcel.number === number);
  const inCash = meant.filter(({ cashWay = 'cash' }) => cashWay === 'cash');
  return inCash.reduce((sum, parcel) => sum + (parcel.cashCents ?? 0), 0);
}

/** The words of thanks for the money, where there was any. */
export function thanks(cents: number, money: Money): string {
  return cents > 0
    ? t('Thank you for the {amount} in cash.', { amount: money.text(cents) })
    : t('Thank you for your order.');
}

/** Sentences that follow one another; those that are not said are left out. */
export function sentences(...all: (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
