import { unsentAnnounced } from '../shared/order/announced-books.ts';
import { awaitedIn } from '../shared/order/awaited-books.ts';
import type { Order } from '../shared/order/order.ts';
import type { Money } from '../shared/values/money.ts';
import { plural, t } from '../shared/words/words.ts';
import {
  bookCount,
  cancelledBy,
  cashOf,
  type MailWords,
  moneyBack,
  sentences,
  thanks,
} from './order-words.ts';

/** @param sentence what happens next when all books are in stock */
export function placedWords(order: Order, sentence: string): MailWords {
  const isComplete = awaitedIn(order).length + unsentAnnounced(order).length === 0;
  return {
    subject: t('We have your order {number}', { number: order.number }),
    heading: t('Thank you for your order'),
    sentence: isComplete
      ? sentence
      : t(
          'A good choice. For what is not here yet, the day stands below, and we write again with the next step.',
        ),
  };
}

/** @param number of the parcel; without it, of the order */
export function thanksWords(order: Order, money: Money, number?: number): string {
  return sentences(
    thanks(cashOf(order, number), money),
    t('We wish you a good chair, a good light and a quiet evening.'),
  );
}

/** @param nothing 'Nothing will be sent, and there is nothing to pay.' */
export function cancelledWords(order: Order, money: Money, nothing: string): MailWords {
  const { number } = order;
  const back = moneyBack(order, money);
  if (cancelledBy(order) !== 'shopper') {
    return {
      subject: t('We had to cancel your order {number}', { number }),
      heading: t('We had to cancel your order'),
      sentence: sentences(t('We are sorry.'), nothing, back),
    };
  }
  return {
    subject: t('Your order {number} is cancelled', { number }),
    heading: t('You have cancelled your order'),
    sentence: sentences(
      nothing,
      back,
      plural(
        bookCount(order),
        'The book is still here, should you miss it.',
        'The books are still here, should you miss them.',
      ),
    ),
  };
}

/** @param how it came back, in a sentence */
export function returnedWords(order: Order, money: Money, how?: string): MailWords {
  return {
    subject: t('Your order {number} came back to us', { number: order.number }),
    heading: plural(bookCount(order), 'Your book came back to us', 'Your books came back to us'),
    sentence: sentences(how, moneyBack(order, money, t('There is nothing to pay.'))),
  };
}

/** @param what its state, in a sentence; undefined where there is none */
export function correctionWords({ number }: Order, what: string | undefined): MailWords {
  return {
    subject: t('A correction to your order {number}', { number }),
    heading: t('We wrote too early'),
    sentence: sentences(t('We are sorry, our last mail was a mistake.'), what),
  };
}
