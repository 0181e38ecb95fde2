import { type RateLimit, timesInWindow, waitMs } from './sliding-window.ts';

/**
 * Bounds what one instance does for all callers together.
 * @returns counts one more, and tells how long until that is allowed, in milliseconds; 0 when it is, and only then it counts
 */
export function instanceLimit(limit: RateLimit): (now: number) => number {
  let times: number[] = [];
  return (now) => {
    const wait = waitMs(times, limit, now);
    if (wait === 0) times = [...timesInWindow(times, limit.windowMs, now), now];
    return wait;
  };
}
