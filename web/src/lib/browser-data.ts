import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { sendCall } from './api.ts';
import { createLocalStore } from './local-store.ts';
import { createQueryClient } from './query-client.ts';

/** How long Hosting's CDN may give an older answer, in milliseconds. */
const cdnMilliseconds = 60_000;

/** Until when this browser reads past the CDN, in milliseconds since 1970; it outlives a reload. */
const readPastCdnUntil = createLocalStore<number>('read-past-cdn-until', {
  parse: (text) => Number(text) || 0,
  serialize: String,
});

function mustReadPastCdn(): boolean {
  return Date.now() < readPastCdnUntil.get();
}

/** The API's answers in this browser. */
export const browserData = createQueryClient((name, input, signal) => {
  const query = mustReadPastCdn() ? { ...input.query, fresh: Date.now() } : input.query;
  return sendCall(name, query ? { ...input, query } : input, { signal });
});

/**
 * The query cache of this page, for every query hook: this browser's, unless a provider gives another one, as the server
 * does. A provider in the browser would make every page load TanStack Query before it shows anything.
 */
export function useQueryCache(): QueryClient {
  return useContext(QueryClientContext) ?? browserData;
}

/** After a change of the books: whoever has made it sees it at once. */
export function booksChanged(): void {
  readPastCdnUntil.set(Date.now() + cdnMilliseconds);
  browserData.removeQueries({ queryKey: ['GET /api/books'] });
  browserData.removeQueries({ queryKey: ['GET /api/books/:id'] });
}

/** Asks again for what a page came with if this browser must not trust the CDN, from which it may have come. */
export function refreshPageData(): void {
  if (mustReadPastCdn()) void browserData.invalidateQueries();
}
