import type { CuratedShelfFields } from '../shelf/curated-shelf.ts';
import { languageCodes } from '../words/known-language.ts';
import type { AuditState } from './audit.ts';
import { textsOf } from './audit-difference.ts';

export type ShelfTitles = ReadonlyMap<string, string>;

/** A book without a known title goes by its id. */
export function shelfState(
  { title, slug, text, isPublished, homePlace, books, ...translated }: CuratedShelfFields,
  titles: ShelfTitles,
): AuditState {
  const line = (bookId: string, note: string, by = '') =>
    [titles.get(bookId) ?? bookId, note && `“${note}”`, by].filter(Boolean).join(' – ');
  const inLanguages = languageCodes.map((language) => {
    const notes = books.flatMap(({ bookId, notes }) =>
      notes?.[language] ? line(bookId, notes[language]) : [],
    );
    const lines = [translated.titles?.[language], translated.texts?.[language], ...notes].filter(Boolean);
    return [textsOf(language), lines.join('\n')] as const;
  });
  return {
    title,
    slug,
    text,
    isPublished,
    homePlace,
    shelfBooks: books.map(({ bookId, note, by }) => line(bookId, note, by)).join('\n'),
    ...Object.fromEntries(inLanguages.filter(([, lines]) => lines !== '')),
  };
}
