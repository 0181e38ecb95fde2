import type { Order } from '../shared/order/order.ts';
import { keptLines } from '../shared/order/order-lines.ts';
import { broughtInCash } from '../shared/order/order-payments.ts';
import { dueCents, dueOfParcel, inCoins, keptCents, openCents } from '../shared/order/order-totals.ts';
import type { Parcel } from '../shared/order/parcels.ts';
import type { Money } from '../shared/values/money.ts';
import { listOf } from '../shared/words/list-of.ts';
import { plural, t } from '../shared/words/words.ts';
import { oneLine } from './one-line.ts';

/** Contain nothing that a shopper has typed. */
export interface MailWords {
  subject: string;
  heading: string;
  sentence: string;
}

/** @param number of the parcel, message, discount or withdrawal */
export type WordsOf = (order: Order, number: number, money: Money) => MailWords;

export function cancelledBy({ history }: Order): 'shopper' | 'admin' | undefined {
  return history.findLast(({ status }) => status === 'cancelled')?.by;
}

export function countBooks({ lines }: Pick<Order, 'lines'>): string {
  return lines.length === 1 ? t('one book') : plural(lines.length, '{count} book', '{count} books');
}

export function bookCount(order: Order): number {
  return shownLines(order).length;
}

/** Of an order that is over, all lines. */
export function shownLines(order: Order): Order['lines'] {
  const kept = keptLines(order);
  return kept.length > 0 ? kept : order.lines;
}

/** 'Emma and Kim'; more than three books are counted. */
export function titlesOf(lines: Order['lines']): string {
  if (lines.length > 3) return countBooks({ lines });
  const titles = lines.map(({ title }) => t('“{title}”', { title: oneLine(title) }));
  return listOf(titles);
}

/** In cents; of one parcel or of all. */
export function cashOf({ parcels }: Order, number?: number): number {
  return broughtInCash(parcels.filter((parcel) => number === undefined || parcel.number === number));
}

export function parcelOf({ parcels }: Order, number: number): Parcel | undefined {
  return parcels.find((parcel) => parcel.number === number);
}

/** In cents; of one parcel or of the order. */
export function cashDue(order: Order, number = 0): number {
  const parcel = parcelOf(order, number);
  return parcel ? dueOfParcel(order, parcel) : inCoins(Math.min(dueCents(order), keptCents(order)), order);
}

export function readyWords(order: Order, number?: number): string {
  return cashDue(order, number) > 0
    ? t('Please have the cash ready when the parcel comes.')
    : t('There is nothing to pay when the parcel comes.');
}

/** For the shop. */
export function newOrderWords(order: Order): string {
  const books = countBooks(order);
  if (cashDue(order) > 0) {
    return order.collection
      ? t('A shopper has just ordered {books}, to be collected and paid in the shop.', { books })
      : t('A shopper has just ordered {books}, to be paid in cash.', { books });
  }
  return sentences(
    order.collection
      ? t('A shopper has just ordered {books}, to be collected in the shop.', { books })
      : t('A shopper has just ordered {books}.', { books }),
    order.isPaidOnline ? t('It is paid online.') : t('There is nothing to pay.'),
  );
}

export function thanks(cents: number, money: Money): string {
  return cents > 0
    ? t('Thank you for the {amount} in cash.', { amount: money.text(cents) })
    : t('Thank you for your order.');
}

/** A refund that the bank refuses is still settled in time. */
export function moneyBack(order: Order, money: Money, none?: string): string | undefined {
  const cents = -openCents(order);
  if (cents <= 0) return none;
  const amount = money.text(cents);
  return order.isPaidOnline
    ? t('{amount} goes back to you the way you paid, within 14 days at the latest.', { amount })
    : t('You get {amount} back within 14 days: answer this mail, and we will agree how.', { amount });
}

export function sentences(...all: (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
