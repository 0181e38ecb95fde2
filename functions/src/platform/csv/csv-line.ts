import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from './formula-escape.ts';

/** The byte order mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff';

/** By itself csv-stringify quotes only the line break that it writes. */
const lineBreak = /[\r\n]/;

/** A number as it is written. */
export interface NumberCell {
  digits: string;
}

/** A line of CSV; a text that a spreadsheet would take for a formula begins with an apostrophe, and no number does. */
export function csvLine(values: readonly (string | NumberCell)[]): string {
  const cells = values.map((value) => (typeof value === 'string' ? formulaSafe(value) : value.digits));
  return stringify([cells], { record_delimiter: 'windows', quoted_match: lineBreak });
}
