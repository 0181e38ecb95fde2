import { type RateLimit, timesInWindow, waitMs } from './sliding-window.ts';

/**
 * Bounds what one instance does for each caller, and for all callers together within the same window.
 * @returns counts one more, and tells how long until that is allowed, in milliseconds; 0 when it is, and only then it counts
 */
export function instanceLimit(each: RateLimit, all = Number.POSITIVE_INFINITY) {
  let counted: { caller: string; at: number }[] = [];
  return (now: number, caller = ''): number => {
    counted = counted.filter(({ at }) => timesInWindow([at], each.windowMs, now).length > 0);
    const own = counted.filter((one) => one.caller === caller);
    const wait = Math.max(
      waitMs(
        own.map(({ at }) => at),
        each,
        now,
      ),
      waitMs(
        counted.map(({ at }) => at),
        { ...each, limit: all },
        now,
      ),
    );
    if (wait === 0) counted.push({ caller, at: now });
    return wait;
  };
}
