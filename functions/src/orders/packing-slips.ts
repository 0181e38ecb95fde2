import { sayIn } from '../platform/words/say-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { copyWords } from '../shared/book/copy-words.ts';
import { addressLines } from '../shared/order/address-lines.ts';
import { announcedIn } from '../shared/order/announced-books.ts';
import { awaitedIn } from '../shared/order/awaited-books.ts';
import { identicalCopies } from '../shared/order/identical-copies.ts';
import { languageOf, type Order, type OrderLine } from '../shared/order/order.ts';
import { billOf, billTaxes, rowsBelowBooks } from '../shared/order/order-bill.ts';
import { costCents } from '../shared/order/order-costs.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { bookOfLine, lineId } from '../shared/order/order-lines.ts';
import { isPaidInCash, paidLabel } from '../shared/order/order-payments.ts';
import { takenBackCents } from '../shared/order/order-totals.ts';
import type { OrderSlips, PackingSlip } from '../shared/order/packing-slip.ts';
import { dayText } from '../shared/shop/day-text.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { timeText } from '../shared/shop/time-text.ts';
import { shownCents } from '../shared/tax/order-tax.ts';
import type { Money } from '../shared/values/money.ts';
import { plural, spokenLanguage, t } from '../shared/words/words.ts';
import { type PrintedParcel, printedParcels } from './printed-parcels.ts';

type SlipShop = Pick<ShopProfile, 'shopName' | 'contactEmail' | 'locale' | 'timeZone'>;

/** @param parcel the number of one of its parcels, alone */
export function orderSlips(order: Order, shop: SlipShop, parcel?: number): OrderSlips {
  const isCancelled = order.status === 'cancelled';
  const slips = () => printedParcels(order, parcel).map((one) => slipOf(one, shop));
  return { isCancelled, slips: isCancelled ? [] : sayIn(languageOf(order), slips) };
}

function cashRow(
  { order, cashCents, isPaid }: PrintedParcel,
  money: Money,
): NonNullable<PackingSlip['cash']> {
  const takenBack = takenBackCents(order);
  if (takenBack > 0 && cashCents === 0 && (order.cashCents ?? 0) <= 0)
    return { label: t('Not paid'), amount: money.text(takenBack) };
  return !isPaidInCash(order) && (isPaid || cashCents === 0)
    ? { label: t('Nothing to collect'), amount: paidLabel(order) }
    : { label: isPaid ? t('Paid in cash') : t('Cash to collect'), amount: money.text(cashCents) };
}

function slipOf(parcel: PrintedParcel, { shopName, contactEmail, ...shop }: SlipShop): PackingSlip {
  const { order, number, lines, hasCharges } = parcel;
  const { gift } = order;
  const hidesPrices = gift?.hidesPrices === true;
  const asksNothing = hidesPrices && (parcel.isPaid || parcel.cashCents === 0);
  const locale = spokenLocale(shop.locale);
  const money = moneyOfOrder(order, { locale });
  const bill = billOf(order, { lines, hasCharges });
  const announced = announcedIn(order, shopDay(new Date(), shop));
  const preordered = (line: OrderLine) => {
    const day = announced.find((one) => one.bookId === lineId(line))?.day;
    return day ? t('Pre-ordered, appears on {day}', { day: dayText(day, locale) }) : '';
  };
  const awaited = awaitedIn(order);
  // For a title of which some copies are there: when the others come.
  const promised = (line: OrderLine) => {
    const by = awaited.find((one) => bookOfLine(order, one.bookId) === line.bookId)?.by;
    return by ? t('Ordered for you, promised for {day}', { day: dayText(by, locale) }) : '';
  };
  return {
    language: spokenLanguage(),
    name: t('Packing slip {number}', { number: order.number }),
    number: order.number,
    barcode: t('Barcode of {text}', { text: order.number }),
    ...(number !== undefined && { parcel: t('Parcel {number}', { number }) }),
    placed: timeText(order.createdAt, locale, shop.timeZone),
    ...(order.collection && { heading: t('To be collected') }),
    recipient: order.collection ? t('For') : t('Deliver to'),
    address: addressLines(order),
    phone: order.phone,
    ...(gift && { gift: gift.isWrapped ? t('A present, to be wrapped') : t('A present') }),
    ...(gift?.note && hasCharges && { card: gift.note }),
    ...(!asksNothing && { cash: cashRow(parcel, money) }),
    head: {
      packed: t('Packed'),
      books: plural(lines.length, '{count} book', '{count} books'),
      ...(!hidesPrices && { price: t('Price') }),
    },
    lines: identicalCopies(lines).map(({ first: line, all: { length: count } }) => ({
      bookId: lineId(line),
      count,
      title: line.title,
      details: [line.author ?? '', copyWords(line), preordered(line) || promised(line)].filter(Boolean),
      ...(!hidesPrices && { amount: money.text(count * shownCents(order, line)) }),
    })),
    further: hidesPrices ? [] : rowsBelowBooks(order, { lines, hasCharges }, money),
    ...(!hidesPrices && { total: { label: t('Total'), amount: money.text(costCents(bill)) } }),
    taxes: hidesPrices ? [] : billTaxes(order, bill, money),
    note: t('Note:'),
    thanks: t(
      'Thank you for ordering from {shopName}. If anything is not as it should be, write to {contactEmail}.',
      { shopName, contactEmail },
    ),
  };
}
