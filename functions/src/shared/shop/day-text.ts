/** ('2027-03-12', 'en-US') → 'March 12, 2027' */
export function dayText(day: string, locale: string | undefined): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
