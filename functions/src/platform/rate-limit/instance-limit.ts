import { type RateLimit, waitMs } from './sliding-window.ts';

/** What several callers share, such as their network. */
interface Group {
  key: string;
  limit: number;
}

/** Per caller, per group and in total. @returns how long to wait, in milliseconds; only 0 counts as a use */
export function instanceLimit(each: RateLimit, all = Number.POSITIVE_INFINITY) {
  /** By caller and group; the total under undefined. */
  const counted = new Map<string | undefined, number[]>();
  let tidiedAt = 0;
  return (now: number, caller = '', groups: readonly Group[] = []): number => {
    // Unsorted: there may be thousands.
    const timesOf = (key?: string) => (counted.get(key) ?? []).filter((time) => time > now - each.windowMs);
    if (now - tidiedAt > each.windowMs) {
      for (const key of counted.keys()) if (timesOf(key).length === 0) counted.delete(key);
      tidiedAt = now;
    }
    // A group of one caller has the caller's own limit.
    const wider = groups.filter(({ key }) => key !== caller);
    const limits = [{ key: undefined, limit: all }, { key: caller, limit: each.limit }, ...wider];
    const waits = limits.map(({ key, limit }) => waitMs(timesOf(key), { ...each, limit }, now));
    const wait = Math.max(...waits);
    if (wait === 0) for (const { key } of limits) counted.set(key, [...timesOf(key), now]);
    return wait;
  };
}
