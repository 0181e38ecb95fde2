/** '2026-11-22' → 'Nov 22', localised. */
export function shortDay(day: string, locale: string | undefined): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
