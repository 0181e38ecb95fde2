import { bookCollection, storedBook } from '../../functions/src/books/book-document.ts';
import type { ShopCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';

type Titled = readonly [id: string, title: string];

function byId([one]: Titled, [other]: Titled): number {
  return one < other ? -1 : 1;
}

export function catalogueTitles({ catalogue }: ShopCatalogue): Titled[] {
  return [...catalogue.entries()].map(({ book }): Titled => [book._id, book.title]).sort(byId);
}

export async function storedTitles(): Promise<Titled[]> {
  const { docs } = await bookCollection().get();
  return docs.map((snapshot): Titled => [snapshot.id, storedBook(snapshot).book.title]).sort(byId);
}
