/** Keeps the month of a day as Intl writes it on the line of its number: 'Donnerstag, 3. Dezember 2026'. */
export function unbrokenDay(text: string): string {
  return text.replace(/(?<=\d\.?|\bde) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?:,|$))/gu, '\u00a0');
}
