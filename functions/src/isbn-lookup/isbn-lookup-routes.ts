import { warn } from 'firebase-functions/logger';
import { InvalidArgument } from '../http/api-errors.ts';
import type { Handler } from '../http/handler.ts';
import { type IsbnLookup, readIsbnText } from '../shared/isbn-lookup.ts';
import { keepLookup, keptLookup } from './isbn-lookup-store.ts';
import { askOpenLibrary, LookupFailed, lookupAddress } from './open-library.ts';
import { proposalOf } from './open-library-answer.ts';

async function lookUp(address: string, isbn: string, signal: AbortSignal): Promise<IsbnLookup> {
  try {
    const book = proposalOf(isbn, await askOpenLibrary(address, isbn, signal));
    return { isbn, state: book ? 'found' : 'unknown', book: book ?? {} };
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error;
    warn('A book could not be looked up', { reason: error.message.slice(0, 200) });
    return { isbn, state: 'unreachable', book: {} };
  }
}

/** What Open Library says of a book; 400 without asking when this is no ISBN. */
export const getIsbnLookup: Handler<'GET /api/admin/isbn/:isbn'> = async ({ params, signal }) => {
  const read = readIsbnText(params.isbn);
  if ('problem' in read) throw new InvalidArgument('isbn', read.problem);
  const { isbn } = read;
  const address = lookupAddress();
  if (address === undefined) return { isbn, state: 'off', book: {} };
  const kept = await keptLookup(isbn, new Date());
  if (kept) return kept;
  const lookup = await lookUp(address, isbn, signal);
  if (lookup.state !== 'unreachable') await keepLookup(lookup, new Date());
  return lookup;
};
