import { bookCollection, bookDocument } from '../../functions/src/books/book-document.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { NewBook } from '../../functions/src/shared/book/book.ts';
import { defaultGenreSlugs as categories } from '../../functions/src/shared/genre/genres.ts';
import { addToCounters, readCounters } from '../../functions/src/stats/counter-store.ts';
import { rebuildSnapshot } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { repairCounters } from '../../functions/src/use-cases/orders/recount.ts';

const places = ['Harbour', 'Orchard', 'Lighthouse', 'Railway', 'Glasshouse', 'Meridian', 'Foundry'];
const things = ['Letters', 'Winters', 'Keepers', 'Maps', 'Promises', 'Shadows', 'Gardens', 'Clocks', 'Songs'];
const people = ['Nora Field', 'Anselm Reed', 'Ida Quay', 'Marcus Thorne', 'Wilhelmina Ashcroft'];
const sentence =
  'Two neighbours who have not spoken since the flood are left the same house, the same key and one summer. ';

/** Every second of the 100 newest books has it in its title, and every fiftieth of the others. */
export const commonWord = 'lantern';

/** One of `all`, going round. */
function pick<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}

/** The book at a place of the catalogue: the same one each time, and no two alike. */
function grownBook(index: number): NewBook {
  const metal = index % 6 === 0 ? 'Brass' : 'Silver';
  const light = index % (index < 100 ? 2 : 50) === 0 ? 'Lantern' : 'Candle';
  const cents = 499 + ((index * 137) % 4500);
  return {
    title: `The ${metal} ${light} of the ${pick(places, index)}: ${pick(things, index)} ${index}`,
    author: pick(people, index),
    description: sentence.repeat(2 + (index % 5)),
    category: pick(categories, index),
    coverImage: `grown-${index}.480w.avif`,
    newPrice: cents / 100,
    oldPrice: (cents + 300) / 100,
    trending: index % 10 === 0,
  };
}

/** The id of the book at a place of the catalogue. */
export function grownId(index: number): string {
  return `grown-${String(index).padStart(6, '0')}`;
}

const minute = 60_000;

/** Takes every book out of the shop. */
export async function emptyCatalogue(): Promise<void> {
  await database().recursiveDelete(bookCollection());
  await repairCounters();
  await rebuildSnapshot();
}

/**
 * Fills the catalogue to `size` books, as the shop itself stores and counts them. Each is a minute older than the
 * one before, back from `newest`: whatever the size, the same books are the newest.
 */
export async function growCatalogue(size: number, newest: Date): Promise<void> {
  const { books: from } = await readCounters();
  const writer = database().bulkWriter({ throttling: false });
  const failed: unknown[] = [];
  let trendingBooks = 0;
  for (let index = from; index < size; index += 1) {
    const book = grownBook(index);
    if (book.trending) trendingBooks += 1;
    const document = bookDocument(book, new Date(newest.getTime() - index * minute));
    writer
      .create(bookCollection().doc(grownId(index)), document)
      .catch((error: unknown) => failed.push(error));
    // What waits to be written lies in memory.
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
  if (failed.length > 0) throw new Error(`${failed.length} books could not be stored`, { cause: failed[0] });
  const batch = database().batch();
  addToCounters(batch, { books: size - from, trendingBooks });
  await batch.commit();
  await rebuildSnapshot();
}
