import { array, boolean, type InferType, number, object, string } from 'yup';
import { isBookId } from '../book/book-paging.ts';
import { lineSchema, linesSchema, orEmpty } from '../values/line-text.ts';
import { readFields, readTime } from '../values/stored-fields.ts';
import { slugOf } from '../values/words.ts';
import { translated } from '../words/language-schema.ts';
import type { Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { shelfLimits as limits } from './shelf-limits.ts';

// 'Curated', since 'shelf' also names the place of copies in the shop, and a view of a list.

const note = lineSchema().label(t('Note')).max(limits.note);

const shelfBook = object({
  bookId: string()
    .required()
    .test('id', 'bookId must be the id of a book', (id = '') => isBookId(id)),
  /** About the book, by a person of the shop. */
  note: note.default(''),
  notes: translated(note),
  /** The person's name. */
  by: lineSchema().label(t('Name')).max(limits.by).default(''),
});

export type ShelfBook = InferType<typeof shelfBook>;

function areDistinct(books: readonly unknown[] = []): boolean {
  const ids = books.map((book) => (shelfBook.isType(book) ? book.bookId : book));
  return new Set(ids).size === ids.length;
}

const title = lineSchema().label(t('Title')).max(limits.title);
const text = linesSchema().label(t('Text')).max(limits.text);

export const shelfTitle = title.required(t('Title is required'));

const homePlaceMessage = t('Place on home must be a whole number from 0 to {most}', { most: limits.onHome });

/** POST and PUT /api/shelves. */
export const curatedShelfSchema = object({
  title: shelfTitle,
  titles: translated(title),
  /** The last part of the address of its page. */
  slug: string()
    .label(t('Address'))
    .trim()
    .max(limits.slug)
    .required(t('Address is required'))
    .test(
      'slug',
      t('Address may have small letters and digits, and single hyphens between them'),
      orEmpty((slug) => slugOf(slug) === slug),
    ),
  text: text.default(''),
  texts: translated(text),
  isPublished: boolean().label(t('Published')).default(false),
  /** From 1; 0 when it is not on the home page. */
  homePlace: number()
    .label(t('Place on home'))
    .typeError(homePlaceMessage)
    .integer(homePlaceMessage)
    .min(0, homePlaceMessage)
    .max(limits.onHome, homePlaceMessage)
    .default(0),
  books: array(shelfBook.required())
    .label(t('Books'))
    .max(limits.books, t('A shelf has {most} books at most', { most: limits.books }))
    .test('distinct', t('Each book stands on a shelf once'), areDistinct)
    .default(() => []),
}).noUnknown();

export type CuratedShelfFields = InferType<typeof curatedShelfSchema>;

/** An ordered list of books; the version is the millisecond of its last change. */
export interface CuratedShelf extends CuratedShelfFields {
  id: string;
  version: number;
}

export function curatedShelfFields(shelf: CuratedShelfFields): CuratedShelfFields {
  return readFields(curatedShelfSchema, { ...shelf });
}

export function shelfIn<Shelf extends CuratedShelfFields>(
  shelf: Shelf,
  language: Language | undefined,
): Shelf {
  if (!language) return shelf;
  return {
    ...shelf,
    title: shelf.titles?.[language] ?? shelf.title,
    text: shelf.texts?.[language] ?? shelf.text,
    books: shelf.books.map((book) => ({ ...book, note: book.notes?.[language] ?? book.note })),
  };
}

export function readCuratedShelf(id: string, data: Readonly<Record<string, unknown>>): CuratedShelf {
  return { id, ...readFields(curatedShelfSchema, data), version: readTime(data.updatedAt) };
}
