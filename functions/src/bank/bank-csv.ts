import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { UnreadableFile } from '../platform/text/file-text.ts';
import { type BankColumn, bankFileLimits } from '../shared/order/bank-file.ts';
import { isDay } from '../shared/shop/shop-day.ts';
import { readAmount } from '../shared/values/amount.ts';
import type { Money } from '../shared/values/money.ts';
import { t } from '../shared/words/words.ts';
import { areReadable, recogniseBankColumns } from './bank-columns.ts';
import { type BankEntry, givenReference } from './bank-entry.ts';

interface BankTable {
  names: string[];
  uses: BankColumn[];
  lines: string[][];
}

const delimiters = [';', ',', '\t', '|'] as const;

/** Lines searched for the headings: some banks write about the account first. */
const mostAbove = 30;

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 100_000,
    });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** The line with the most recognised columns; or else the widest one near the beginning. */
function headOf(records: readonly string[][]) {
  const lines = records.slice(0, mostAbove).map((names, at) => {
    const uses = recogniseBankColumns(names);
    return { at, names, uses, named: uses.filter((use) => use !== 'unused').length };
  });
  const [best] = lines.toSorted(
    (one, other) => other.named - one.named || other.names.length - one.names.length || one.at - other.at,
  );
  return best;
}

/** Detects the delimiter. @throws UnreadableFile */
export function bankTable(text: string, chosen?: readonly BankColumn[]): BankTable {
  const tables = delimiters.flatMap((delimiter) => {
    const records = recordsOf(text, delimiter);
    const head = headOf(records);
    return head ? [{ ...head, lines: records.slice(head.at + 1) }] : [];
  });
  const [best] = tables.toSorted(
    (one, other) => other.named - one.named || other.names.length - one.names.length,
  );
  if (!best || best.names.length < 2 || best.names.length > bankFileLimits.columns) {
    throw new UnreadableFile(() =>
      t('This is no CSV or CAMT.053 of a bank: a line with the names of its columns is needed.'),
    );
  }
  const { names, uses, lines } = best;
  return {
    names,
    uses: names.map((_, at) => chosen?.[at] ?? (chosen ? 'unused' : (uses[at] ?? 'unused'))),
    lines,
  };
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** '22.11.2026', '22/11/26' or '11/22/2026': the first two numbers as they stand. */
const inFigures = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})/;

/** Month first: if one of the days shows it, or, when none tells, if the shop's locale writes it so. */
function isMonthFirst(days: readonly string[], locale: string): boolean {
  const slashed = days.flatMap((day) => {
    const [, first, sign, second] = inFigures.exec(day) ?? [];
    return sign === '/' ? [[Number(first), Number(second)] as const] : [];
  });
  if (slashed.some(([first]) => first > 12)) return false;
  return slashed.some(([, second]) => second > 12) || (slashed.length > 0 && locale === 'en-US');
}

function dayIn(cell: string, monthFirst: boolean): string {
  const text = cell.trim();
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (iso) return isDay(iso) ? iso : '';
  const [, ofMonth, word, year] = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\d{4})$/.exec(text) ?? [];
  const [, first = '', sign, second = '', short = ''] = inFigures.exec(text) ?? [];
  const isTurned = sign === '/' && monthFirst;
  const parts = word
    ? [year, String(months.indexOf(word.toLowerCase()) + 1), ofMonth]
    : [short.length === 2 ? `20${short}` : short, isTurned ? first : second, isTurned ? second : first];
  const day = parts.map((part = '', at) => part.padStart(at === 0 ? 4 : 2, '0')).join('-');
  return isDay(day) ? day : '';
}

export function tableEntries(
  { uses, lines }: BankTable,
  { money, locale }: { money: Money; locale: string },
): BankEntry[] {
  if (!areReadable(uses)) return [];
  const cellsOf = (line: readonly string[], use: BankColumn) =>
    line.filter((cell, at) => uses[at] === use && cell.trim() !== '').map((cell) => cell.trim());
  const first = (line: readonly string[], use: BankColumn) => cellsOf(line, use)[0] ?? '';
  const monthFirst = isMonthFirst(
    lines.map((line) => first(line, 'day')),
    locale,
  );
  const signed = (line: readonly string[]) => {
    const amount = first(line, 'amount');
    const [credit, debit] = [first(line, 'credit'), first(line, 'debit')];
    if (amount !== '') return readAmount(amount, money);
    return credit !== '' && readAmount(credit, money) !== 0
      ? Math.abs(readAmount(credit, money))
      : -Math.abs(readAmount(debit, money));
  };
  return lines.map((line) => {
    const amount = signed(line);
    const isOut = /^(?:s|soll|d|dbit|debit|dr|-)$/i.test(first(line, 'side'));
    return {
      day: dayIn(first(line, 'day'), monthFirst),
      amount: isOut ? -Math.abs(amount) : amount,
      currency: first(line, 'currency').toUpperCase() || money.format.currency,
      name: first(line, 'name'),
      iban: first(line, 'iban'),
      text: [...new Set(cellsOf(line, 'text'))].join(' '),
      reference: givenReference(first(line, 'reference')),
    };
  });
}
