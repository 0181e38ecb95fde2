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

/** Words and filters must all match. The addresses of pages have the same parameters. */
export const catalogueQuerySchema = object({
  /** Words of title, author or ISBN, then of the book's other fields; words that no book has are corrected. */
  q: queryString(bookListLimits.search),
  /** Without correction. */
  literal: queryChoice('literal'),
  category: categoryQuery(),
  author: queryString(catalogueLimits.slug),
  series: queryString(catalogueLimits.slug),
  audience: queryString(20).oneOf([...audienceChoices], 'audience must be an audience, or ages such as 9-11'),
  price: queryString(10).oneOf([...priceRanges], `price must be one of ${priceRanges.join(', ')}`),
  /** 1990, or before-1990 for all decades before. */
  decade: queryString(11).matches(
    decadePattern,
    'decade must be the first year of a decade, such as 1990 or before-1990',
  ),
  available: queryChoice('available'),
  /** Four stars and up; no effect in a shop without reviews. */
  rating: queryString(1).oneOf([...ratingChoices], 'rating must be 4'),
  sort: queryString(20).oneOf([...bookSorts], `sort must be one of ${bookSorts.join(', ')}`),
  page: queryNumber('page', catalogueLimits.page),
  fresh: freshSchema,
});

export type CatalogueQuery = InferType<typeof catalogueQuerySchema>;

/** Each is a field of the query of this name. */
export type Facet = 'category' | 'author' | 'price' | 'decade' | 'audience' | 'available' | 'rating';

/** A shop without reviews has none of ratings. */
export type Facets<T> = Record<Exclude<Facet, 'rating'>, T> & { rating?: T };

/** How many books the list would have with this value, all other filters kept. */
export interface FacetCount {
  /** As in the query. */
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
  /** On all pages. */
  total: number;
  /** Descriptions are cut to what cards show. */
  books: Book[];
  /** Values that have books, and always the chosen ones; of authors those with most books. */
  facets: Facets<FacetCount[]>;
  /** What was searched instead of words that no book has. */
  correctedQuery?: string;
  /** The author of the filter, also by an older address or another name. */
  author?: Author;
  /** The category that the words name. */
  named?: CategoryCount;
  /** The audience that the words name. */
  readers?: FacetCount;
  /** The shelf whose title the words name, and how many books it has. */
  shelf?: { slug: string; title: string; count: number };
  /** When the words are an ISBN without a match. */
  isIsbn?: true;
  /** When nothing matched and nothing is named: similar words that books have. */
  closeWords?: string[];
  /** Beside `closeWords`: books that have one of the words, if only in their description. */
  mentions?: { word: string; books: Book[] };
  /** Beside `closeWords`: the category of books with one of the words, or one close to it. */
  nearest?: string;
  /** Beside `closeWords`: the best sellers of that category, or else the newest books, without those in `mentions`. */
  instead?: Book[];
}

export const suggestionQuerySchema = object({
  q: queryString(bookListLimits.search).required('q is required'),
  fresh: freshSchema,
});

/** Completions of the beginning of a search. */
export interface Suggestions {
  books: Pick<Book, '_id' | 'title' | 'author' | 'coverImage'>[];
  authors: (Author & { count: number })[];
  categories: CategoryCount[];
}

/** Without the book itself; descriptions are cut as for cards. */
export interface RelatedBooks {
  sameCategory: Book[];
  /** By the book's first author; other offers of the same ISBN, such as a used copy, come first. */
  sameAuthor: Book[];
}
