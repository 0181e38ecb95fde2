import { removeKeywordsAfter } from '../books/past-search-store.ts';
import type { Migration } from './migration.ts';

/** After the deploy, since the search of the first release asks for them. */
export const booksWithoutKeywords: Migration = {
  number: 5,
  title: 'remove the keywords by which books were once searched',
  when: 'after',
  workAfter: removeKeywordsAfter,
};
