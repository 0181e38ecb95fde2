import type { Answer, CallInput, CallName, PublicCallName } from '@bookstore/functions/shared/api-calls';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { ApiError, type CallParts, sendCall } from '#lib/api.ts';
import { isKeptPage } from '#lib/browser/offline-worker.ts';
import { createQueryClient, type Query } from '#lib/query-client.ts';
import { createCdnMinute } from './cdn-minute.ts';
import { callPastCdn } from './past-cdn.ts';

/** While this minute runs, this browser reads past the CDN. */
const sinceOwnChange = createCdnMinute('read-past-cdn-until');

/** As a visitor when the session has ended meanwhile. */
async function askPastCdn(name: CallName, input: CallParts, bearer: string, signal: AbortSignal) {
  try {
    return await callPastCdn(name, input, bearer, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.failure === 401)) throw error;
    sinceOwnChange.end();
    return sendCall(name, input, { signal });
  }
}

async function ask(name: CallName, input: CallParts, signal: AbortSignal) {
  const bearer = sinceOwnChange.isRunning() ? readAdminToken() : null;
  return bearer ? askPastCdn(name, input, bearer, signal) : sendCall(name, input, { signal });
}

export const browserData = createQueryClient(ask);

/** The answers that the server-rendered page carries. */
export const renderedData = createQueryClient(ask);

/** Like `callApi`, but past the CDN where needed: for queries that make several calls. */
export async function askApi<Name extends PublicCallName>(
  name: Name,
  input: CallInput<Name>,
  signal: AbortSignal,
): Promise<Answer<Name>> {
  return ask(name, input, signal);
}

/** Call it after a change of books or shelves, so that this browser shows it at once. */
export function booksChanged(): void {
  sinceOwnChange.begin();
  browserData.removeQueries({
    predicate: ({ queryKey: [name] }) => /^GET .*\/(books|catalogue|shelves|suggestions)/.test(name),
  });
}

function isGone({ state: { error } }: Query): boolean {
  return error instanceof ApiError && error.failure === 404;
}

/** Refetches data that may be older than this browser's last change, or that come from the device. */
export async function refreshPageData(): Promise<void> {
  if (!sinceOwnChange.isRunning() && !isKeptPage()) return;
  await browserData.invalidateQueries();
  // On failure the page stays as it is, except for a deleted book.
  await browserData.resetQueries({ predicate: isGone });
}
