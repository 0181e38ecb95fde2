export interface RateLimit {
  limit: number;
  windowMs: number;
}

/** Oldest first. */
export function timesInWindow(times: readonly number[], windowMs: number, now: number): number[] {
  return times.filter((time) => time > now - windowMs).toSorted((one, other) => one - other);
}

/** In milliseconds; 0 when one more is allowed now. */
export function waitMs(times: readonly number[], { limit, windowMs }: RateLimit, now: number): number {
  if (times.length < limit) return 0;
  const blocking = timesInWindow(times, windowMs, now).at(-limit);
  if (blocking === undefined) return 0;
  // Another instance's clock, or a transaction that began later, may have counted a time ahead of `now`.
  return Math.min(windowMs, blocking + windowMs - now);
}

export function storedTimes(field: unknown): number[] {
  return Array.isArray(field) ? field.filter((time) => typeof time === 'number') : [];
}
