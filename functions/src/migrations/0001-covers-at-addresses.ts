import { noteStoredCovers } from '../books/cover-copy-store.ts';
import type { Migration } from './migration.ts';

/** Queues copies of covers of books written by releases that did not copy them. */
export const coversAtAddresses: Migration = {
  number: 1,
  title: 'Covers that are not the shop’s own AVIF files are to be copied',
  when: 'after',
  workAfter: (cursor) => noteStoredCovers(cursor, new Date()),
};
