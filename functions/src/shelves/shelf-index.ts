import { array, type InferType, number, object, string } from 'yup';
import { Conflict } from '../platform/http/api-errors.ts';
import { excerpt } from '../shared/book/excerpt.ts';
import { type CuratedShelf, curatedShelfFields, curatedShelfSchema } from '../shared/shelf/curated-shelf.ts';
import { shelfExcerpts, shelfLimits } from '../shared/shelf/shelf-limits.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { keysOf } from '../shared/values/table-keys.ts';
import type { TranslatedText } from '../shared/words/language-schema.ts';

// All shelves in one document, so that no page reads more of them than this, whether there is one or fifty. It holds
// what lists of shelves show: the beginnings of texts, and of the notes of a shelf's first books.

/** With the notes of some more than a list shows, since a book may be gone. */
const notesKept = 2 * shelfLimits.inList;

const indexedShelf = curatedShelfSchema.shape({
  id: string().required(),
  /** The millisecond of its last change. */
  version: number().required(),
});

const indexSchema = object({ shelves: array(indexedShelf.required()).required() });

/** A shelf with as much of its notes as lists of shelves show. */
export type IndexedShelf = InferType<typeof indexedShelf>;

export type ShelfIndex = readonly IndexedShelf[];

/** Reads the document of the index, which a shop without shelves does not have. */
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
    // In further languages no more than a list shows, since there may be many of them.
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

/** The index with a shelf as it is now, by title. @throws Conflict */
export function withShelf(index: ShelfIndex, shelf: CuratedShelf): IndexedShelf[] {
  const others = withoutShelf(index, shelf.id);
  const holder = others.find(({ slug }) => slug === shelf.slug);
  // An address belongs to one shelf only.
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
