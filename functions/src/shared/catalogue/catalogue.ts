import { type InferType, object } from 'yup';
import type { Author } from '../author/author.ts';
import { audienceChoices } from '../book/audience.ts';
import type { Book } from '../book/book.ts';
import { bookListLimits } from '../book/book-paging.ts';
import { categoryQuery } from '../book/category-schema.ts';
import { queryChoice, queryNumber, queryString } from '../values/query-fields.ts';
import { freshSchema } from './book-list.ts';
import {
  bookSorts,
  catalogueLimits,
  decadePattern,
  priceRanges,
  ratingChoices,
} from './catalogue-choices.ts';

/** Which books a shopper looks for: words and filters go together. The address of a page has the same parameters. */
export const catalogueQuerySchema = object({
  /** Words of title, author or ISBN, and last of what else a book says; words that no book has are corrected. */
  q: queryString(bookListLimits.search),
  /** Words are taken as they are, without correction. */
  literal: queryChoice('literal'),
  category: categoryQuery(),
  author: queryString(catalogueLimits.slug),
  series: queryString(catalogueLimits.slug),
  audience: queryString(20).oneOf([...audienceChoices], 'audience must be an audience, or ages such as 9-11'),
  price: queryString(10).oneOf([...priceRanges], `price must be one of ${priceRanges.join(', ')}`),
  /** The first year of a decade, 1990, or all decades before one: before-1990. */
  decade: queryString(11).matches(
    decadePattern,
    'decade must be the first year of a decade, such as 1990 or before-1990',
  ),
  /** Only books that can be bought now. */
  available: queryChoice('available'),
  /** Only books of four stars and up; all of them in a shop without reviews. */
  rating: queryString(1).oneOf([...ratingChoices], 'rating must be 4'),
  sort: queryString(20).oneOf([...bookSorts], `sort must be one of ${bookSorts.join(', ')}`),
  page: queryNumber('page', catalogueLimits.page),
  fresh: freshSchema,
});

export type CatalogueQuery = InferType<typeof catalogueQuerySchema>;

/** The filters of a list, each by one value of the query's field of this name. */
export type Facet = 'category' | 'author' | 'price' | 'decade' | 'audience' | 'available' | 'rating';

/** The same for each facet; a shop without reviews has none of ratings. */
export type Facets<T> = Record<Exclude<Facet, 'rating'>, T> & { rating?: T };

/** A value of a facet, and how many books a list with it would have, all other filters kept. */
export interface FacetCount {
  /** As the query has it. */
  value: string;
  /** As shoppers read it: 'Horror', 'Mary Shelley', '1990', 'Before 1990'. */
  label: string;
  count: number;
}

export interface CategoryCount {
  category: string;
  count: number;
}

export interface CataloguePage {
  /** How many books there are on all pages. */
  total: number;
  /** With only as much of their descriptions as cards show. */
  books: Book[];
  /** The values that have books, the chosen ones always; of authors those with most books. */
  facets: Facets<FacetCount[]>;
  /** The words that were looked for instead of words that no book has. */
  correctedQuery?: string;
  /** The author of the filter, also by an older address or another name. */
  author?: Author;
  /** The category that the words name. */
  named?: CategoryCount;
  /** The readers that the words name. */
  readers?: FacetCount;
  /** The shelf whose title the words name, and how many books stand on it. */
  shelf?: { slug: string; title: string; count: number };
  /** When nothing was found by words that are an ISBN. */
  isIsbn?: true;
  /** When nothing was found and nothing is named: words that books have. */
  closeWords?: string[];
  /** With them: books that have one of the words, if only in what is said of them. */
  mentions?: { word: string; books: Book[] };
  /** With them: the category of books that have one of the words, or one close to it. */
  nearest?: string;
  /** With them: what sells best of that category, else what is newest, without those that have a word. */
  instead?: Book[];
}

export const suggestionQuerySchema = object({
  q: queryString(bookListLimits.search).required('q is required'),
  fresh: freshSchema,
});

/** What the shopper may mean with the beginning of a search. */
export interface Suggestions {
  books: Pick<Book, '_id' | 'title' | 'author' | 'coverImage'>[];
  authors: (Author & { count: number })[];
  categories: CategoryCount[];
}

/** The books that a book's page links to, without the book itself; their descriptions are cut as for cards. */
export interface RelatedBooks {
  sameCategory: Book[];
  /** By the first of the book's authors; other offers of the same ISBN, such as a used copy, come first. */
  sameAuthor: Book[];
}
