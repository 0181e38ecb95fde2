import {
  byteOrderMark,
  type CsvForm,
  csvFormIn,
  csvLine,
  digitsIn,
  type NumberCell,
} from '../platform/csv/csv-line.ts';
import { codeCell, textCell } from '../platform/csv/text-cell.ts';
import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import { promisedDays } from '../shared/order/awaited-books.ts';
import { chargeLabel, chargesOf } from '../shared/order/charges.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { orderSums } from '../shared/order/order-bill.ts';
import type { DeskNote } from '../shared/order/order-changes.ts';
import { costCents, costsOf, withCharges } from '../shared/order/order-costs.ts';
import { currencyOf, moneyOfOrder } from '../shared/order/order-currency.ts';
import { keptLines, soldLines } from '../shared/order/order-lines.ts';
import { paymentsOf } from '../shared/order/order-payments.ts';
import { statusLabel, statusSince } from '../shared/order/order-status.ts';
import { keptCents } from '../shared/order/order-totals.ts';
import { taxedCents } from '../shared/order/order-vouchers.ts';
import { shownName } from '../shared/people/person-name.ts';
import type { ShopCalendar } from '../shared/shop/shop-day.ts';
import { defaultCalendar, defaultCurrency, type ShopCurrency } from '../shared/shop/shop-profile.ts';
import { sheetTime } from '../shared/shop/time-text.ts';
import { type TaxSum, taxOf } from '../shared/tax/tax-sums.ts';
import { t } from '../shared/words/words.ts';

/** Notes only for people whose role may export them. */
export interface ExportedOrder extends Order {
  notes?: readonly DeskNote[];
}

/** English name and cell text. */
type Column = readonly [
  name: string,
  cell: (order: ExportedOrder, form: CsvForm, calendar: ShopCalendar) => string | NumberCell,
  isAmount?: true,
];

function amount(order: ExportedOrder, cents: number): NumberCell {
  return { digits: moneyOfOrder(order, defaultCurrency).plain(cents) };
}

/** @param centsOf undefined for an empty cell */
function amountColumn(name: string, centsOf: (order: ExportedOrder) => number | undefined): Column {
  const cell = (order: ExportedOrder) => {
    const cents = centsOf(order);
    return cents === undefined ? '' : amount(order, cents);
  };
  return [name, cell, true];
}

const columns: readonly Column[] = [
  [t('Number'), ({ number }) => textCell(number)],
  [t('Placed at'), ({ createdAt }, _, calendar) => sheetTime(createdAt, calendar)],
  [t('Status'), (order) => saidInShop(statusLabel(order))],
  [
    t('Status since'),
    ({ createdAt, history }, _, calendar) => sheetTime(statusSince(history)?.at ?? createdAt, calendar),
  ],
  [t('Name'), ({ name }) => name],
  [t('Email'), ({ email }) => email],
  [t('Phone'), ({ phone }) => codeCell(phone)],
  [t('Street'), ({ address }) => address.street],
  [t('City'), ({ address }) => address.city],
  [t('State'), ({ address }) => address.state],
  [t('Zipcode'), ({ address }) => codeCell(address.zipcode)],
  [t('Country'), ({ address }) => address.country],
  [t('Books'), ({ lines }) => String(lines.length)],
  [t('Titles'), ({ lines }) => lines.map(({ title }) => title).join('; ')],
  [t('Total'), ({ totalPrice }) => ({ digits: totalPrice }), true],
  amountColumn(t('Money received'), ({ cashCents }) => cashCents),
  [
    t('Payment'),
    (order) =>
      sayInShop(() =>
        paymentsOf(order)
          .map(({ label, cents }) => (cents === undefined ? t('Nothing to pay') : label))
          .join('; '),
      ),
  ],
  [
    t('Carrier'),
    ({ carrier, parcels }) =>
      inParcels(
        carrier,
        parcels.map((parcel) => parcel.carrier),
      ),
  ],
  [
    t('Tracking code'),
    ({ trackingCode, parcels }) =>
      textCell(
        inParcels(
          trackingCode,
          parcels.map((parcel) => parcel.trackingCode),
        ),
      ),
  ],
  amountColumn(t('Costs now'), keptCents),
  [
    t('Not kept'),
    (order) =>
      order.lines
        .filter((line) => !keptLines(order).includes(line))
        .map(({ title }) => title)
        .join('; '),
  ],
];

