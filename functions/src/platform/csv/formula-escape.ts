// Shared with the export: a spreadsheet would take a text that begins so for a formula, so that the export puts an
// apostrophe in front, and the import takes one off again. Some split lines at semicolons or tabs, and at line breaks, even
// within a quoted cell, and ignore spaces: what follows one of these begins a cell there.
const beginning = '(^|[;\\t\\r\\n])( *)';
const formulaLike = "(?='*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])";
const escapable = new RegExp(beginning + formulaLike, 'g');
const escaped = new RegExp(`${beginning}'${formulaLike}`, 'g');

/** A text that no spreadsheet takes for a formula. */
export function formulaSafe(text: string): string {
  return text.replace(escapable, "$1$2'");
}

/** The text of which {@link formulaSafe} made this one. */
export function withoutEscape(cell: string): string {
  return cell.replace(escaped, '$1$2');
}
