import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A day in words, 'November 21, 2026'; a dash when the instant is missing or no date. The API answers the first
 * instant of 1970 for what has none.
 */
export function dateLabel(instant: string | undefined, locale?: string, timeZone?: string): string {
  const date = new Date(instant ?? '');
  const isKnown = date.getTime() > 0;
  return isKnown
    ? date.toLocaleDateString(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) })
    : '–';
}

/** A day in the reader's language; a page that was rendered on the server begins in English. */
export function DateLabel({ instant }: { instant: string | undefined }) {
  const label = useSyncExternalStore(
    never,
    () => dateLabel(instant),
    () => dateLabel(instant, 'en-US', 'UTC'),
  );
  return <time dateTime={instant}>{label}</time>;
}
