import { byteOrderMark, csvFormIn, csvLine, type NumberCell } from '../platform/csv/csv-line.ts';
import { codeCell, textCell } from '../platform/csv/text-cell.ts';
import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import { cashKinds, cashWays } from '../shared/order/cash.ts';
import type { OrderLine } from '../shared/order/order.ts';
import { deliveryByRate } from '../shared/order/order-bill.ts';
import { currencyOf, moneyOfOrder } from '../shared/order/order-currency.ts';
import { shownName } from '../shared/people/person-name.ts';
import { defaultCurrency, type ShopCurrency } from '../shared/shop/shop-profile.ts';
import { splitTax, taxWithin } from '../shared/tax/tax-rounding.ts';
import { t } from '../shared/words/words.ts';
import type { BookedEntry } from './cash-entry.ts';

/** A row for the accountant; money in cents, undefined for an empty cell. */
export interface AccountantRow {
  entry: BookedEntry;
  /** In English. */
  what: string;
  line?: OrderLine;
  /** The rate of its tax in basis points, where the order knows it. */
  basisPoints?: number | undefined;
  /** Its part of the entry's tax; undefined where the order knows none. */
  taxCents?: number | undefined;
  grossCents?: number;
  inCents?: number;
  outCents?: number;
}

/**
 * The rows of an entry: one for each book that was delivered or came back, and for each tax rate one of the discounts and
 * one of the cost of the delivery. These share the cash row by row. What is left of it, such as a refund or a difference,
 * has a row of its own, so that the cash of all rows is the entry's.
 */
export function rowsOfEntry(entry: BookedEntry, lines: readonly OrderLine[]): AccountantRow[] {
  const { deliveredBookIds, returnedBookIds, kind, roundingCents = 0 } = entry;
  // As if coins could pay everything; the row of the rounding makes it what was paid.
  const cents = entry.cents - roundingCents;
  const [what, rounding] = [cashKinds[kind].label, { entry, what: t('Rounding') }];
  if (kind === 'given-back') {
    const given = { entry, what, outCents: -cents };
    return roundingCents === 0 ? [given] : [given, { ...rounding, outCents: -roundingCents }];
  }
  const rows = withTaxes(entry, [
    ...rowsOfSold(entry, lines, deliveredBookIds, 1),
    ...rowsOfSold(entry, lines, returnedBookIds, -1),
  ]);
  const rest = cents - rows.reduce((sum, { inCents = 0 }) => sum + inCents, 0);
  return [
    ...rows,
    ...(rest === 0 ? [] : [{ entry, what, inCents: rest }]),
    ...(roundingCents === 0 ? [] : [{ ...rounding, inCents: roundingCents }]),
  ];
}

/** Rows with their tax, which adds up to that of their entry. */
function withTaxes({ taxes }: BookedEntry, rows: readonly AccountantRow[]): AccountantRow[] {
  if (!taxes) return rows.map((row) => ({ ...row, taxCents: taxOfRow(row) }));
  const split = splitTax(
    rows.map(({ grossCents: cents = 0, basisPoints }) => ({ cents, basisPoints })),
    (basisPoints) => taxes.find((one) => one.basisPoints === basisPoints)?.taxCents ?? 0,
  );
  return rows.map((row, index) => ({ ...row, taxCents: split[index] }));
}

interface SoldRow extends Pick<AccountantRow, 'entry' | 'what' | 'line' | 'basisPoints'> {
  cents: number;
}

