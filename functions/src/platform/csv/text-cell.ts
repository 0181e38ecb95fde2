import type { NumberCell } from './csv-line.ts';

const month =
  '(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|märz?|mrz|apr(?:il)?|ma[iy]|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)';

const day = new RegExp(`^\\d{1,4}[.\\s/-]*${month}[.\\s/-]*\\d{0,4}$|^${month}[.\\s/-]*\\d{1,4}$`, 'iu');

/** A day as spreadsheets write what they take for one: '03. Okt', 'Dez 50', '3-Oct'. */
export function isSpreadsheetDay(text: string): boolean {
  return day.test(text);
}

/**
 * What a spreadsheet takes for a number, a day, a time or yes and no: '02139', '9780141439587', '0617 555-12', '12E4',
 * '1/2', '1. Mai', 'TRUE'. Not what begins with a sign, which `csvLine` escapes as a formula.
 */
const valueForms: readonly RegExp[] = [
  /^[\d\s.,:/(]*\d[\d\s.,:/()+-]*(?:e[+-]?\d+|\s*[ap]m)?$/i,
  day,
  /^(?:true|false|wahr|falsch|#+)$/i,
];

/** Longer than any of these that is not all digits. */
const longestValue = 500;

export function isSpreadsheetValue(text: string): boolean {
  return text.length <= longestValue && valueForms.some((form) => form.test(text));
}

/** Whether a spreadsheet would write a text in another way than it stands there: not '1984', but '007' and '3.10'. */
export function isChangedBySpreadsheets(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return isSpreadsheetValue(bare) && !/^[1-9]\d{0,10}$/.test(bare);
}

/** A text that stays a text in spreadsheets, with its zeros: what they would change begins with an apostrophe. */
export function textCell(text: string): string {
  return isChangedBySpreadsheets(text) ? `'${text}` : text;
}

/**
 * A phone number, a zip code or an ISBN as other programs read it: digits are no formula. Behind a plus spaces stand between
 * them, since a spreadsheet would reckon with hyphens. What else was typed stays a text.
 */
export function codeCell(text: string): string | NumberCell {
  if (!/^\+?[\dX\s()/-]+$/.test(text)) return textCell(text);
  return { digits: text.startsWith('+') ? text.replace(/[\s()/-]+/g, ' ').trim() : text };
}

/** Whether {@link textCell} has written a cell as one that stays a text. */
export function isMarkedAsText(cell: string): boolean {
  return cell.startsWith("'") && isChangedBySpreadsheets(cell);
}
