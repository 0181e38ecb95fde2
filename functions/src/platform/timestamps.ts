import { Timestamp } from 'firebase-admin/firestore';

/** So many milliseconds later. */
export function laterBy(milliseconds: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(now.getTime() + milliseconds);
}

/** When something changes: two changes within a millisecond, or a clock set back, must still be two versions. */
export function changeTime(version: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(Math.max(now.getTime(), version + 1));
}
