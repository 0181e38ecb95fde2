import type { MailKind } from '../shared/order/mail.ts';
import { missingParts } from '../shared/order/missing-parts.ts';
import type { Order } from '../shared/order/order.ts';
import type { Money } from '../shared/values/money.ts';
import { changeWords } from './change-words.ts';
import { collectionWords } from './collection-words.ts';
import { countBooks, type MailWords, named, ofBooks } from './order-words.ts';
import { cancelledWords, placedWords, returnedWords, thanksWords } from './shared-words.ts';

/** Where to send an order, as the shop reads it. */
function whereTo(order: Order): string {
  const missing = missingParts(order);
  return missing
    ? `It has no ${missing}: ask the shopper before you pack it.`
    : 'Name and address are in the dashboard.';
}

/** The words of each mail about a delivery: make them yours here. */
const deliveryWords: Readonly<Record<MailKind, (order: Order, number: number, money: Money) => MailWords>> = {
  placed: (order) => placedWords(order, ['it is packed', 'they are packed']),
  'placed-shop': (order, _, money) => ({
    subject: `New ${named(order)}: ${countBooks(order)}, ${money.price(Number(order.totalPrice))}`,
    heading: 'A new order',
    sentence: `A shopper has just ordered ${countBooks(order)}, to be paid in cash. ${whereTo(order)}`,
  }),
  packed: (order) => ({
    subject: `Your ${named(order)} is packed`,
    ...ofBooks(
      order,
      {
        heading: 'Your book is packed',
        sentence:
          'It is wrapped with care and waits for the carrier. We write again when it leaves the shop.',
      },
      {
        heading: 'Your books are packed',
        sentence:
          'They are wrapped with care and wait for the carrier. We write again when they leave the shop.',
      },
    ),
  }),
  shipped: (order) => ({
    subject: `Your ${named(order)} is on its way`,
    ...ofBooks(
      order,
      {
        heading: 'Your book is on its way',
        sentence: 'It has left the shop. Please have the cash ready when the parcel comes.',
      },
      {
        heading: 'Your books are on their way',
        sentence: 'They have left the shop. Please have the cash ready when the parcel comes.',
      },
    ),
  }),
  delivered: (order, _, money) => ({
    subject: `Your ${named(order)} has arrived`,
    heading: ofBooks(order, 'Your book has arrived', 'Your books have arrived'),
    sentence: thanksWords(order, money),
  }),
  cancelled: (order) => cancelledWords(order, 'Nothing will be sent, and there is nothing to pay.'),
  returned: (order, _, money) => returnedWords(order, money, 'The parcel has returned to the shop.'),
  ...changeWords,
};

/** What the mail about an order says in words of its own. */
export function mailWordsOf(kind: MailKind, order: Order, number: number, money: Money): MailWords {
  const words = (order.collection && collectionWords[kind]) || deliveryWords[kind];
  return words(order, number, money);
}
