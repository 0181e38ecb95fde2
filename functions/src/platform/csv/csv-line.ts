import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from './formula-escape.ts';

/** The byte order mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff';

/** By itself csv-stringify quotes only the line break that it writes. */
const lineBreak = /[\r\n]/;

/**
 * A line of CSV; a text that a spreadsheet would take for a formula begins with an apostrophe. A number is an amount in
 * dollars, and stays one below 0.
 */
export function csvLine(values: readonly (string | number)[]): string {
  const cells = values.map((value) => (typeof value === 'number' ? value.toFixed(2) : formulaSafe(value)));
  return stringify([cells], { record_delimiter: 'windows', quoted_match: lineBreak });
}
