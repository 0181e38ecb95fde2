import {
  byteOrderMark,
  type CsvForm,
  csvFormIn,
  csvLine,
  type NumberCell,
} from '../platform/csv/csv-line.ts';
import { textCell } from '../platform/csv/text-cell.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { Invoice } from '../shared/invoice/invoice.ts';
import { invoiceKinds } from '../shared/invoice/invoice-kinds.ts';
import type { RevenueAccount } from '../shared/shop/invoice-setting.ts';
import { decimalsOf } from '../shared/shop/money-format.ts';
import { defaultCurrency } from '../shared/shop/shop-profile.ts';
import { type RateSum, sumsByRate } from '../shared/tax/tax-sums.ts';
import { t } from '../shared/words/words.ts';

/** A line of the journal: what a document has at one rate, or what all of them have. */
interface JournalRow extends RateSum {
  day: string;
  number: string;
  what: string;
  order: string;
  currency: string;
}

function rowsOf(invoice: Invoice): JournalRow[] {
  const { day, number, kind, orderNumber: order, currency } = invoice;
  const what = sayInShop(() => invoiceKinds[kind].label);
  return sumsByRate(invoice.lines).map((sum) => ({ day, number, what, order, currency, ...sum }));
}

function plain(cents: number, currency: string): NumberCell {
  const decimals = decimalsOf(currency);
  return { digits: (cents / 10 ** decimals).toFixed(decimals) };
}

/** The account of a rate; empty where the settings name none. What knows no tax is booked as what is taxed at 0 %. */
function accountOf(accounts: readonly RevenueAccount[], basisPoints = 0): string | NumberCell {
  const account = accounts.find((one) => one.basisPoints === basisPoints)?.account ?? '';
  return /^[1-9]\d*$/.test(account) ? { digits: account } : textCell(account);
}

const names = () => [
  t('Day'),
  t('Number'),
  t('What'),
  t('Order'),
  t('Account'),
  t('Net'),
  t('Tax'),
  t('Tax rate (%)'),
  t('Gross'),
  t('Currency'),
];

function lineOf(row: JournalRow, accounts: readonly RevenueAccount[], form: CsvForm): string {
  const { day, number, what, order, basisPoints, grossCents, taxCents, currency } = row;
  const cells = [
    day,
    textCell(number),
    what,
    textCell(order),
    accountOf(accounts, basisPoints),
    plain(grossCents - taxCents, currency),
    plain(taxCents, currency),
    basisPoints === undefined ? '' : { digits: String(basisPoints / 100) },
    plain(grossCents, currency),
    currency,
  ];
  return csvLine(cells, form);
}

function addTo(sums: Map<string, JournalRow>, row: JournalRow): void {
  const name = `${row.currency} ${row.basisPoints ?? ''}`;
  const sum = sums.get(name) ?? { ...row, grossCents: 0, taxCents: 0 };
  const grossCents = sum.grossCents + row.grossCents;
  sums.set(name, { ...sum, grossCents, taxCents: sum.taxCents + row.taxCents });
}

/** By currency, and within it the lowest rate first. */
function sorted(sums: ReadonlyMap<string, JournalRow>): JournalRow[] {
  const rate = ({ basisPoints = -1 }: JournalRow) => basisPoints;
  return [...sums.values()].sort(
    (one, other) => one.currency.localeCompare(other.currency) || rate(one) - rate(other),
  );
}

/**
 * Invoices and credit notes as CSV in the words of the dashboard: a line for each rate of a document, and at the end one
 * for each rate of all, whose number is empty.
 */
export async function* journalCsv(
  invoices: AsyncIterable<Invoice>,
  accounts: readonly RevenueAccount[],
  locale = defaultCurrency.locale,
): AsyncGenerator<string> {
  const form = csvFormIn(locale);
  yield byteOrderMark + csvLine(sayInShop(names), form);
  const sums = new Map<string, JournalRow>();
  for await (const invoice of invoices) {
    for (const row of rowsOf(invoice)) {
      addTo(sums, row);
      yield lineOf(row, accounts, form);
    }
  }
  const what = sayInShop(() => t('Sum'));
  for (const sum of sorted(sums)) {
    yield lineOf({ ...sum, day: '', number: '', what, order: '' }, accounts, form);
  }
}
