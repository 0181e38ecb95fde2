import type { MailKind } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import type { Money } from '../shared/values/money.ts';
import { countBooks, type MailWords, named, ofBooks } from './order-words.ts';
import { cancelledWords, placedWords, returnedWords, thanksWords } from './shared-words.ts';

/** What a shopper reads who was told too early. */
const corrections: Partial<Record<OrderStatus, string>> = {
  placed: 'Your order is with us and not ready yet. We write again as soon as it is.',
  packed: 'Your order is still here, and ready to collect.',
  delivered: 'As far as we know, you have collected your order.',
};

/** The words of mails about an order that is collected in the shop, where they are others than those of a delivery. */
export const collectionWords: Partial<
  Record<MailKind, (order: Order, number: number, money: Money) => MailWords>
> = {
  placed: (order) => placedWords(order, ['you can collect it', 'you can collect them']),
  'placed-shop': (order, _, money) => ({
    subject: `New ${named(order)} to collect: ${countBooks(order)}, ${money.price(Number(order.totalPrice))}`,
    heading: 'A new order to collect',
    sentence: `A shopper has just ordered ${countBooks(order)}, to be collected and paid in the shop. ${order.name ? 'The name is in the dashboard.' : 'It has no name: ask the shopper before you pack it.'}`,
  }),
  packed: (order) => ({
    subject: `Your ${named(order)} is ready to collect`,
    ...ofBooks(
      order,
      {
        heading: 'Your book is ready to collect',
        sentence: 'It waits for you in the shop. The number of your order is all that we ask for.',
      },
      {
        heading: 'Your books are ready to collect',
        sentence: 'They wait for you in the shop. The number of your order is all that we ask for.',
      },
    ),
  }),
  delivered: (order, _, money) => ({
    subject: `You have collected your ${named(order)}`,
    heading: ofBooks(order, 'Your book is with you', 'Your books are with you'),
    sentence: thanksWords(order, money),
  }),
  cancelled: (order) => cancelledWords(order, 'There is nothing to collect, and nothing to pay.'),
  returned: (order, _, money) => returnedWords(order, money),
  recipient: (order) => ({
    subject: `We have corrected your ${named(order)}`,
    heading: 'Your order is for you',
    sentence: 'We have corrected who collects your order. Please have a look.',
  }),
  correction: (order) => ({
    subject: `A correction to your ${named(order)}`,
    heading: 'We wrote too early',
    sentence: `We are sorry, our last mail was a mistake. ${corrections[order.status] ?? ''}`.trim(),
  }),
};
