import { replaceFormerQueue } from '../imports/import-store.ts';
import type { Migration } from './migration.ts';

/** So that a file checked before another import is checked again, even across the deploy. */
export const queueOfImports: Migration = {
  number: 3,
  title: 'Imports say themselves when they changed books',
  when: 'after',
  workAfter: async () => ({ changed: (await replaceFormerQueue()) ? 1 : 0, next: undefined }),
};
