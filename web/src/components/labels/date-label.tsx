import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A date, 'November 21, 2026'; a dash when the instant is missing or invalid. The API answers the first instant of
 * 1970 for a missing date.
 */
export function dateLabel(instant: string | undefined, locale?: string, timeZone?: string): string {
  const date = new Date(instant ?? '');
  const isKnown = date.getTime() > 0;
  return isKnown
    ? date.toLocaleDateString(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) })
    : '–';
}

/** A date in the reader's language; in the server's HTML it is English. */
export function DateLabel({ instant }: { instant: string | undefined }) {
  const label = useSyncExternalStore(
    never,
    () => dateLabel(instant),
    () => dateLabel(instant, 'en-US', 'UTC'),
  );
  return <time dateTime={instant}>{label}</time>;
}
