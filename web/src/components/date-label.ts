/** A day in the reader's language, 'November 21, 2026'; a dash when the instant is missing or no date. */
export function dateLabel(instant: string | undefined): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? '–' : date.toLocaleDateString(undefined, { dateStyle: 'long' });
}
