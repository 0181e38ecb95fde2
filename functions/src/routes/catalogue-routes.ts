import { findBook } from '../books/book-store.ts';
import { presentCatalogue, recentCatalogue } from '../catalogue/shop-catalogue.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { genresOfList, recentGenres } from '../settings/shop-genres.ts';
import { recentSettings, shopProfile } from '../settings/shop-profile.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import { bookcaseOf } from '../use-cases/catalogue/bookcase.ts';
import { catalogueOfShoppers } from '../use-cases/catalogue/catalogue-of-shoppers.ts';
import { doorsOf } from '../use-cases/catalogue/doors.ts';
import { listShelves, searchedShelves } from '../use-cases/shelves/show-shelves.ts';
import { shownToShoppers } from './shown-books.ts';

export const catalogueRoutes = {
  'GET /api/catalogue': async ({ query }) => {
    const genres = await genresOfList(query.category);
    const [catalogue, shop] = await Promise.all([catalogueOfShoppers(query.fresh), shopProfile()]);
    const show = await shownToShoppers();
    const shelves = query.q ? await searchedShelves(query.fresh) : [];
    const result = catalogue.find(query, genres, moneyOf(shop), shop.reviews, shelves);
    const { books, mentions, instead } = result;
    return {
      ...result,
      books: books.map(show),
      ...(mentions && { mentions: { word: mentions.word, books: mentions.books.map(show) } }),
      ...(instead && { instead: instead.map(show) }),
    };
  },
  /** Two reads, however large the shop is. */
  'GET /api/admin/books': async ({ query }) => {
    const { total, books } = (await presentCatalogue()).catalogue.findForAdmin(query);
    return { total, books: books.map(withoutReduction) };
  },
  'GET /api/bookcase': async ({ query }) => {
    const [{ catalogue }, genres] = await Promise.all([
      recentCatalogue(query.fresh),
      genresOfList(query.category),
    ]);
    return bookcaseOf(catalogue, genres, query.category);
  },
  'GET /api/doors': async ({ query }) => {
    const { fresh, language = shopLanguage } = query;
    const [catalogue, profile, settings, shelves] = await Promise.all([
      catalogueOfShoppers(fresh),
      shopProfile(language),
      recentSettings(),
      listShelves({ ...query, home: undefined }),
    ]);
    const { doors } = settingsIn(settings, language);
    return sayIn(language, () => doorsOf(doors, { catalogue, profile, shelves }));
  },
  'GET /api/suggestions': async ({ query }) => {
    const [catalogue, genres] = await Promise.all([catalogueOfShoppers(query.fresh), recentGenres()]);
    return catalogue.suggest(query.q, genres);
  },
  'GET /api/books/:id/related': async ({ params: { id }, query }) => {
    const catalogue = await catalogueOfShoppers(query.fresh);
    const related = catalogue.related(id);
    if (related) {
      const show = await shownToShoppers();
      return { sameCategory: related.sameCategory.map(show), sameAuthor: related.sameAuthor.map(show) };
    }
    // It may be seconds younger than the catalogue, or the fallback for a damaged snapshot lacks it.
    const exists = isBookId(id) && (await findBook(id));
    if (!exists) throw new NotFound('The book');
    return { sameCategory: [], sameAuthor: [] };
  },
} satisfies Partial<Handlers>;
