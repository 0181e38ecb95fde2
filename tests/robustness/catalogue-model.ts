import { bookCollection, storedBook } from '../../functions/src/books/book-document.ts';
import type { ShopCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';

type Titled = readonly [id: string, title: string];

function byId([one]: Titled, [other]: Titled): number {
  return one < other ? -1 : 1;
}

/** The books in an instance's catalogue. */
export function catalogueTitles({ catalogue }: ShopCatalogue): Titled[] {
  return [...catalogue.entries()].map(({ book }): Titled => [book._id, book.title]).sort(byId);
}

/** The books in the database. */
export async function storedTitles(): Promise<Titled[]> {
  const { docs } = await bookCollection().get();
  return docs.map((snapshot): Titled => [snapshot.id, storedBook(snapshot).book.title]).sort(byId);
}
