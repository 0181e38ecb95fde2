import {
  byteOrderMark,
  type CsvForm,
  csvFormIn,
  csvLine,
  digitsIn,
  type NumberCell,
} from '../platform/csv/csv-line.ts';
import { textCell } from '../platform/csv/text-cell.ts';
import { promisedDays } from '../shared/order/awaited-books.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { orderSums } from '../shared/order/order-bill.ts';
import type { DeskNote } from '../shared/order/order-changes.ts';
import { currencyOf, moneyOfOrder } from '../shared/order/order-currency.ts';
import { keptLines, soldLines } from '../shared/order/order-lines.ts';
import { statusLabel, statusSince } from '../shared/order/order-status.ts';
import { discountCents, discountsOf, keptCents } from '../shared/order/order-totals.ts';
import { defaultCurrency, type ShopCurrency } from '../shared/shop/shop-profile.ts';
import { type TaxSum, taxOf } from '../shared/tax/tax-sums.ts';

/** An order as it is exported; its notes only for those who may take them along. */
export interface ExportedOrder extends Order {
  notes?: readonly DeskNote[];
}

type Column = readonly [name: string, cell: (order: ExportedOrder, form: CsvForm) => string | NumberCell];

function amount(order: ExportedOrder, cents: number): NumberCell {
  return { digits: moneyOfOrder(order, defaultCurrency).plain(cents) };
}

const columns: readonly Column[] = [
  ['Number', ({ number }) => textCell(number)],
  ['Placed at', ({ createdAt }) => createdAt],
  ['Status', (order) => statusLabel(order)],
  ['Status since', ({ createdAt, history }) => statusSince(history)?.at ?? createdAt],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => textCell(phone)],
  ['Street', ({ address }) => address.street],
  ['City', ({ address }) => address.city],
  ['State', ({ address }) => address.state],
  ['Zipcode', ({ address }) => textCell(address.zipcode)],
  ['Country', ({ address }) => address.country],
  ['Books', ({ lines }) => String(lines.length)],
  ['Titles', ({ lines }) => lines.map(({ title }) => title).join('; ')],
  ['Total (USD)', ({ totalPrice }) => ({ digits: totalPrice })],
  ['Cash received (USD)', (order) => (order.cashCents === undefined ? '' : amount(order, order.cashCents))],
  [
    'Carrier',
    ({ carrier, parcels }) =>
      inParcels(
        carrier,
        parcels.map((parcel) => parcel.carrier),
      ),
  ],
  [
    'Tracking code',
    ({ trackingCode, parcels }) =>
      textCell(
        inParcels(
          trackingCode,
          parcels.map((parcel) => parcel.trackingCode),
        ),
      ),
  ],
  ['Costs now (USD)', (order) => amount(order, keptCents(order))],
  [
    'Not kept',
    (order) =>
      order.lines
        .filter((line) => !keptLines(order).includes(line))
        .map(({ title }) => title)
        .join('; '),
  ],
];

/** Of an order without parcels what it says itself. */
function inParcels(own: string, ofParcels: readonly string[]): string {
  return ofParcels.length === 0 ? own : ofParcels.filter(Boolean).join('; ');
}

const noteColumn: Column = [
  'Notes',
  ({ notes = [] }) => notes.map(({ by, text }) => `${by}: ${text}`).join('; '),
];

/** Empty for an order that was delivered free, as every order of the shop was. */
const deliveryColumn: Column = [
  'Delivery (USD)',
  (order) => (order.deliveryCents === undefined ? '' : amount(order, order.deliveryCents)),
];

/** What was taken off what an order costs now; empty for an order that never had a discount. */
const discountColumn: Column = [
  'Discounts (USD)',
  (order) => (order.discounts ? amount(order, discountCents(discountsOf(order, soldLines(order)))) : ''),
];

/** In which the order speaks. */
const languageColumn: Column = ['Language', languageOf];

/** By when what has to be ordered for it ships. */
const promisedColumn: Column = ['Promised for', (order) => promisedDays(order).join('; ')];

/** What the amounts of each order are in. */
const currencyColumn: Column = ['Currency', currencyOf];

/** The sums by rate of what an order costs now; none for one that knows no tax. */
function taxesOf(order: Order): TaxSum[] {
  const lines = soldLines(order);
  return order.taxName ? orderSums(order, { lines, hasDelivery: lines.length > 0 }) : [];
}

/** What is taxed and the tax of what an order costs now; an order that knows no tax leaves them empty. */
const taxColumns: readonly Column[] = [
  ['Net (USD)', (order) => (order.taxName ? amount(order, keptCents(order) - taxOf(taxesOf(order))) : '')],
  ['Tax (USD)', (order) => (order.taxName ? amount(order, taxOf(taxesOf(order))) : '')],
  [
    'Tax by rate',
    (order, form) =>
      taxesOf(order)
        .map(({ basisPoints, taxCents }) => {
          const [rate, tax] = [String(basisPoints / 100), amount(order, taxCents).digits];
          return `${digitsIn(form, rate)}%: ${digitsIn(form, tax)}`;
        })
        .join('; '),
  ],
];

/**
 * Orders as CSV, a line at a time, with a line of names first; UTF-8 with the byte order mark that spreadsheets look for.
 * @param hasDelivery whether the delivery of any order has a cost of its own
 * @param hasDiscounts whether any order has had a discount
 * @param hasLanguages whether any order was placed in another language than English
 * @param hasPromises whether any order waits for books that the shop has to order
 */
export async function* ordersCsv(
  orders: AsyncIterable<ExportedOrder>,
  {
    hasNotes,
    hasDelivery = false,
    hasDiscounts = false,
    hasLanguages = false,
    hasPromises = false,
  }: Record<'hasNotes', boolean> &
    Partial<Record<'hasDelivery' | 'hasDiscounts' | 'hasLanguages' | 'hasPromises', boolean>>,
  { currency, locale }: ShopCurrency = defaultCurrency,
  hasTax = false,
): AsyncGenerator<string> {
  const all = [
    ...columns,
    ...(hasNotes ? [noteColumn] : []),
    currencyColumn,
    ...(hasTax ? taxColumns : []),
    ...(hasDelivery ? [deliveryColumn] : []),
    ...(hasDiscounts ? [discountColumn] : []),
    ...(hasLanguages ? [languageColumn] : []),
    ...(hasPromises ? [promisedColumn] : []),
  ];
  const form = csvFormIn(locale);
  const unnamed = currency === defaultCurrency.currency ? '' : ` (${defaultCurrency.currency})`;
  yield byteOrderMark +
    csvLine(
      all.map(([name]) => name.replace(unnamed, '')),
      form,
    );
  for await (const order of orders)
    yield csvLine(
      all.map(([, cell]) => cell(order, form)),
      form,
    );
}
