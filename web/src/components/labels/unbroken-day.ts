/** A day as Intl writes it, of which no line takes the month away from the number: 'Donnerstag, 3. Dezember 2026'. */
export function unbrokenDay(text: string): string {
  return text.replace(/(?<=\d\.?|\bde) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?:,|$))/gu, '\u00a0');
}
