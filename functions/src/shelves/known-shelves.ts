import { inTime } from '../platform/in-time.ts';
import { reportError } from '../platform/logging/error-report.ts';
import { Refreshed } from '../platform/refreshed.ts';
import type { ShelfIndex } from './shelf-index.ts';
import { findShelfIndex } from './shelf-store.ts';

/** How old the shelves may be; on the emulators a change is seen soon, so that it can be tried. */
const freshMs = process.env.FUNCTIONS_EMULATOR === 'true' ? 1000 : 60_000;

/** For how long a page waits for the database where the shelves before are known, in milliseconds. */
const timeoutMs = 2000;

/** The present shelves; while the database does not answer, those before. */
async function refresh(known: ShelfIndex | undefined): Promise<ShelfIndex> {
  try {
    return await (known ? inTime(findShelfIndex(), timeoutMs) : findShelfIndex());
  } catch (failure) {
    if (!known) throw failure;
    reportError('The shelves could not be read: the shop shows those before', failure);
    return known;
  }
}

const shelves = new Refreshed({ freshMs, staleMs: freshMs, refresh });

/** All shelves, by title: an instance reads them once a minute, and `fresh` once more. */
export function knownShelves(fresh = false): Promise<ShelfIndex> {
  return fresh ? shelves.present() : shelves.recent();
}
