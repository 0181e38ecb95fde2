import { findBook } from '../books/book-store.ts';
import { presentCatalogue, recentCatalogue } from '../catalogue/shop-catalogue.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { isBookId } from '../shared/book/book-paging.ts';

/** The books that a shopper looks for, a page of them. */
export const getCatalogue: Handler<'GET /api/catalogue'> = async ({ query }) => {
  const { catalogue } = await recentCatalogue(query.fresh);
  return catalogue.find(query);
};

/** A page of the admin's list, as the shop is now: two reads at any size. */
export const getAdminBooks: Handler<'GET /api/admin/books'> = async ({ query }) =>
  (await presentCatalogue()).catalogue.findForAdmin(query);

export const getSuggestions: Handler<'GET /api/suggestions'> = async ({ query }) => {
  const { catalogue } = await recentCatalogue(query.fresh);
  return catalogue.suggest(query.q);
};

export const getRelatedBooks: Handler<'GET /api/books/:id/related'> = async ({ params: { id }, query }) => {
  const { catalogue } = await recentCatalogue(query.fresh);
  const related = catalogue.related(id);
  if (related) return related;
  // It may be seconds younger than the catalogue, or what stands in for a damaged snapshot does not have all books.
  const exists = isBookId(id) && (await findBook(id));
  if (!exists) throw new NotFound('The book');
  return { sameCategory: [], sameAuthor: [] };
};
