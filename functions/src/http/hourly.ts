/** Everything that is limited by the hour looks back so far, in milliseconds. */
export const hour = 3_600_000;

/** The times within the last hour, oldest first. Times are milliseconds, as of `Date.now()`. */
export function withinHour(times: readonly number[], now: number): number[] {
  return times.filter((time) => time > now - hour).toSorted((one, other) => one - other);
}

/** How long until one more is allowed where an hour has room for `limit`, in milliseconds; 0 when it is now. */
export function waitWithinHour(times: readonly number[], limit: number, now: number): number {
  const blocking = withinHour(times, now).at(-limit);
  return blocking === undefined ? 0 : blocking + hour - now;
}

/** The times that a document's field holds; none when it holds no list. */
export function timesIn(field: unknown): number[] {
  return Array.isArray(field) ? field.filter((time) => typeof time === 'number') : [];
}
