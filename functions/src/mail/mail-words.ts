import type { MailKind } from '../shared/order/mail.ts';
import { missingParts } from '../shared/order/missing-parts.ts';
import type { Order } from '../shared/order/order.ts';
import type { Money } from '../shared/values/money.ts';
import { plural, t } from '../shared/words/words.ts';
import { changeWords } from './change-words.ts';
import { collectionWords } from './collection-words.ts';
import {
  bookCount,
  countBooks,
  type MailWords,
  newOrderWords,
  readyWords,
  sentences,
  type WordsOf,
} from './order-words.ts';
import { cancelledWords, placedWords, returnedWords, thanksWords } from './shared-words.ts';

/** For the shop. */
function whereTo(order: Order): string {
  const missing = missingParts(order);
  return missing
    ? t('It has no {missing}: ask the shopper before you pack it.', { missing })
    : t('Name and address are in the dashboard.');
}

/** A shop can change them here. */
const deliveryWords: Readonly<Record<MailKind, WordsOf>> = {
  placed: (order) =>
    placedWords(
      order,
      plural(
        bookCount(order),
        'A good choice. We are setting your book aside and write again as soon as it is packed.',
        'A good choice. We are setting your books aside and write again as soon as they are packed.',
      ),
    ),
  'placed-shop': (order, _, money) => ({
    subject: t('New order {number}: {books}, {total}', {
      number: order.number,
      books: countBooks(order),
      total: money.price(Number(order.totalPrice)),
    }),
    heading: t('A new order'),
    sentence: sentences(newOrderWords(order), whereTo(order)),
  }),
  packed: (order) => ({
    subject: t('Your order {number} is packed', { number: order.number }),
    heading: plural(bookCount(order), 'Your book is packed', 'Your books are packed'),
    sentence: plural(
      bookCount(order),
      'It is wrapped with care and waits for the carrier. We write again when it leaves the shop.',
      'They are wrapped with care and wait for the carrier. We write again when they leave the shop.',
    ),
  }),
  shipped: (order) => ({
    subject: t('Your order {number} is on its way', { number: order.number }),
    heading: plural(bookCount(order), 'Your book is on its way', 'Your books are on their way'),
    sentence: sentences(
      plural(bookCount(order), 'It has left the shop.', 'They have left the shop.'),
      readyWords(order),
    ),
  }),
  delivered: (order, _, money) => ({
    subject: t('Your order {number} has arrived', { number: order.number }),
    heading: plural(bookCount(order), 'Your book has arrived', 'Your books have arrived'),
    sentence: thanksWords(order, money),
  }),
  cancelled: (order, _, money) =>
    cancelledWords(order, money, t('Nothing will be sent, and there is nothing to pay.')),
  returned: (order, _, money) => returnedWords(order, money, t('The parcel has returned to the shop.')),
  ...changeWords,
};

export function mailWordsOf(kind: MailKind, order: Order, number: number, money: Money): MailWords {
  const words = (order.collection && collectionWords[kind]) || deliveryWords[kind];
  return words(order, number, money);
}
