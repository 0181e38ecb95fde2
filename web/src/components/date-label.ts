/**
 * A day in the reader's language, 'November 21, 2026'; a dash when the instant is missing or no date. The API
 * answers the first instant of 1970 for what has none.
 */
export function dateLabel(instant: string | undefined): string {
  const date = new Date(instant ?? '');
  const isKnown = date.getTime() > 0;
  return isKnown ? date.toLocaleDateString(undefined, { dateStyle: 'long' }) : '–';
}
