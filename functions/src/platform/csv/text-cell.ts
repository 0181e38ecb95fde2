/**
 * What a spreadsheet takes for a number, a day or a time: '02139', '9780141439587', '0617 555-12', '12E4', '1/2'. Not what
 * begins with a sign, which `csvLine` escapes as a formula.
 */
const numberLike = /^[\d\s.,:/(]*\d[\d\s.,:/()+-]*(?:e[+-]?\d+)?$/i;

/** A text that stays a text in spreadsheets, with its zeros: what they would read as a number begins with an apostrophe. */
export function textCell(text: string): string {
  return numberLike.test(text) ? `'${text}` : text;
}
