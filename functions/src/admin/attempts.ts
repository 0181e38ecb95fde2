/** Who a wrong password is counted against, and how many the shop hears within an hour. */
export interface AttemptBucket {
  id: string;
  limit: number;
}

/** The attempts without one that was made at `time`. */
export function withoutAttempt(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time);
  return index === -1 ? [...times] : times.toSpliced(index, 1);
}
