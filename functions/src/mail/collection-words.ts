import type { MailKind } from '../shared/order/mail.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import { plural, t } from '../shared/words/words.ts';
import { bookCount, countBooks, newOrderWords, sentences, type WordsOf } from './order-words.ts';
import { cancelledWords, correctionWords, placedWords, returnedWords, thanksWords } from './shared-words.ts';

/** For a shopper who was told too early. */
const corrections: Partial<Record<OrderStatus, () => string>> = {
  placed: () => t('Your order is with us and not ready yet. We write again as soon as it is.'),
  packed: () => t('Your order is still here, and ready to collect.'),
  delivered: () => t('As far as we know, you have collected your order.'),
};

/** Where they differ from those of a delivery. */
export const collectionWords: Partial<Record<MailKind, WordsOf>> = {
  placed: (order) =>
    placedWords(
      order,
      plural(
        bookCount(order),
        'A good choice. We are setting your book aside and write again as soon as you can collect it.',
        'A good choice. We are setting your books aside and write again as soon as you can collect them.',
      ),
    ),
  'placed-shop': (order, _, money) => ({
    subject: t('New order {number} to collect: {books}, {total}', {
      number: order.number,
      books: countBooks(order),
      total: money.price(Number(order.totalPrice)),
    }),
    heading: t('A new order to collect'),
    sentence: sentences(
      newOrderWords(order),
      order.name
        ? t('The name is in the dashboard.')
        : t('It has no name: ask the shopper before you pack it.'),
    ),
  }),
  packed: (order) => ({
    subject: t('Your order {number} is ready to collect', { number: order.number }),
    heading: plural(bookCount(order), 'Your book is ready to collect', 'Your books are ready to collect'),
    sentence: plural(
      bookCount(order),
      'It waits for you in the shop. The number of your order is all that we ask for.',
      'They wait for you in the shop. The number of your order is all that we ask for.',
    ),
  }),
  delivered: (order, _, money) => ({
    subject: t('You have collected your order {number}', { number: order.number }),
    heading: plural(bookCount(order), 'Your book is with you', 'Your books are with you'),
    sentence: thanksWords(order, money),
  }),
  cancelled: (order, _, money) =>
    cancelledWords(order, money, t('There is nothing to collect, and nothing to pay.')),
  returned: (order, _, money) => returnedWords(order, money),
  recipient: (order) => ({
    subject: t('We have corrected your order {number}', { number: order.number }),
    heading: t('Your order is for you'),
    sentence: t('We have corrected who collects your order. Please have a look.'),
  }),
  correction: (order) => correctionWords(order, corrections[order.status]?.()),
};
