import { noteStoredCovers } from '../books/cover-copy-store.ts';
import type { Migration } from './migration.ts';

/** Books that were written before covers were copied are noted as those are that are written now. */
export const coversAtAddresses: Migration = {
  number: 1,
  title: 'Covers that are not the shop’s own AVIF files are to be copied',
  when: 'after',
  workAfter: (cursor) => noteStoredCovers(cursor, new Date()),
};
