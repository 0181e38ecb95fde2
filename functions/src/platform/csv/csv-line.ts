import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from './formula-escape.ts';

/** The byte order mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff';

/** By itself csv-stringify quotes only the line break that it writes. */
const lineBreak = /[\r\n]/;

/** A number as it is written, with a point before its decimals. */
export interface NumberCell {
  digits: string;
}

/** How a CSV separates cells and writes decimals. */
export type CsvForm = { delimiter: ','; decimal: '.' } | { delimiter: ';'; decimal: ',' };

export const withCommas: CsvForm = { delimiter: ',', decimal: '.' };
export const withSemicolons: CsvForm = { delimiter: ';', decimal: ',' };

/** As spreadsheets of a locale read CSV: where decimals follow a comma, semicolons separate cells. */
export function csvFormIn(locale: string): CsvForm {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  return decimal === withSemicolons.decimal ? withSemicolons : withCommas;
}

/** The digits of a number as a CSV of this form writes them. */
export function digitsIn({ decimal }: CsvForm, digits: string): string {
  return digits.replace('.', decimal);
}

/** A line of CSV; a text that a spreadsheet would take for a formula begins with an apostrophe, and no number does. */
export function csvLine(values: readonly (string | NumberCell)[], form = withCommas): string {
  const { delimiter } = form;
  const cells = values.map((value) =>
    typeof value === 'string' ? formulaSafe(value, delimiter) : digitsIn(form, value.digits),
  );
  return stringify([cells], { delimiter, record_delimiter: 'windows', quoted_match: lineBreak });
}