/** An order without parcels falls back to its own field. */
function inParcels(own: string, ofParcels: readonly string[]): string {
  return ofParcels.length === 0 ? own : ofParcels.filter(Boolean).join('; ');
}

const noteColumn: Column = [
  t('Notes'),
  ({ notes = [] }) => notes.map(({ by, text }) => `${sayInShop(() => shownName(by))}: ${text}`).join('; '),
];

/** Empty for an order without such a charge, for example one delivered free because all orders were. */
function chargeColumn(kind: string): Column {
  return amountColumn(chargeLabel(kind), (order) => {
    const charges = chargesOf(order).filter((charge) => charge.kind === kind);
    return charges.length > 0 ? costCents(charges) : undefined;
  });
}

const discountColumn = amountColumn(t('Discounts'), (order) =>
  order.discounts
    ? 0 - costCents(costsOf(order, withCharges(soldLines(order))).filter(({ kind }) => kind === 'discount'))
    : undefined,
);

const languageColumn: Column = [t('Language'), languageOf];

const promisedColumn: Column = [t('Promised for'), (order) => promisedDays(order).join('; ')];

const currencyColumn: Column = [t('Currency'), currencyOf];

function taxesOf(order: Order): TaxSum[] {
  return order.taxName ? orderSums(order, withCharges(soldLines(order))) : [];
}

/** Empty for an order without tax. */
const taxColumns: readonly Column[] = [
  // Excludes what was taxed when vouchers were sold.
  amountColumn(t('Net'), (order) =>
    order.taxName ? keptCents(order) - taxedCents(order) - taxOf(taxesOf(order)) : undefined,
  ),
  amountColumn(t('Tax'), (order) => (order.taxName ? taxOf(taxesOf(order)) : undefined)),
  [
    t('Tax by rate'),
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
 * In the language of the dashboard, line by line, with a header line; UTF-8 with the byte order mark that spreadsheets
 * look for.
 * @param charges the kinds that any order has
 * @param hasDiscounts whether any order has had a discount
 * @param hasLanguages whether any order was placed in a language other than English
 * @param hasPromises whether any order waits for books that the shop has to order
 */
export async function* ordersCsv(
  orders: AsyncIterable<ExportedOrder>,
  {
    hasNotes,
    charges = [],
    hasDiscounts = false,
    hasLanguages = false,
    hasPromises = false,
  }: Record<'hasNotes', boolean> &
    Partial<Record<'hasDiscounts' | 'hasLanguages' | 'hasPromises', boolean>> & {
      charges?: readonly string[];
    },
  shop: ShopCurrency & ShopCalendar = { ...defaultCurrency, ...defaultCalendar },
  hasTax = false,
): AsyncGenerator<string> {
  const all = [
    ...columns,
    ...(hasNotes ? [noteColumn] : []),
    currencyColumn,
    ...(hasTax ? taxColumns : []),
    ...charges.map(chargeColumn),
    ...(hasDiscounts ? [discountColumn] : []),
    ...(hasLanguages ? [languageColumn] : []),
    ...(hasPromises ? [promisedColumn] : []),
  ];
  const { currency, locale } = shop;
  const form = csvFormIn(locale);
  const unit = currency === defaultCurrency.currency ? ` (${currency})` : '';
  yield byteOrderMark +
    csvLine(
      all.map(([name, , isAmount]) => saidInShop(name) + (isAmount ? unit : '')),
      form,
    );
  for await (const order of orders)
    yield csvLine(
      all.map(([, cell]) => cell(order, form, shop)),
      form,
    );
}
