import { array, type InferType, number, object, string } from 'yup';
import { Conflict } from '../platform/http/api-errors.ts';
import { excerpt } from '../shared/book/excerpt.ts';
import { type CuratedShelf, curatedShelfFields, curatedShelfSchema } from '../shared/shelf/curated-shelf.ts';
import { shelfExcerpts, shelfLimits } from '../shared/shelf/shelf-limits.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { keysOf } from '../shared/values/table-keys.ts';
import type { TranslatedText } from '../shared/words/language-schema.ts';

// All shelves in one document: one read for any page. Holds what lists show: the beginnings of texts, and of the notes
// on a shelf's first books.

/** More notes than a list shows, since a book may be gone. */
const notesKept = 2 * shelfLimits.inList;

const indexedShelf = curatedShelfSchema.shape({
  id: string().required(),
  /** Milliseconds of the last change. */
  version: number().required(),
});

const indexSchema = object({ shelves: array(indexedShelf.required()).required() });

/** With the notes that lists show. */
export type IndexedShelf = InferType<typeof indexedShelf>;

export type ShelfIndex = readonly IndexedShelf[];

/** A shop without shelves has no such document. */
export function readShelfIndex(data: Readonly<Record<string, unknown>> = {}): IndexedShelf[] {
  return readFields(indexSchema, data).shelves.filter(({ id, slug }) => id !== '' && slug !== '');
}

function beginningsOf(texts: TranslatedText, longest: number): TranslatedText {
  const beginnings = { ...texts };
  for (const language of keysOf(texts)) beginnings[language] = excerpt(texts[language] ?? '', longest);
  return beginnings;
}

function indexed({ id, version, ...fields }: CuratedShelf): IndexedShelf {
  const { text, texts, books, ...rest } = curatedShelfFields(fields);
  const longest = shelfExcerpts.note;
  const cut = books.map(({ bookId, note, by, notes }, place) => ({
    bookId,
    ...(place < notesKept ? { note: excerpt(note, longest), by } : { note: '', by: '' }),
    // Other languages keep only what a list shows, since there may be many.
    ...(notes && place < shelfLimits.inList && { notes: beginningsOf(notes, longest) }),
  }));
  return {
    id,
    version,
    ...rest,
    text: excerpt(text, shelfExcerpts.text),
    ...(texts && { texts: beginningsOf(texts, shelfExcerpts.text) }),
    books: cut,
  };
}

export function withoutShelf(index: ShelfIndex, id: string): IndexedShelf[] {
  return index.filter((shelf) => shelf.id !== id);
}

/** Sorted by title. @throws Conflict */
export function withShelf(index: ShelfIndex, shelf: CuratedShelf): IndexedShelf[] {
  const others = withoutShelf(index, shelf.id);
  const holder = others.find(({ slug }) => slug === shelf.slug);
  // Addresses are unique.
  if (holder) throw new Conflict('slug-taken', 'Another shelf has this address', { shelfId: holder.id });
  const { shelves: most } = shelfLimits;
  if (others.length >= most) {
    throw new Conflict('too-many-shelves', `There can be ${most} shelves at most; delete one first`, {
      most,
    });
  }
  return [...others, indexed(shelf)].sort(
    (one, other) => one.title.localeCompare(other.title, 'en') || (one.id < other.id ? -1 : 1),
  );
}
