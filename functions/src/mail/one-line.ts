/** A text in one line, as a header, a heading or a line of an address must be. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
