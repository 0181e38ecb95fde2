import { unsentAnnounced } from '../shared/order/announced-books.ts';
import { awaitedOf } from '../shared/order/awaited-books.ts';
import { discountsOf } from '../shared/order/discount-parts.ts';
import type { MailKind } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { lineId, stateOfLine } from '../shared/order/order-lines.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import { keptCents } from '../shared/order/order-totals.ts';
import { placeOfParcel } from '../shared/order/parcels.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import { oneLine } from './one-line.ts';
import { moneyBack, readyWords, sentences, titlesOf, type WordsOf } from './order-words.ts';
import { correctionWords, thanksWords } from './shared-words.ts';

function takenOut({ collection, lineChanges }: Order, lines: Order['lines']): string {
  const books = titlesOf(lines);
  const notWanted = lineChanges.filter(
    ({ state, reason }) => state === 'taken-out' && reason === 'not-wanted',
  );
  if (notWanted.length === lines.length) {
    return collection
      ? t('As you wished, {books} will not be set aside.', { books })
      : t('As you wished, {books} will not be sent.', { books });
  }
  return collection
    ? t('We are sorry: we cannot give you {books}.', { books })
    : t('We are sorry: we cannot send {books}.', { books });
}

function costNow(order: Order, money: Money): string {
  const cost = t('Your order costs {amount} now.', { amount: money.text(keptCents(order)) });
  return sentences(cost, moneyBack(order, money));
}

function changedBooks(order: Order, money: Money): string {
  const lines = (state: string) => order.lines.filter((line) => stateOfLine(order, lineId(line)) === state);
  const [out, returned] = [lines('taken-out'), lines('returned')];
  return sentences(
    out.length > 0 && takenOut(order, out),
    returned.length > 0 && t('Back with us: {books}.', { books: titlesOf(returned) }),
    out.length + returned.length === 0 && t('Everything that you ordered is part of it again.'),
    costNow(order, money),
  );
}

function discountSentence(order: Order, number: number, money: Money): string {
  const applied = discountsOf(order).find(({ discount }) => discount.number === number);
  const words = applied
    ? t('We have taken {amount} off your order: {reason}.', {
        amount: money.text(applied.cents),
        reason: oneLine(applied.discount.reason),
      })
    : t('We are sorry: the discount of which we wrote was a mistake, and we had to take it back.');
  return sentences(words.replace(/([.!?])\.$/, '$1'), costNow(order, money));
}

/** For a shopper who was told too early. */
const corrections: Partial<Record<OrderStatus, () => string>> = {
  placed: () => t('Your order is with us, and waits to be packed. We write again as soon as it is.'),
  packed: () => t('Your order is packed and still with us. We write again when it leaves the shop.'),
  waiting: () => t('A part of your order is still with us. We write again when it leaves the shop.'),
  shipped: () => t('Your order is still on its way to you.'),
  delivered: () => t('As far as we know, your order is with you.'),
};

/** Undefined for an order with one parcel. */
function placeAmong({ parcels }: Order, number: number): number | undefined {
  return parcels.length > 1 ? placeOfParcel(parcels, number) : undefined;
}

/** Whose day is not the one that the shopper was told. */
function movedLines(order: Order): Order['lines'] {
  const announced = unsentAnnounced(order);
  const moved = announced.filter((one) => one.told !== undefined);
  const meant = moved.length > 0 ? moved : announced;
  return order.lines.filter((line) => meant.some(({ bookId }) => bookId === lineId(line)));
}

type ChangeKind = Exclude<MailKind, OrderStatus | 'placed-shop'>;

