import { Timestamp } from 'firebase-admin/firestore';

export function laterBy(milliseconds: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(now.getTime() + milliseconds);
}

/** Always later than `version`: two changes within a millisecond, or with a clock set back, must still be two versions. */
export function changeTime(version: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(Math.max(now.getTime(), version + 1));
}
