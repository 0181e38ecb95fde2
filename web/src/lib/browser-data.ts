import { sendCall } from './api.ts';
import { createLocalStore } from './local-store.ts';
import { createQueryClient } from './query-client.ts';

/** How old an answer of Hosting's CDN may be, in milliseconds. */
const cdnMilliseconds = 60_000;

/** Until when this browser reads past the CDN, in milliseconds since 1970; it outlives a reload. */
const readPastCdnUntil = createLocalStore<number>('read-past-cdn-until', {
  parse: (text) => Number(text) || 0,
  serialize: String,
});

function mustReadPastCdn(): boolean {
  const left = readPastCdnUntil.get() - Date.now();
  // More than that is left only when somebody has set the clock back.
  return left > 0 && left <= cdnMilliseconds;
}

/** The API's answers in this browser. */
export const browserData = createQueryClient((name, input, signal) => {
  const query = mustReadPastCdn() ? { ...input.query, fresh: Date.now() } : input.query;
  return sendCall(name, query ? { ...input, query } : input, { signal });
});

/** Call it after a change of the books: whoever has made it sees it at once. */
export function booksChanged(): void {
  readPastCdnUntil.set(Date.now() + cdnMilliseconds);
  browserData.removeQueries({ queryKey: ['GET /api/books'] });
  browserData.removeQueries({ queryKey: ['GET /api/books/:id'] });
}

/** Fetches the data of a rendered page again if the page may be older than this browser's last change. */
export function refreshPageData(): void {
  if (mustReadPastCdn()) void browserData.invalidateQueries();
}