export const changeWords: Readonly<Record<ChangeKind, WordsOf>> = {
  lines: (order, _, money) => ({
    subject: t('A change to your order {number}', { number: order.number }),
    heading: t('Your order has changed'),
    sentence: changedBooks(order, money),
  }),
  recipient: (order) => ({
    subject: t('We have corrected your order {number}', { number: order.number }),
    heading: t('Your order goes here'),
    sentence: t('We have corrected to whom and where your order goes. Please have a look.'),
  }),
  correction: (order) => correctionWords(order, corrections[order.status]?.()),
  appearance: (order) => ({
    subject: t('A new day for a book of your order {number}', { number: order.number }),
    heading: t('It appears on another day'),
    sentence: t(
      'There is a new day for {books}: it stands below. Your order stays as it is; if that is too late for you, just answer this mail.',
      { books: titlesOf(movedLines(order)) },
    ),
  }),
  message: (order) => ({
    subject: t('About your order {number}', { number: order.number }),
    heading: t('A word about your order'),
    sentence: t('We have written you a few lines.'),
  }),
  discount: (order, number, money) => ({
    subject: t('A change to your order {number}', { number: order.number }),
    heading: t('Your order has changed'),
    sentence: discountSentence(order, number, money),
  }),
  choice(order, number) {
    const line = order.lines[number - 1];
    const { title = '' } = line ?? {};
    const suggestion = awaitedOf(order, line)?.ask?.suggestion;
    return {
      subject: t('A book of your order {number} does not come', { number: order.number }),
      heading: t('A book does not come'),
      sentence: sentences(
        t('We are sorry: “{title}” does not come as we had promised.', { title: oneLine(title) }),
        suggestion && t('We have “{title}” in its place.', { title: oneLine(suggestion.title) }),
        t(
          'You choose: wait on, take another edition, or leave the book. One press is enough, and you need no login.',
        ),
      ),
    };
  },
  parcel(order, number) {
    const place = placeAmong(order, number);
    return {
      subject: place
        ? t('Parcel {place} of your order {number} is on its way', { place, number: order.number })
        : t('A parcel of your order {number} is on its way', { number: order.number }),
      heading: place ? t('Parcel {place} is on its way', { place }) : t('A parcel is on its way'),
      sentence: sentences(
        t('It has left the shop.'),
        readyWords(order, number),
        order.status === 'waiting' && t('The rest of your order follows, and we write again when it leaves.'),
      ),
    };
  },
  arrived(order, number, money) {
    const place = placeAmong(order, number);
    return {
      subject: place
        ? t('Parcel {place} of your order {number} has arrived', { place, number: order.number })
        : t('A parcel of your order {number} has arrived', { number: order.number }),
      heading: place ? t('Parcel {place} has arrived', { place }) : t('A parcel has arrived'),
      sentence: thanksWords(order, money, number),
    };
  },
  withdrawal: (order, number) => ({
    subject: t('We have received your withdrawal from order {number}', { number: order.number }),
    heading: t('We have received your withdrawal'),
    sentence: order.withdrawals?.[number - 1]?.isLate
      ? t('The time to withdraw was over by then. We look at it all the same and write to you.')
      : t(
          'Below is what you have declared, and when. If a book is with you, send it back within 14 days from then; we give back what you paid within the same time, once the books or the proof that they are sent have reached us.',
        ),
  }),
  'withdrawal-shop': (order, number) => ({
    subject: t('Withdrawal from order {number}', { number: order.number }),
    heading: order.withdrawals?.[number - 1]?.isLate ? t('A late withdrawal') : t('A withdrawal'),
    sentence: t(
      'A shopper has declared to withdraw from this order. The order says what to do, and by when.',
    ),
  }),
  'came-back'(order, number, money) {
    const place = placeAmong(order, number);
    return {
      subject: place
        ? t('Parcel {place} of your order {number} came back to us', { place, number: order.number })
        : t('A parcel of your order {number} came back to us', { number: order.number }),
      heading: place ? t('Parcel {place} came back to us', { place }) : t('A parcel came back to us'),
      sentence: sentences(
        t('It has returned to the shop.'),
        moneyBack(order, money, t('There is nothing to pay for it.')),
      ),
    };
  },
};
