import type { NumberCell } from './csv-line.ts';

const month =
  '(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|märz?|mrz|apr(?:il)?|ma[iy]|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)';

const day = new RegExp(`^\\d{1,4}[.\\s/-]*${month}[.\\s/-]*\\d{0,4}$|^${month}[.\\s/-]*\\d{1,4}$`, 'iu');

/** '03. Okt', 'Dez 50', '3-Oct'. */
export function isSpreadsheetDay(text: string): boolean {
  return day.test(text);
}

/**
 * What a spreadsheet reads as a number, day, time or boolean: '02139', '9780141439587', '0617 555-12', '12E4', '1/2',
 * '1. Mai', 'TRUE'. Not what begins with a sign, which `csvLine` escapes as a formula.
 */
const valueForms: readonly RegExp[] = [
  /^[\d\s.,:/(]*\d[\d\s.,:/()+-]*(?:e[+-]?\d+|\s*[ap]m)?$/i,
  day,
  /^(?:true|false|wahr|falsch|#+)$/i,
];

const longestValue = 500;

export function isSpreadsheetValue(text: string): boolean {
  return text.length <= longestValue && valueForms.some((form) => form.test(text));
}

/** Not '1984', but '007' and '3.10'. */
export function isChangedBySpreadsheets(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return isSpreadsheetValue(bare) && !/^[1-9]\d{0,10}$/.test(bare);
}

/** Keeps leading zeros: what spreadsheets would change gets a leading apostrophe. */
export function textCell(text: string): string {
  return isChangedBySpreadsheets(text) ? `'${text}` : text;
}

/**
 * A phone number, zip code or ISBN without an apostrophe, so that other programs can read it. After a plus, spaces
 * replace hyphens, with which a spreadsheet would calculate.
 */
export function codeCell(text: string): string | NumberCell {
  if (!/^\+?[\dX\s()/-]+$/.test(text)) return textCell(text);
  return { digits: text.startsWith('+') ? text.replace(/[\s()/-]+/g, ' ').trim() : text };
}

export function isMarkedAsText(cell: string): boolean {
  return cell.startsWith("'") && isChangedBySpreadsheets(cell);
}
