import { useApiPages, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { type BookPage, newestBooks } from './book-queries.ts';

/** How many slides ahead of the last one in view books are asked for. */
const slidesAhead = 6;

/** A list of books that grows as the shopper comes near its end. */
export interface GrowingBooks {
  /** In their order; null for one that has not come yet. */
  known: BookPage;
  /** Whether more books may follow. */
  hasMore: boolean;
  /** Whether the last try to get more has failed. */
  failed: boolean;
  /** Asks for the books that are missing, or else for those that follow. */
  fetchMore: () => void;
  /** Call it with the place of the last book in view: books that will soon be needed are asked for. */
  onReach: (last: number) => void;
}

/** All books of the shop or of one category, newest first, or a part of the first page of them. */
export function useNewestBooks(category?: string, part?: { from: number; to: number }): GrowingBooks {
  const query = newestBooks(category);
  const { data, hasNextPage, isError, isFetching, refetch, fetchNextPage } = useApiPages(query);
  const cache = useQueryCache();
  const list = part ? (data.pages[0] ?? []).slice(part.from, part.to) : data.pages.flat();
  const missing = list.indexOf(null);
  // The books after a missing one are shown by another carousel.
  const known = missing < 0 ? list : list.map((book, index) => (index < missing ? book : null));
  const hasMore = hasNextPage && !part;

  function fetchMore() {
    // Books that another carousel has just loaded may not be rendered yet.
    if (cache.getQueryData(query.queryKey) !== data) return;
    // One request serves all carousels: one that is under way is not repeated.
    if (missing >= 0) void refetch({ cancelRefetch: false });
    else if (hasMore) void fetchNextPage({ cancelRefetch: false });
  }

  function onReach(last: number) {
    const end = missing >= 0 ? missing : known.length;
    if (!isFetching && !isError && last + slidesAhead >= end) fetchMore();
  }

  return {
    known,
    hasMore,
    failed: isError && !isFetching && (missing >= 0 || hasMore),
    fetchMore,
    onReach,
  };
}
