import { byteOrderMark, csvFormIn, csvLine, type NumberCell } from '../platform/csv/csv-line.ts';
import { codeCell, textCell } from '../platform/csv/text-cell.ts';
import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import { cashKinds, drawerReasons, isOfTaxedVoucher, isOfVoucher } from '../shared/order/cash.ts';
import { chargeByRate, chargeLabel, chargesOf } from '../shared/order/charges.ts';
import type { OrderLine } from '../shared/order/order.ts';
import { costCents } from '../shared/order/order-costs.ts';
import { currencyOf, moneyOfOrder } from '../shared/order/order-currency.ts';
import { lineId } from '../shared/order/order-lines.ts';
import { payWays } from '../shared/payment/pay-ways.ts';
import { shownName } from '../shared/people/person-name.ts';
import { defaultCurrency, type ShopCurrency } from '../shared/shop/shop-profile.ts';
import { splitTax, taxWithin } from '../shared/tax/tax-rounding.ts';
import { sumOf } from '../shared/values/sum-of.ts';
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
  /** Whether its order is on account. */
  isOnAccount?: boolean;
}

/**
 * The rows of an entry: one for each book that was delivered or came back, and for each kind of
 * amount beside them one for each tax rate. These share the cash row by row. What is left of it, such as a refund or a difference,
 * has a row of its own, so that the cash of all rows is the entry's. What was taxed with a voucher brings none any more.
 */
export function rowsOfEntry(entry: BookedEntry, lines: readonly OrderLine[]): AccountantRow[] {
  const { deliveredBookIds, returnedBookIds, kind, roundingCents = 0 } = entry;
  // As if coins could pay everything; the row of the rounding makes it what was paid.
  const cents = entry.cents - roundingCents;
  const [what, rounding] = [cashKinds[kind].label, { entry, what: t('Rounding') }];
  if (entry.way === 'drawer') {
    const whatFor = entry.reason ? drawerReasons[entry.reason].label : what;
    return [{ entry, what: whatFor, ...inOrOut(cents) }];
  }
  if (isOfVoucher(kind)) return [{ entry, what, ...inOrOut(cents) }];
  if (isOfTaxedVoucher(kind)) {
    const sold = { entry, what, grossCents: cents, ...inOrOut(cents) };
    return [{ ...sold, ...entry.taxes?.[0] }];
  }
  if (entry.way === 'prepaid') return [];
  const isGiven = kind === 'given-back';
  const priced = isGiven ? { ...entry, cents: 0, roundingCents: 0 } : entry;
  const rows = withTaxes(entry, [
    ...rowsOfSold(priced, lines, deliveredBookIds, 1),
    ...rowsOfSold(priced, lines, returnedBookIds, -1),
  ]);
  if (isGiven) {
    const given = [...rows, { entry, what, outCents: -cents }];
    return roundingCents === 0 ? given : [...given, { ...rounding, outCents: -roundingCents }];
  }
  const rest = cents - sumOf(rows, 'inCents');
  return [
    ...rows,
    ...(rest === 0 ? [] : [{ entry, what, inCents: rest }]),
    ...(roundingCents === 0 ? [] : [{ ...rounding, inCents: roundingCents }]),
  ];
}

const inOrOut = (cents: number) => (cents < 0 ? { outCents: -cents } : { inCents: cents });

/** Rows with their tax, which adds up to that of their entry. */
function withTaxes({ taxes }: BookedEntry, rows: readonly AccountantRow[]): AccountantRow[] {
  if (!taxes) return rows.map((row) => ({ ...row, taxCents: taxOfRow(row) }));
  const split = splitTax(
    rows.map(({ grossCents: cents = 0, basisPoints }) => ({ cents, basisPoints })),
    (basisPoints) => taxes.find((one) => one.basisPoints === basisPoints)?.taxCents ?? 0,
  );
  return rows.map((row, index) => ({ ...row, taxCents: split[index] }));
}

/** What rows call an amount that is no book's, and one that is taken back. */
const rowWords: Readonly<Record<string, readonly [charged: string, takenBack: string]>> = {
  delivery: [t('Cost of delivery'), t('Cost of delivery taken back')],
  discount: [t('Discount'), t('Discount taken back')],
  prepaid: [t('Taxed with a voucher'), t('Not taxed with a voucher any more')],
};

