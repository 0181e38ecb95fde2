// Shared with the export: a spreadsheet would take a text that begins so for a formula, so that the export puts an
// apostrophe in front, and the import takes one off again. Some split lines at semicolons or tabs, and at line breaks, even
// within a quoted cell, and ignore spaces: what follows one of these begins a cell there. Where semicolons separate cells,
// nothing quotes a text for its commas, at which others split.
const beginningAt = (separators: string) => `(^|[${separators}\\t\\r\\n])( *)`;
const formulaLike = "(?='*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])";
const escapable = {
  ',': new RegExp(beginningAt(';') + formulaLike, 'g'),
  ';': new RegExp(beginningAt(';,') + formulaLike, 'g'),
};
const escaped = new RegExp(`${beginningAt(';')}'${formulaLike}`, 'g');

/** A text that no spreadsheet takes for a formula, in a CSV whose cells this separates. */
export function formulaSafe(text: string, delimiter: keyof typeof escapable = ','): string {
  return text.replace(escapable[delimiter], "$1$2'");
}

/** The text of which {@link formulaSafe} made this one in a CSV that commas separate. */
export function withoutEscape(cell: string): string {
  return cell.replace(escaped, '$1$2');
}
