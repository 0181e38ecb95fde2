// Shared with the export: a spreadsheet would take a text that begins so for a formula, so that the export puts an
// apostrophe in front, and the import takes one off again.
const formulaLike = '[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]';
const escapable = new RegExp(`^'*${formulaLike}`);
const escaped = new RegExp(`^'+${formulaLike}`);

/** A text that no spreadsheet takes for a formula. */
export function formulaSafe(text: string): string {
  return escapable.test(text) ? `'${text}` : text;
}

/** The text of which {@link formulaSafe} made this one. */
export function withoutEscape(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}
