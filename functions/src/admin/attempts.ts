/** Wrong passwords are counted over the last hour, in milliseconds. */
export const attemptWindow = 3_600_000;

/** Who a wrong password is counted against, and how many the shop hears within the window. */
export interface AttemptBucket {
  id: string;
  limit: number;
}

/** The attempts of the last hour, oldest first. */
export function recentAttempts(times: readonly number[], now: number): number[] {
  return times.filter((time) => time > now - attemptWindow).toSorted((one, other) => one - other);
}

/** How long until one more attempt is heard, in milliseconds; 0 when it is heard now. */
export function waitForAttempt(times: readonly number[], limit: number, now: number): number {
  const blocking = recentAttempts(times, now).at(-limit);
  return blocking === undefined ? 0 : blocking + attemptWindow - now;
}

/** The attempts without one that was made at `time`. */
export function withoutAttempt(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time);
  return index === -1 ? [...times] : times.toSpliced(index, 1);
}
