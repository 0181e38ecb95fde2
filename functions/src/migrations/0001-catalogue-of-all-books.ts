import { rebuildCatalogue } from '../use-cases/catalogue/rebuild-catalogue.ts';
import type { Migration } from './migration.ts';

/** So that search and lists know all books with the first call that the new functions answer. */
export const catalogueOfAllBooks: Migration = {
  number: 1,
  title: 'make the catalogue of all books',
  when: 'before',
  async workAfter() {
    return { changed: await rebuildCatalogue(), next: undefined };
  },
};
