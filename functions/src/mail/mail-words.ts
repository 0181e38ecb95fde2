import type { MailKind } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import type { Money } from '../shared/values/money.ts';
import { changeWords } from './change-words.ts';
import { collectionWords } from './collection-words.ts';
import { cancelledBy, cashOf, countBooks, type MailWords, named, ofBooks, thanks } from './order-words.ts';

/** The words of each mail about a delivery: make them yours here. */
const deliveryWords: Readonly<Record<MailKind, (order: Order, number: number, money: Money) => MailWords>> = {
  placed: (order) => ({
    subject: `We have your ${named(order)}`,
    heading: 'Thank you for your order',
    sentence: ofBooks(
      order,
      'A good choice. We are setting your book aside and write again as soon as it is packed.',
      'A good choice. We are setting your books aside and write again as soon as they are packed.',
    ),
  }),
  'placed-shop': (order, _, money) => ({
    subject: `New ${named(order)}: ${countBooks(order)}, ${money.price(Number(order.totalPrice))}`,
    heading: 'A new order',
    sentence: `Somebody has just ordered ${countBooks(order)}, to be paid in cash. Name and address are in the dashboard.`,
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
    sentence: `${thanks(cashOf(order), money)} We wish you a good chair, a good light and a quiet evening.`,
  }),
  cancelled: (order) =>
    cancelledBy(order) === 'shopper'
      ? {
          subject: `Your ${named(order)} is cancelled`,
          heading: 'You have cancelled your order',
          sentence: ofBooks(
            order,
            'Nothing will be sent, and there is nothing to pay. The book is still here, should you miss it.',
            'Nothing will be sent, and there is nothing to pay. The books are still here, should you miss them.',
          ),
        }
      : {
          subject: `We had to cancel your ${named(order)}`,
          heading: 'We had to cancel your order',
          sentence: 'We are sorry. Nothing will be sent, and there is nothing to pay.',
        },
  returned: (order, _, money) => ({
    subject: `Your ${named(order)} came back to us`,
    heading: ofBooks(order, 'Your book came back to us', 'Your books came back to us'),
    sentence: !order.cashCents
      ? 'The parcel has returned to the shop. There is nothing to pay.'
      : `The parcel has returned to the shop. You paid ${money.text(order.cashCents)}: answer this mail, and we will agree how you get it back.`,
  }),
  ...changeWords,
};

/** What the mail about an order says in words of its own. */
export function mailWordsOf(kind: MailKind, order: Order, number: number, money: Money): MailWords {
  const words = (order.collection && collectionWords[kind]) || deliveryWords[kind];
  return words(order, number, money);
}
