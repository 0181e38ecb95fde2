import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from './formula-escape.ts';

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = '\ufeff';

/** csv-stringify by itself quotes only the line break that it writes. */
const lineBreak = /[\r\n]/;

/** With a decimal point. */
export interface NumberCell {
  digits: string;
}

export type CsvForm = { delimiter: ','; decimal: '.' } | { delimiter: ';'; decimal: ',' };

export const withCommas: CsvForm = { delimiter: ',', decimal: '.' };
export const withSemicolons: CsvForm = { delimiter: ';', decimal: ',' };

/** Where decimals follow a comma, spreadsheets separate cells by semicolons. */
export function csvFormIn(locale: string): CsvForm {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  return decimal === withSemicolons.decimal ? withSemicolons : withCommas;
}

export function digitsIn({ decimal }: CsvForm, digits: string): string {
  return digits.replace('.', decimal);
}

/** A text that a spreadsheet would take for a formula gets a leading apostrophe. */
export function csvLine(values: readonly (string | NumberCell)[], form = withCommas): string {
  const { delimiter } = form;
  const cells = values.map((value) =>
    typeof value === 'string' ? formulaSafe(value, delimiter) : digitsIn(form, value.digits),
  );
  return stringify([cells], { delimiter, record_delimiter: 'windows', quoted_match: lineBreak });
}
