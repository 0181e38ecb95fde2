import { Timestamp } from 'firebase-admin/firestore';

export function laterBy(milliseconds: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(now.getTime() + milliseconds);
}

/**
 * Later than `version` in any case: two changes within a millisecond, or with a clock set back, must still be two
 * versions.
 */
export function changeTime(version: number, now = new Date()): Timestamp {
  return Timestamp.fromMillis(Math.max(now.getTime(), version + 1));
}
