import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { TooManyRequests, Unavailable } from '../http/api-errors.ts';
import { isOvertaken } from '../http/database-errors.ts';
import { hour, recentTimes, timesIn } from '../http/rate.ts';
import { type HeardAttempts, type Lane, openLane, withoutAttempt } from './attempts.ts';
import { inTurn } from './in-turn.ts';

function bucketReference(id: string): DocumentReference {
  return database().collection('adminAttempts').doc(id);
}

function bucketReferences(lanes: readonly Lane[]): DocumentReference[] {
  return [...new Set(lanes.flat().map(({ id }) => id))].map(bucketReference);
}

function heardIn(snapshots: readonly DocumentSnapshot[]): HeardAttempts {
  return new Map(snapshots.map((snapshot) => [snapshot.id, timesIn(snapshot.get('times'))]));
}

function requireOpenLane(lanes: readonly Lane[], snapshots: readonly DocumentSnapshot[], now: number): Lane {
  const open = openLane(lanes, heardIn(snapshots), now);
  if (typeof open !== 'number') return open;
  throw new TooManyRequests('Too many wrong passwords; try again later', open / 1000);
}

/** How often a count is tried anew when another server was faster; each time one of them has got through. */
const mostTries = 50;

/**
 * Changes the times in buckets, all or none, each time anew from what they hold, until nobody was faster. Nothing is
 * locked: under a flood of guesses, locks held by many servers would keep all of them waiting.
 */
async function changeTimes(
  references: readonly DocumentReference[],
  now: number,
  change: (snapshots: readonly DocumentSnapshot[]) => ReadonlyMap<string, number[]>,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const snapshots = await database().getAll(...references);
    const changed = change(snapshots);
    const batch = database().batch();
    for (const { id, ref, updateTime } of snapshots) {
      const times = changed.get(id);
      if (times === undefined) continue;
      const document = { times, expiresAt: Timestamp.fromMillis(now + hour) };
      if (updateTime) batch.update(ref, document, { lastUpdateTime: updateTime });
      else batch.create(ref, document);
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new Unavailable();
}

/**
 * Counts an attempt in the first lane that has room, before any password is looked at, so that guesses that come at
 * once, to any number of servers, never get more looks than are allowed. What was wrongly counted, because the
 * password was right, is taken back by calling what this returns.
 * @throws TooManyRequests when no lane has room
 */
export async function reserveAttempt(lanes: readonly Lane[]): Promise<() => Promise<void>> {
  const references = bucketReferences(lanes);
  const now = Date.now();
  // A look before the queue: a flood of guesses must not line up only to be refused.
  requireOpenLane(lanes, await database().getAll(...references), now);
  let taken: Lane = [];
  await inTurn(() =>
    changeTimes(references, now, (snapshots) => {
      taken = requireOpenLane(lanes, snapshots, now);
      const heard = heardIn(snapshots);
      return new Map(
        taken.map(({ id, span }) => [id, [...recentTimes(heard.get(id) ?? [], span, now), now]]),
      );
    }),
  );
  return () => takeBack(taken, now);
}

function takeBack(lane: Lane, time: number): Promise<void> {
  return inTurn(() =>
    changeTimes(bucketReferences([lane]), time, (snapshots) => {
      const heard = heardIn(snapshots);
      return new Map([...heard].map(([id, times]) => [id, withoutAttempt(times, time)]));
    }),
  );
}
