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

/** A document's sum at one rate, or the total of all documents at a rate. */
interface JournalRow extends RateSum {
  day: string;
  number: string;
  what: string;
  order: string;
  currency: string;
  /** Change of the liability for vouchers: no sale, and no document. */
  owedCents?: number;
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

/** Empty where the settings name none. Amounts without tax are booked as 0 %. */
function accountOf(accounts: readonly RevenueAccount[], basisPoints = 0): string | NumberCell {
  const account = accounts.find((one) => one.basisPoints === basisPoints)?.account ?? '';
  return /^[1-9]\d*$/.test(account) ? { digits: account } : textCell(account);
}

/** Movements of vouchers taxed on redemption, listed beside the documents. */
export interface OwedByVoucher extends Pick<JournalRow, 'day' | 'number' | 'what' | 'currency'> {
  owedCents: number;
}

const names = (hasVouchers: boolean) => [
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
  ...(hasVouchers ? [t('Owed by vouchers')] : []),
];

interface JournalForm {
  accounts: readonly RevenueAccount[];
  form: CsvForm;
  hasVouchers: boolean;
}

function lineOf(row: JournalRow, { accounts, form, hasVouchers }: JournalForm): string {
  const { day, number, what, order, basisPoints, grossCents, taxCents, currency, owedCents } = row;
  const isOwed = owedCents !== undefined;
  const sold = [
    accountOf(accounts, basisPoints),
    plain(grossCents - taxCents, currency),
    plain(taxCents, currency),
    basisPoints === undefined ? '' : { digits: String(basisPoints / 100) },
    plain(grossCents, currency),
  ];
  const cells = [
    day,
    textCell(number),
    what,
    textCell(order),
    ...(isOwed ? sold.map(() => '') : sold),
    currency,
    ...(hasVouchers ? [isOwed ? plain(owedCents, currency) : ''] : []),
  ];
  return csvLine(cells, form);
}

function addTo(sums: Map<string, JournalRow>, row: JournalRow): void {
  const name = `${row.currency} ${row.basisPoints ?? ''}`;
  const sum = sums.get(name) ?? { ...row, grossCents: 0, taxCents: 0 };
  const grossCents = sum.grossCents + row.grossCents;
  sums.set(name, { ...sum, grossCents, taxCents: sum.taxCents + row.taxCents });
}

/** By currency, then ascending rate. */
function sorted(sums: ReadonlyMap<string, JournalRow>): JournalRow[] {
  const rate = ({ basisPoints = -1 }: JournalRow) => basisPoints;
  return [...sums.values()].sort(
    (one, other) => one.currency.localeCompare(other.currency) || rate(one) - rate(other),
  );
}

/**
 * In the language of the dashboard: a line for each rate of a document, then a total for each rate, without a number.
 * @param vouchers movements of a shop that has sold some: a column of their own, with totals
 */
export async function* journalCsv(
  invoices: AsyncIterable<Invoice>,
  accounts: readonly RevenueAccount[],
  locale = defaultCurrency.locale,
  vouchers?: AsyncIterable<OwedByVoucher>,
): AsyncGenerator<string> {
  const hasVouchers = vouchers !== undefined;
  const written = { accounts, form: csvFormIn(locale), hasVouchers };
  yield byteOrderMark +
    csvLine(
      sayInShop(() => names(hasVouchers)),
      written.form,
    );
  const sums = new Map<string, JournalRow>();
  for await (const invoice of invoices) {
    for (const row of rowsOf(invoice)) {
      addTo(sums, row);
      yield lineOf(row, written);
    }
  }
  const owed = new Map<string, number>();
  const none = { order: '', basisPoints: undefined, grossCents: 0, taxCents: 0 };
  for await (const one of vouchers ?? []) {
    owed.set(one.currency, (owed.get(one.currency) ?? 0) + one.owedCents);
    yield lineOf({ ...none, ...one }, written);
  }
  const sum = { day: '', number: '', what: sayInShop(() => t('Sum')), order: '' };
  for (const one of sorted(sums)) yield lineOf({ ...one, ...sum }, written);
  for (const [currency, owedCents] of owed) yield lineOf({ ...none, ...sum, currency, owedCents }, written);
}
