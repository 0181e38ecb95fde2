import { bookCollection, bookDocument } from '../../functions/src/books/book-document.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { logChanges } from '../../functions/src/snapshot/change-log-store.ts';
import { addToCounters } from '../../functions/src/stats/counter-store.ts';
import { makeBook } from '../fixtures/factories.ts';
import type { HostileText } from '../fixtures/hostile-texts.ts';

/** The tests answer requests to this host. */
export const pictureHost = 'https://pictures.example';

/** As the shop shows it: trimmed. */
export const asShown = ({ text }: HostileText) => text.trim();

function bookOf(hostile: HostileText, word: string, coverImage: string): Book {
  const text = asShown(hostile);
  return makeBook({
    title: `${text} ${word}`,
    description: text,
    author: text,
    category: text,
    coverImage,
    createdAt: new Date().toISOString(),
  });
}

function documentOf({ category, createdAt, ...fields }: Book): object {
  const document = bookDocument(
    { ...fields, category: 'fiction', author: fields.author },
    new Date(createdAt),
  );
  return { ...document, category };
}

/**
 * Past the checks of the API. They are in every list, found by `word`; they have no covers, which other tests' pages
 * would load.
 */
export async function addListedBooks(texts: readonly HostileText[], word: string): Promise<Book[]> {
  const books = texts.map((text) => bookOf(text, word, ''));
  const batch = database().batch();
  for (const book of books) batch.set(bookCollection().doc(book._id), documentOf(book));
  logChanges(
    batch,
    books.map((book) => ({ id: book._id, version: Date.parse(book.createdAt), book })),
  );
  addToCounters(batch, { books: books.length });
  await batch.commit();
  return books;
}

export async function removeListedBooks(books: readonly Book[]): Promise<void> {
  const batch = database().batch();
  for (const { _id } of books) batch.delete(bookCollection().doc(_id));
  logChanges(
    batch,
    books.map(({ _id }) => ({ id: _id, version: Date.now() })),
  );
  addToCounters(batch, { books: -books.length });
  await batch.commit();
}

/**
 * Past the checks of the API. They are in no list: without the time when they were added. Their covers are the text
 * too, as it is or behind the address of a picture.
 */
export async function addUnlistedBooks(texts: readonly HostileText[]): Promise<Book[]> {
  const books = texts.map((hostile, index) =>
    bookOf(hostile, '', index % 2 ? `${pictureHost}/${hostile.text}` : hostile.text),
  );
  await Promise.all(
    books.map((book) => {
      const { createdAt: _, ...fields } = { ...documentOf(book), createdAt: undefined };
      return bookCollection().doc(book._id).set(fields);
    }),
  );
  return books;
}

export async function removeUnlistedBooks(books: readonly Book[]): Promise<void> {
  await Promise.all(books.map(({ _id }) => bookCollection().doc(_id).delete()));
}
