import { rebuildCatalogue } from '../use-cases/catalogue/rebuild-catalogue.ts';
import type { Migration } from './migration.ts';

/** The functions of the first release log no changes, so the catalogue misses those between its making and the deploy. */
export const catalogueOnceMore: Migration = {
  number: 6,
  title: 'make the catalogue once more, with the books that were changed during the deploy',
  when: 'after',
  async workAfter() {
    return { changed: await rebuildCatalogue(), next: undefined };
  },
};
