import { refreshedOrBefore } from '../platform/refreshed.ts';
import type { ShelfIndex } from './shelf-index.ts';
import { findShelfIndex } from './shelf-store.ts';

const shelves = refreshedOrBefore<ShelfIndex>(
  findShelfIndex,
  'The shelves could not be read: the shop shows those before',
);

/** By title; cached for a minute, `fresh` bypasses the cache. */
export function knownShelves(fresh = false): Promise<ShelfIndex> {
  return fresh ? shelves.present() : shelves.recent();
}
