import type { Answer, CallInput, CallName, CallNameFor } from '@bookstore/functions/shared/api-contract';
import { readAdminToken } from './admin-token.ts';
import { ApiError, type CallParts, sendCall } from './api.ts';
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
  // More than 60 s can be left only if the clock was set back; then the stored time is ignored.
  return left > 0 && left <= cdnMilliseconds;
}

/** Asks past the CDN as the admin, and as everybody else when the session has ended meanwhile. */
async function askPastCdn(name: CallName, input: CallParts, bearer: string, signal: AbortSignal) {
  try {
    const query = { ...input.query, fresh: Date.now() };
    return await sendCall(name, { ...input, query }, { bearer, signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.failure === 401)) throw error;
    readPastCdnUntil.set(0);
    return sendCall(name, input, { signal });
  }
}

/** Until this is resolved no call is sent: a part whose data changes before React has hydrated it would not match its HTML. */
let mayCall = Promise.resolve();

/** Holds all calls of the query cache back until the promise is resolved. */
export function holdCallsUntil(ready: Promise<void>): void {
  mayCall = ready;
}

async function ask(name: CallName, input: CallParts, signal: AbortSignal) {
  await mayCall;
  const bearer = mustReadPastCdn() ? readAdminToken() : null;
  return bearer ? askPastCdn(name, input, bearer, signal) : sendCall(name, input, { signal });
}

/** The API's answers in this browser. */
export const browserData = createQueryClient(ask);

/** Like `callApi`, but past the CDN where this browser must: for a query that is more than one call. */
export async function askApi<Name extends CallNameFor<'public'>>(
  name: Name,
  input: CallInput<Name>,
  signal: AbortSignal,
): Promise<Answer<Name>> {
  return ask(name, input, signal);
}

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
