import { refreshedOrBefore } from '../platform/refreshed.ts';
import type { ShelfIndex } from './shelf-index.ts';
import { findShelfIndex } from './shelf-store.ts';

const shelves = refreshedOrBefore<ShelfIndex>(
  findShelfIndex,
  'The shelves could not be read: the shop shows those before',
);

/** All shelves, by title: an instance reads them once a minute, and `fresh` once more. */
export function knownShelves(fresh = false): Promise<ShelfIndex> {
  return fresh ? shelves.present() : shelves.recent();
}
