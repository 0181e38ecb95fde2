// The export puts an apostrophe before what a spreadsheet would take for a formula; the import removes it. Some
// programs split lines at semicolons, tabs and line breaks even within quoted cells, so a cell may begin after each of
// these. With semicolons as separators a text is not quoted for its commas, so they count, too.
const beginningAt = (separators: string) => `(^|[${separators}\\t\\r\\n])( *)`;
const formulaLike = "(?='*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])";
const escapable = {
  ',': new RegExp(beginningAt(';') + formulaLike, 'g'),
  ';': new RegExp(beginningAt(';,') + formulaLike, 'g'),
};
const escaped = new RegExp(`${beginningAt(';')}'${formulaLike}`, 'g');

export function formulaSafe(text: string, delimiter: keyof typeof escapable = ','): string {
  return text.replace(escapable[delimiter], "$1$2'");
}

export function withoutEscape(cell: string): string {
  return cell.replace(escaped, '$1$2');
}
