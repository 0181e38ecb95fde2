import { bookDocument } from '../../functions/src/books/book-store.ts';
import { database } from '../../functions/src/firebase.ts';
import type { Book } from '../../functions/src/shared/book.ts';
import { countChanges } from '../../functions/src/stats/counter-store.ts';
import { makeBook } from '../fixtures/factories.ts';

/** Puts a book into the shop's database, counted, without the API. */
export async function shelve(overrides: Partial<Book> = {}): Promise<Book> {
  const book = makeBook({ createdAt: new Date().toISOString(), ...overrides });
  const { _id, createdAt, category, ...fields } = book;
  const batch = database().batch();
  const genre = category === 'horror' ? 'horror' : 'fiction';
  const document = bookDocument({ ...fields, category: genre, author: fields.author }, new Date(createdAt));
  batch.set(database().collection('books').doc(_id), document);
  countChanges(batch, { books: 1, trendingBooks: fields.trending ? 1 : 0 });
  await batch.commit();
  return { ...book, category: genre };
}

/** Takes a book that was shelved here out of the shop's database, counted, without the API. */
export async function unshelve(book: Book): Promise<void> {
  const batch = database().batch();
  batch.delete(database().collection('books').doc(book._id));
  countChanges(batch, { books: -1, trendingBooks: book.trending ? -1 : 0 });
  await batch.commit();
}

/** Empties a collection that the tests of one file have filled. */
export async function emptyCollection(name: string): Promise<void> {
  await database().recursiveDelete(database().collection(name));
}
