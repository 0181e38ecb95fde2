import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { TooManyRequests, Unavailable } from '../platform/http/api-errors.ts';
import { isWriteConflict } from '../platform/http/database-errors.ts';
import { createQueue } from '../platform/queue.ts';
import { storedTimes, timesInWindow } from '../platform/rate-limit/sliding-window.ts';
import { longestWindowMs } from './login-limits.ts';
import { type CountedAttempts, openTier, type Tier, withoutAttempt } from './login-tiers.ts';

/** Within one process, changes of these few documents queue instead of conflicting. */
const queued = createQueue();

function counterReferences(tiers: readonly Tier[]): DocumentReference[] {
  const ids = new Set(tiers.flat().map(({ id }) => id));
  return [...ids].map((id) => collection('adminAttempts').doc(id));
}

function countedIn(snapshots: readonly DocumentSnapshot[]): CountedAttempts {
  return new Map(snapshots.map((snapshot) => [snapshot.id, storedTimes(snapshot.get('times'))]));
}

function requireOpenTier(tiers: readonly Tier[], snapshots: readonly DocumentSnapshot[], now: number): Tier {
  const open = openTier(tiers, countedIn(snapshots), now);
  if (typeof open !== 'number') return open;
  throw new TooManyRequests('Too many wrong passwords; try again later', open / 1000);
}

/** Retries when another server was faster; each time one of them succeeds. */
const maxTries = 50;

/**
 * Changes counters all or none, with optimistic retries. No locks: under a flood of guesses, locks held by many servers
 * would keep all of them waiting.
 */
async function changeTimes(
  references: readonly DocumentReference[],
  now: number,
  change: (snapshots: readonly DocumentSnapshot[]) => ReadonlyMap<string, number[]>,
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const snapshots = await database().getAll(...references);
    const changed = change(snapshots);
    const batch = database().batch();
    for (const { id, ref, updateTime } of snapshots) {
      const times = changed.get(id);
      if (times === undefined) continue;
      const document = { times, expiresAt: Timestamp.fromMillis(now + longestWindowMs) };
      if (updateTime) batch.update(ref, document, { lastUpdateTime: updateTime });
      else batch.create(ref, document);
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
    }
  }
  throw new Unavailable();
}

/**
 * Counts an attempt in the first tier with room before any password is checked, so that simultaneous guesses to any
 * number of servers never exceed the limit. Call the returned function to uncount a right password. @throws
 * TooManyRequests when no tier has room
 */
export async function reserveAttempt(tiers: readonly Tier[]): Promise<() => Promise<void>> {
  const references = counterReferences(tiers);
  const now = Date.now();
  // Checked before queuing: a flood of guesses must not line up only to be refused.
  requireOpenTier(tiers, await database().getAll(...references), now);
  let reserved: Tier = [];
  await queued(() =>
    changeTimes(references, now, (snapshots) => {
      reserved = requireOpenTier(tiers, snapshots, now);
      const counted = countedIn(snapshots);
      return new Map(
        reserved.map(({ id, windowMs }) => [
          id,
          [...timesInWindow(counted.get(id) ?? [], windowMs, now), now],
        ]),
      );
    }),
  );
  return () => removeAttempt(reserved, now);
}

function removeAttempt(tier: Tier, time: number): Promise<void> {
  return queued(() =>
    changeTimes(counterReferences([tier]), time, (snapshots) => {
      const counted = countedIn(snapshots);
      return new Map([...counted].map(([id, times]) => [id, withoutAttempt(times, time)]));
    }),
  );
}
