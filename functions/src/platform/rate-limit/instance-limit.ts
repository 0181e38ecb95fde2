import { type RateLimit, timesInWindow, waitMs } from './sliding-window.ts';

/** What several callers share, such as their network, and how often they may do something together. */
interface Group {
  key: string;
  limit: number;
}

/**
 * Bounds what one instance does for each caller, for the groups of each, and for all callers together within the same window.
 * @returns counts one more, and tells how long until that is allowed, in milliseconds; 0 when it is, and only then it counts
 */
export function instanceLimit(each: RateLimit, all = Number.POSITIVE_INFINITY) {
  let counted: { keys: string[]; at: number }[] = [];
  return (now: number, caller = '', groups: readonly Group[] = []): number => {
    counted = counted.filter(({ at }) => timesInWindow([at], each.windowMs, now).length > 0);
    const waitOf = (limit: number, key?: string) =>
      waitMs(
        counted.flatMap(({ keys, at }) => (key === undefined || keys.includes(key) ? [at] : [])),
        { ...each, limit },
        now,
      );
    // A group of one caller has the caller's own limit.
    const wider = groups.filter(({ key }) => key !== caller);
    const waits = wider.map(({ key, limit }) => waitOf(limit, key));
    const wait = Math.max(waitOf(each.limit, caller), waitOf(all), ...waits);
    if (wait === 0) counted.push({ keys: [caller, ...wider.map(({ key }) => key)], at: now });
    return wait;
  };
}
