import type { CuratedShelfFields } from '../shelf/curated-shelf.ts';
import type { AuditState } from './audit.ts';

export type ShelfTitles = ReadonlyMap<string, string>;

/** A shelf as the history keeps and shows it; a book whose title is not known goes by its id. */
export function shelfState(
  { title, slug, text, isPublished, homePlace, books }: CuratedShelfFields,
  titles: ShelfTitles,
): AuditState {
  const named = books.map(({ bookId, note, by }) => {
    const book = titles.get(bookId) ?? bookId;
    return [book, note && `“${note}”`, by].filter(Boolean).join(' – ');
  });
  return { title, slug, text, isPublished, homePlace, shelfBooks: named.join('\n') };
}
