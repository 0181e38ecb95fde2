/** An hour and ten seconds, in milliseconds, as all times here. */
export const hour = 3_600_000;
export const tenSeconds = 10_000;

/** How often something may happen: `limit` times within any `span`. */
export interface Rate {
  limit: number;
  span: number;
}

/** The times within the last `span`, oldest first. */
export function recentTimes(times: readonly number[], span: number, now: number): number[] {
  return times.filter((time) => time > now - span).toSorted((one, other) => one - other);
}

/** How long until the rate allows one more; 0 when it does now. */
export function waitForRoom(times: readonly number[], { limit, span }: Rate, now: number): number {
  const blocking = recentTimes(times, span, now).at(-limit);
  return blocking === undefined ? 0 : blocking + span - now;
}

/** The times that a document's field holds; none when it holds no list. */
export function timesIn(field: unknown): number[] {
  return Array.isArray(field) ? field.filter((time) => typeof time === 'number') : [];
}
