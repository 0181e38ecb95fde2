import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from './formula-escape.ts';

/** The byte order mark by which spreadsheets know UTF-8. */
export const byteOrderMark = '\ufeff';

/** By itself csv-stringify quotes only the line break that it writes. */
const lineBreak = /[\r\n]/;

/** A line of CSV; what a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(values: readonly string[]): string {
  return stringify([values.map(formulaSafe)], { record_delimiter: 'windows', quoted_match: lineBreak });
}
