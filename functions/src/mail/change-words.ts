import type { MailKind } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { stateOfLine } from '../shared/order/order-lines.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import { discountsOf, keptCents } from '../shared/order/order-totals.ts';
import { placeOfParcel } from '../shared/order/parcels.ts';
import type { Money } from '../shared/values/money.ts';
import { oneLine } from './one-line.ts';
import { type MailWords, named, titlesOf } from './order-words.ts';
import { thanksWords } from './shared-words.ts';

function changedBooks(order: Order, money: Money): string {
  const lines = (state: string) => order.lines.filter(({ bookId }) => stateOfLine(order, bookId) === state);
  const [out, returned] = [lines('taken-out'), lines('returned')];
  const notWanted = order.lineChanges.filter(
    ({ state, reason }) => state === 'taken-out' && reason === 'not-wanted',
  );
  return [
    out.length > 0 &&
      (notWanted.length === out.length
        ? `As you wished, ${titlesOf(out)} will not be ${order.collection ? 'set aside' : 'sent'}.`
        : `We are sorry: we cannot ${order.collection ? 'give you' : 'send'} ${titlesOf(out)}.`),
    returned.length > 0 && `Back with us: ${titlesOf(returned)}.`,
    out.length + returned.length === 0 && 'Everything that you ordered is part of it again.',
    `Your order costs ${money.text(keptCents(order))} now.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function discountSentence(order: Order, number: number, money: Money): string {
  const applied = discountsOf(order).find(({ discount }) => discount.number === number);
  const words = applied
    ? `We have taken ${money.text(applied.cents)} off your order: ${oneLine(applied.discount.reason)}.`
    : 'We are sorry: the discount of which we wrote was a mistake, and we had to take it back.';
  return `${words.replace(/([.!?])\.$/, '$1')} Your order costs ${money.text(keptCents(order))} now.`;
}

/** What a shopper reads who was told too early. */
const corrections: Partial<Record<OrderStatus, string>> = {
  placed: 'Your order is with us, and waits to be packed. We write again as soon as it is.',
  packed: 'Your order is packed and still with us. We write again when it leaves the shop.',
  waiting: 'A part of your order is still with us. We write again when it leaves the shop.',
  shipped: 'Your order is still on its way to you.',
  delivered: 'As far as we know, your order is with you.',
};

function parcelName(order: Order, number: number): string {
  return order.parcels.length > 1 ? `Parcel ${placeOfParcel(order.parcels, number)}` : 'A parcel';
}

type ChangeKind = Exclude<MailKind, OrderStatus | 'placed-shop'>;

const late = 'The time to withdraw was over by then. We look at it all the same and write to you.';

/** The words of the mails about parcels, and about what the shop has changed of an order or has to say. */
export const changeWords: Readonly<
  Record<ChangeKind, (order: Order, number: number, money: Money) => MailWords>
> = {
  lines: (order, _, money) => ({
    subject: `A change to your ${named(order)}`,
    heading: 'Your order has changed',
    sentence: changedBooks(order, money),
  }),
  recipient: (order) => ({
    subject: `We have corrected your ${named(order)}`,
    heading: 'Your order goes here',
    sentence: 'We have corrected to whom and where your order goes. Please have a look.',
  }),
  correction: (order) => ({
    subject: `A correction to your ${named(order)}`,
    heading: 'We wrote too early',
    sentence: `We are sorry, our last mail was a mistake. ${corrections[order.status] ?? ''}`.trim(),
  }),
  message: (order) => ({
    subject: `About your ${named(order)}`,
    heading: 'A word about your order',
    sentence: 'We have written you a few lines.',
  }),
  discount: (order, number, money) => ({
    subject: `A change to your ${named(order)}`,
    heading: 'Your order has changed',
    sentence: discountSentence(order, number, money),
  }),
  parcel: (order, number) => ({
    subject: `${parcelName(order, number)} of your ${named(order)} is on its way`,
    heading: `${parcelName(order, number)} is on its way`,
    sentence:
      order.status === 'waiting'
        ? 'It has left the shop. The rest of your order follows, and we write again when it leaves.'
        : 'It has left the shop. Please have the cash ready when it comes.',
  }),
  arrived: (order, number, money) => ({
    subject: `${parcelName(order, number)} of your ${named(order)} has arrived`,
    heading: `${parcelName(order, number)} has arrived`,
    sentence: thanksWords(order, money, number),
  }),
  withdrawal: (order, number) => ({
    subject: `We have received your withdrawal from ${named(order)}`,
    heading: 'We have received your withdrawal',
    sentence: order.withdrawals?.[number - 1]?.isLate
      ? late
      : 'Below is what you have declared, and when. If a book is with you, send it back within 14 days from then; we give back what you paid within the same time, once the books or the proof that they are sent have reached us.',
  }),
  'withdrawal-shop': (order, number) => ({
    subject: `Withdrawal from ${named(order)}`,
    heading: order.withdrawals?.[number - 1]?.isLate ? 'A late withdrawal' : 'A withdrawal',
    sentence: 'A shopper has declared to withdraw from this order. The order says what to do, and by when.',
  }),
  'came-back': (order, number) => ({
    subject: `${parcelName(order, number)} of your ${named(order)} came back to us`,
    heading: `${parcelName(order, number)} came back to us`,
    sentence: order.parcels.find((parcel) => parcel.number === number)?.cashCents
      ? 'It has returned to the shop. Answer this mail, and we will agree how you get your money back.'
      : 'It has returned to the shop. There is nothing to pay for it.',
  }),
};
