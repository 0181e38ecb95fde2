import { replaceFormerQueue } from '../imports/import-store.ts';
import type { Migration } from './migration.ts';

/** A file that was checked before another one was imported is checked again, also where the deploy came in between. */
export const queueOfImports: Migration = {
  number: 3,
  title: 'Imports say themselves when they changed books',
  when: 'after',
  workAfter: async () => ({ changed: (await replaceFormerQueue()) ? 1 : 0, next: undefined }),
};
