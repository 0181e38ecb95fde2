import type { Order } from '../shared/order/order.ts';
import type { Money } from '../shared/values/money.ts';
import { cancelledBy, cashOf, type MailWords, named, ofBooks, thanks } from './order-words.ts';

// What mails say in the same words of a delivery and of a collection.

/** @param when when the shop writes again, of one book and of several */
export function placedWords(order: Order, when: readonly [one: string, several: string]): MailWords {
  const [one, several] = when;
  return {
    subject: `We have your ${named(order)}`,
    heading: 'Thank you for your order',
    sentence: `A good choice. We are setting your ${ofBooks(order, 'book', 'books')} aside and write again as soon as ${ofBooks(order, one, several)}.`,
  };
}

/** @param number of the parcel of which the mail speaks; left out, of all */
export function thanksWords(order: Order, money: Money, number?: number): string {
  return `${thanks(cashOf(order, number), money)} We wish you a good chair, a good light and a quiet evening.`;
}

/** @param nothing what neither comes nor is to be paid, in a sentence */
export function cancelledWords(order: Order, nothing: string): MailWords {
  if (cancelledBy(order) !== 'shopper') {
    return {
      subject: `We had to cancel your ${named(order)}`,
      heading: 'We had to cancel your order',
      sentence: `We are sorry. ${nothing}`,
    };
  }
  const missed = ofBooks(
    order,
    'The book is still here, should you miss it.',
    'The books are still here, should you miss them.',
  );
  return {
    subject: `Your ${named(order)} is cancelled`,
    heading: 'You have cancelled your order',
    sentence: `${nothing} ${missed}`,
  };
}

/** @param how how it came back, in a sentence */
export function returnedWords(order: Order, money: Money, how = ''): MailWords {
  const paid = order.cashCents
    ? `You paid ${money.text(order.cashCents)}: answer this mail, and we will agree how you get it back.`
    : 'There is nothing to pay.';
  return {
    subject: `Your ${named(order)} came back to us`,
    heading: ofBooks(order, 'Your book came back to us', 'Your books came back to us'),
    sentence: `${how} ${paid}`.trim(),
  };
}
