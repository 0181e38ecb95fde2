import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { TooManyRequests } from '../http/api-errors.ts';
import { hour, timesIn, waitWithinHour, withinHour } from '../http/hourly.ts';
import { type AttemptBucket, withoutAttempt } from './attempts.ts';
import { inTurn } from './in-turn.ts';

function attemptReferences(buckets: readonly AttemptBucket[]) {
  const attempts = database().collection('adminAttempts');
  return buckets.map((bucket) => attempts.doc(bucket.id));
}

function timesOf(snapshot: DocumentSnapshot): number[] {
  return timesIn(snapshot.get('times'));
}

function attemptDocument(times: number[], now: number) {
  return { times, expiresAt: Timestamp.fromMillis(now + hour) };
}

function refuseWhenFull(
  snapshots: readonly DocumentSnapshot[],
  buckets: readonly AttemptBucket[],
  now: number,
) {
  const waits = buckets.map(({ limit }, index) => {
    const snapshot = snapshots[index];
    return snapshot ? waitWithinHour(timesOf(snapshot), limit, now) : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw new TooManyRequests('Too many wrong passwords; try again later', wait / 1000);
}

/**
 * Counts an attempt against all of the buckets before any password is looked at, so that guesses that come at once,
 * to any number of servers, never get more looks than are allowed. What was wrongly counted, because the password
 * was right, is taken back by calling what this returns.
 * @throws TooManyRequests when a bucket is full
 */
export async function reserveAttempt(buckets: readonly AttemptBucket[]): Promise<() => Promise<void>> {
  const references = attemptReferences(buckets);
  const now = Date.now();
  // A look without a lock first: a flood of guesses must not queue up behind transactions.
  refuseWhenFull(await database().getAll(...references), buckets, now);
  await inTurn(() =>
    database().runTransaction(
      async (transaction) => {
        const snapshots = await transaction.getAll(...references);
        refuseWhenFull(snapshots, buckets, now);
        for (const snapshot of snapshots) {
          const times = [...withinHour(timesOf(snapshot), now), now];
          transaction.set(snapshot.ref, attemptDocument(times, now));
        }
      },
      { maxAttempts: 10 },
    ),
  );
  return () =>
    inTurn(() =>
      database().runTransaction(async (transaction) => {
        for (const snapshot of await transaction.getAll(...references)) {
          transaction.set(snapshot.ref, attemptDocument(withoutAttempt(timesOf(snapshot), now), now));
        }
      }),
    );
}