const reductions: ReadonlySet<string> = new Set(['discount', 'prepaid']);

/** What an entry moves beside books, at each rate. */
function costsOfEntry(
  { costs, deliveryCents, discounts = [] }: BookedEntry,
  lines: readonly OrderLine[],
): NonNullable<BookedEntry['costs']> {
  return (
    costs ?? [
      ...chargesOf({ deliveryCents }).flatMap((charge) => chargeByRate(charge, lines)),
      ...discounts.map((one) => ({ kind: 'discount', ...one })),
    ]
  );
}

/** @param sign 1 for what was delivered, -1 for what came back */
function rowsOfSold(
  entry: BookedEntry,
  lines: readonly OrderLine[],
  bookIds: readonly string[],
  sign: 1 | -1,
): AccountantRow[] {
  const costs = costsOfEntry(entry, lines).map(({ kind, cents, basisPoints, taxCents }) => {
    const what = rowWords[kind]?.[sign > 0 ? 0 : 1] ?? chargeLabel(kind);
    return { what, cents: sign * cents, basisPoints, taxCents, isReduction: reductions.has(kind) };
  });
  const sold = [
    ...lines
      .filter((line) => bookIds.includes(lineId(line)))
      .map((line) => ({
        what: sign > 0 ? t('Sale') : t('Sale taken back'),
        cents: line.unitCents,
        line,
        basisPoints: line.taxBasisPoints,
      })),
    ...costs.filter(({ isReduction, cents }) => !isReduction && cents > 0),
  ];
  const reduced = costs.filter(({ isReduction, cents }) => isReduction && cents < 0);
  const cash = Math.max(0, sign * (entry.cents - (entry.roundingCents ?? 0)));
  // Of what is not paid in full, the books alone have got the cash.
  const isPaid = cash > 0 && cash >= costCents(sold) + costCents(reduced);
  let left = cash - (isPaid ? costCents(reduced) : 0);
  const rows = sold.map(({ cents, ...row }) => {
    const part = Math.min(left, cents);
    left -= part;
    return { entry, ...row, grossCents: sign * cents, inCents: sign * part };
  });
  const discounts = reduced.map(({ cents, ...row }) => ({
    entry,
    ...row,
    grossCents: sign * cents,
    inCents: isPaid ? sign * cents : 0,
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

function openCentsOf({ isOnAccount, grossCents = 0, inCents = 0, outCents = 0 }: AccountantRow) {
  return isOnAccount ? grossCents - inCents + outCents : undefined;
}

/** Which columns a shop needs beside those of all shops. */
interface AccountantColumns {
  hasTax?: boolean;
  hasAccounts?: boolean;
}

/** 'Gross (USD)'; a shop of another currency says it in a column of its own alone. */
function columnsOf(currency: string, { hasTax, hasAccounts }: AccountantColumns): readonly Column[] {
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
    [
      t('How'),
      ({ entry, isOnAccount }) =>
        entry.cents !== 0 || isOnAccount
          ? saidInShop(payWays[entry.cents !== 0 ? entry.way : 'account'].label)
          : '',
    ],
    [t('Reference'), ({ entry }) => textCell(entry.reference)],
    [t('Note'), ({ entry }) => textCell(entry.note)],
    [t('By'), ({ entry }) => textCell(sayInShop(() => shownName(entry.by)))],
    [t('Currency'), ({ entry }) => currencyOf(entry)],
    ...(hasTax ? taxColumnsOf(named) : []),
    // What it adds to what customers on account owe.
    ...(hasAccounts
      ? [[named(t('Open items')), (row: AccountantRow) => amount(row, openCentsOf(row))] as const]
      : []),
  ];
}

/** The accountant's rows as CSV in the words of the dashboard, a line at a time, with a line of names first. */
export async function* accountantCsv(
  rows: AsyncIterable<AccountantRow>,
  { currency, locale }: ShopCurrency = defaultCurrency,
  needed: AccountantColumns = {},
): AsyncGenerator<string> {
  const columns = sayInShop(() => columnsOf(currency, needed));
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