/** @param sign 1 for what was delivered, -1 for what came back */
function rowsOfSold(
  entry: BookedEntry,
  lines: readonly OrderLine[],
  bookIds: readonly string[],
  sign: 1 | -1,
): AccountantRow[] {
  const deliveryCents = sign * (entry.deliveryCents ?? 0);
  const sold: Omit<SoldRow, 'entry'>[] = [
    ...lines
      .filter(({ bookId }) => bookIds.includes(bookId))
      .map((line) => ({
        what: sign > 0 ? t('Sale') : t('Sale taken back'),
        cents: line.unitCents,
        line,
        basisPoints: line.taxBasisPoints,
      })),
    ...deliveryByRate(deliveryCents, lines).map(({ cents, basisPoints }) => ({
      what: sign > 0 ? t('Cost of delivery') : t('Cost of delivery taken back'),
      cents,
      basisPoints,
    })),
  ];
  const reduced = (entry.discounts ?? []).filter(({ cents }) => (sign > 0 ? cents <= 0 : cents > 0));
  const sumOf = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);
  const cash = Math.max(0, sign * (entry.cents - (entry.roundingCents ?? 0)));
  // Of what is not paid in full, the books alone have got the cash.
  const isPaid = cash > 0 && cash >= sumOf(sold) + sign * sumOf(reduced);
  let left = cash - (isPaid ? sign * sumOf(reduced) : 0);
  const rows = sold.map(({ cents, ...row }) => {
    const part = Math.min(left, cents);
    left -= part;
    return { entry, ...row, grossCents: sign * cents, inCents: sign * part };
  });
  const discounts = reduced.map(({ cents, ...tax }) => ({
    entry,
    what: sign > 0 ? t('Discount') : t('Discount taken back'),
    ...tax,
    grossCents: cents,
    inCents: isPaid ? cents : 0,
  }));
  return [...rows, ...discounts];
}

type Column = readonly [name: string, cell: (row: AccountantRow) => string | NumberCell];

function amount({ entry }: AccountantRow, cents: number | undefined): string | NumberCell {
  return cents === undefined ? '' : { digits: moneyOfOrder(entry, defaultCurrency).plain(cents) };
}

/** The tax of a row of an earlier release: that of a discount stands in it, that of others is in their gross amounts. */
function taxOfRow({ basisPoints, grossCents, taxCents }: AccountantRow): number | undefined {
  if (taxCents !== undefined) return taxCents;
  const isKnown = basisPoints !== undefined && grossCents !== undefined;
  return isKnown ? taxWithin(grossCents, basisPoints) : undefined;
}

function taxColumnsOf(named: (name: string) => string): readonly Column[] {
  const net = ({ grossCents = 0, taxCents }: AccountantRow) =>
    taxCents === undefined ? undefined : grossCents - taxCents;
  return [
    [named(t('Net')), (row) => amount(row, net(row))],
    [named(t('Tax')), (row) => amount(row, row.taxCents)],
    [
      t('Tax rate (%)'),
      ({ taxCents, basisPoints = 0 }) =>
        taxCents === undefined ? '' : { digits: String(basisPoints / 100) },
    ],
  ];
}

/** 'Gross (USD)'; a shop of another currency says it in a column of its own alone. */
function columnsOf(currency: string, hasTax: boolean): readonly Column[] {
  const unit = currency === defaultCurrency.currency ? ` (${currency})` : '';
  const named = (name: string) => name + unit;

  return [
    [t('Day'), ({ entry }) => entry.day],
    [t('Number'), ({ entry }) => textCell(entry.number)],
    [t('What'), ({ what }) => saidInShop(what)],
    [t('ISBN'), ({ line }) => codeCell(line?.isbn ?? '')],
    [t('Title'), ({ line }) => textCell(line?.title ?? '')],
    [named(t('Gross')), (row) => amount(row, row.grossCents)],
    [named(t('Money in')), (row) => amount(row, row.inCents)],
    [named(t('Money out')), (row) => amount(row, row.outCents)],
    // What is sold, or comes back, without money has no way: it was paid before, or is paid back later.
    [t('How'), ({ entry }) => (entry.cents === 0 ? '' : saidInShop(cashWays[entry.way].label))],
    [t('Reference'), ({ entry }) => textCell(entry.reference)],
    [t('Note'), ({ entry }) => textCell(entry.note)],
    [t('By'), ({ entry }) => textCell(sayInShop(() => shownName(entry.by)))],
    [t('Currency'), ({ entry }) => currencyOf(entry)],
    ...(hasTax ? taxColumnsOf(named) : []),
  ];
}

/** The accountant's rows as CSV in the words of the dashboard, a line at a time, with a line of names first. */
export async function* accountantCsv(
  rows: AsyncIterable<AccountantRow>,
  { currency, locale }: ShopCurrency = defaultCurrency,
  hasTax = false,
): AsyncGenerator<string> {
  const columns = sayInShop(() => columnsOf(currency, hasTax));
  const form = csvFormIn(locale);
  yield byteOrderMark +
    csvLine(
      columns.map(([name]) => name),
      form,
    );
  for await (const row of rows)
    yield csvLine(
      columns.map(([, cell]) => cell(row)),
      form,
    );
}
