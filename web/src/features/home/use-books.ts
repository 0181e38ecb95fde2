import { useDeferredValue } from 'react';
import { useApiAnswer, useApiPages, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { type KnownBooks, newestBooks, topSellers } from './book-queries.ts';

/** How many slides ahead of the view books are requested. */
const slidesAhead = 6;

/** A list that loads more near its end. */
export interface GrowingBooks {
  /** In order; null for a book that is not loaded yet. */
  slots: KnownBooks;
  /** More books may follow. */
  hasMore: boolean;
  failed: boolean;
  /** Requests missing books, or else the next ones. */
  fetchMore: () => void;
  /** Called with the position of the last book in view; requests books that are needed soon. */
  onReach: (last: number) => void;
}

/** A query's list. One request serves all carousels: a running one is not repeated. */
interface Source {
  list: KnownBooks;
  isError: boolean;
  isFetching: boolean;
  /** False while books that another carousel has just loaded are not rendered yet. */
  isLatest: () => boolean;
  fetchMissing: () => void;
  /** Left out on the last page. */
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
  // Books after a missing one were loaded by another carousel.
  const slots = missing < 0 ? list : list.map((book, index) => (index < missing ? book : null));

  function fetchMore() {
    if (!isLatest()) return;
    if (missing >= 0) fetchMissing();
    else fetchNext?.();
  }

  function onReach(last: number) {
    const end = missing >= 0 ? missing : slots.length;
    if (!isFetching && !isError && last + slidesAhead >= end) fetchMore();
  }

  return {
    slots,
    hasMore: fetchNext !== undefined,
    failed: isError && !isFetching && (missing >= 0 || fetchNext !== undefined),
    fetchMore,
    onReach,
  };
}

export function useNewestBooks(part: { from: number; to: number }): GrowingBooks {
  const query = newestBooks();
  const { data, isError, isFetching, refetch } = useApiAnswer(query);
  // In small steps, so that the browser responds between them: a row of cards at once takes a phone 0.1 s.
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

/** Removes duplicates: the order may have changed between two pages. */
function eachOnce(books: KnownBooks): KnownBooks {
  const seen = new Set<string>();
  return books.filter((book) => {
    const isSeen = book !== null && seen.has(book._id);
    if (book) seen.add(book._id);
    return !isSeen;
  });
}

/** Of the shop or one category, best sellers first. */
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
    // More books follow until the last page is rendered.
    fetchNext:
      hasNextPage || deferred !== data ? () => void fetchNextPage({ cancelRefetch: false }) : undefined,
  });
}
