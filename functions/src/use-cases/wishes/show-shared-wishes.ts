import { NotFound } from '../../platform/http/api-errors.ts';
import type { SharedWishes } from '../../shared/shopper/wish-share.ts';
import { findSharedWishes } from '../../shoppers/wish-share-store.ts';
import { catalogueOfShoppers } from '../catalogue/catalogue-of-shoppers.ts';

/** Leaves out books that have left the shop. @throws NotFound */
export async function showSharedWishes(code: string): Promise<SharedWishes> {
  const shared = await findSharedWishes(code);
  if (!shared) throw new NotFound('The wish list');
  const catalogue = await catalogueOfShoppers();
  const books = shared.bookIds.map((id) => catalogue.entry(id)?.book);
  return { name: shared.name, books: books.filter((book) => book !== undefined) };
}
