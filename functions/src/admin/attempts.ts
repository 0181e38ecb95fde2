import { type Rate, waitForRoom } from '../http/rate.ts';

/** Who an attempt to sign in is counted against, and how often the shop hears them. */
export interface AttemptBucket extends Rate {
  id: string;
}

/** Buckets that must all have room for an attempt to be heard. */
export type Lane = readonly AttemptBucket[];

/** The times of the attempts that each bucket has heard. */
export type HeardAttempts = ReadonlyMap<string, readonly number[]>;

function waitInLane(lane: Lane, heard: HeardAttempts, now: number): number {
  return Math.max(0, ...lane.map((bucket) => waitForRoom(heard.get(bucket.id) ?? [], bucket, now)));
}

/** The first lane that has room for one more attempt now; otherwise how long until one has, in milliseconds. */
export function openLane(lanes: readonly Lane[], heard: HeardAttempts, now: number): Lane | number {
  const open = lanes.find((lane) => waitInLane(lane, heard, now) === 0);
  return open ?? Math.min(...lanes.map((lane) => waitInLane(lane, heard, now)));
}

/** The attempts without one that was made at `time`. */
export function withoutAttempt(times: readonly number[], time: number): number[] {
  const index = times.indexOf(time);
  return index === -1 ? [...times] : times.toSpliced(index, 1);
}
