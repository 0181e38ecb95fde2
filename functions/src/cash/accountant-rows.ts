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

/** Money in cents; undefined for an empty cell. */
export interface AccountantRow {
  entry: BookedEntry;
  /** In English; translated when written to the file. */
  what: string;
  line?: OrderLine;
  /** Tax rate in basis points, where the order has one. */
  basisPoints?: number | undefined;
  /** Its share of the entry's tax; undefined for an order without tax. */
  taxCents?: number | undefined;
  grossCents?: number;
  inCents?: number;
  outCents?: number;
  isOnAccount?: boolean;
}

/**
 * One row for each book delivered or returned, and for every other kind of amount one for each tax rate. They share the
 * entry's cash; the rest, such as a refund or a difference, gets a row of its own, so that the rows' cash adds up to
 * the entry's. What was taxed when vouchers were sold brings none.
 */
export function rowsOfEntry(entry: BookedEntry, lines: readonly OrderLine[]): AccountantRow[] {
  const { deliveredBookIds, returnedBookIds, kind, roundingCents = 0 } = entry;
  // Ignores coin rounding, which has a row of its own.
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

/** The rows' taxes add up to the entry's. */
function withTaxes({ taxes }: BookedEntry, rows: readonly AccountantRow[]): AccountantRow[] {
  if (!taxes) return rows.map((row) => ({ ...row, taxCents: taxOfRow(row) }));
  const split = splitTax(
    rows.map(({ grossCents: cents = 0, basisPoints }) => ({ cents, basisPoints })),
    (basisPoints) => taxes.find((one) => one.basisPoints === basisPoints)?.taxCents ?? 0,
  );
  return rows.map((row, index) => ({ ...row, taxCents: split[index] }));
}

const rowWords: Readonly<Record<string, readonly [charged: string, takenBack: string]>> = {
  delivery: [t('Cost of delivery'), t('Cost of delivery taken back')],
  discount: [t('Discount'), t('Discount taken back')],
  prepaid: [t('Taxed with a voucher'), t('Not taxed with a voucher any more')],
};

const reductions: ReadonlySet<string> = new Set(['discount', 'prepaid']);

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

/** @param sign 1 for deliveries, -1 for returns */
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
  // Of a partial payment, books alone get the cash.
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

/** For entries of earlier releases: a discount stores its tax, for others it is part of the gross amount. */
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

interface AccountantColumns {
  hasTax?: boolean;
  hasAccounts?: boolean;
}

/** 'Gross (USD)'; shops in another currency get a separate currency column. */
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
    // Sales and returns without money have no way of payment: paid before, or paid back later.
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
    // Change of what customers on account owe.
    ...(hasAccounts
      ? [[named(t('Open items')), (row: AccountantRow) => amount(row, openCentsOf(row))] as const]
      : []),
  ];
}

/** In the language of the dashboard, line by line, with a header line. */
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
