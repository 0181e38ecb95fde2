import { useDeferredValue } from 'react';
import { useApiAnswer, useApiPages, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { type KnownBooks, newestBooks, topSellers } from './book-queries.ts';

/** How many slides ahead of the last one in view books are asked for. */
const slidesAhead = 6;

/** A list of books that comes as the shopper comes near its end. */
export interface GrowingBooks {
  /** In their order; null for one that has not come yet. */
  known: KnownBooks;
  /** Whether more books may follow. */
  hasMore: boolean;
  /** Whether the last try to get more has failed. */
  failed: boolean;
  /** Asks for the books that are missing, or else for those that follow. */
  fetchMore: () => void;
  /** Call it with the place of the last book in view: books that will soon be needed are asked for. */
  onReach: (last: number) => void;
}

/** What a query has of a list. One request serves all carousels: one that is under way is not repeated. */
interface Source {
  list: KnownBooks;
  isError: boolean;
  isFetching: boolean;
  /** Whether these are the latest books: those that another carousel has just loaded may not be rendered yet. */
  isLatest: () => boolean;
  fetchMissing: () => void;
  /** Left out where no page follows. */
  fetchNext?: (() => void) | undefined;
}

function growingBooks({
  list,
  isError,
  isFetching,
  isLatest,
  fetchMissing,
  fetchNext,
}: Source): GrowingBooks {
  const missing = list.indexOf(null);
  // The books after a missing one are shown by another carousel.
  const known = missing < 0 ? list : list.map((book, index) => (index < missing ? book : null));

  function fetchMore() {
    if (!isLatest()) return;
    if (missing >= 0) fetchMissing();
    else fetchNext?.();
  }

  function onReach(last: number) {
    const end = missing >= 0 ? missing : known.length;
    if (!isFetching && !isError && last + slidesAhead >= end) fetchMore();
  }

  return {
    known,
    hasMore: fetchNext !== undefined,
    failed: isError && !isFetching && (missing >= 0 || fetchNext !== undefined),
    fetchMore,
    onReach,
  };
}

export function useNewestBooks(part: { from: number; to: number }): GrowingBooks {
  const query = newestBooks();
  const { data, isError, isFetching, refetch } = useApiAnswer(query);
  // Drawn in small steps, between which the browser answers: a row of cards at once takes a phone 0.1 s.
  const deferred = useDeferredValue(data);
  const cache = useQueryCache();
  return growingBooks({
    list: deferred.slice(part.from, part.to),
    isError,
    isFetching,
    isLatest: () => cache.getQueryData(query.queryKey) === deferred,
    fetchMissing: () => void refetch({ cancelRefetch: false }),
  });
}

/** The books without those that stand before: the order may have changed between two pages. */
function eachOnce(books: KnownBooks): KnownBooks {
  const seen = new Set<string>();
  return books.filter((book) => {
    const isSeen = book !== null && seen.has(book._id);
    if (book) seen.add(book._id);
    return !isSeen;
  });
}

/** All books of the shop or of one category, those that sell best first. */
export function useTopSellers(category?: string): GrowingBooks {
  const query = topSellers(category);
  const { data, hasNextPage, isError, isFetching, refetch, fetchNextPage } = useApiPages(query);
  const deferred = useDeferredValue(data);
  const cache = useQueryCache();
  return growingBooks({
    list: eachOnce(deferred.pages.flatMap(({ books }) => books)),
    isError,
    isFetching,
    isLatest: () => cache.getQueryData(query.queryKey) === deferred,
    fetchMissing: () => void refetch({ cancelRefetch: false }),
    // As long as the last page is not drawn, books follow.
    fetchNext:
      hasNextPage || deferred !== data ? () => void fetchNextPage({ cancelRefetch: false }) : undefined,
  });
}
