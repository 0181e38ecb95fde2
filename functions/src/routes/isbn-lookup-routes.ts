import { warn } from 'firebase-functions/logger';
import { findBook } from '../books/book-store.ts';
import { isbnHolder } from '../books/isbn-store.ts';
import { keepLookup, keptLookup } from '../isbn-lookup/isbn-lookup-store.ts';
import { askOpenLibrary, LookupFailed, lookupAddress } from '../isbn-lookup/open-library.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { recentGenres } from '../settings/shop-genres.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { type IsbnLookup, readIsbnText } from '../shared/book/isbn-lookup.ts';
import { genreOf } from '../shared/genre/genres.ts';

async function lookUp(address: string, isbn: string, signal: AbortSignal): Promise<IsbnLookup> {
  try {
    const { proposalOf } = await import('../isbn-lookup/open-library-answer.ts');
    const asked = { address, isbn, shop: await shopProfile() };
    const book = proposalOf(isbn, await askOpenLibrary(asked, signal), asked.shop.genres);
    return { isbn, state: book ? 'found' : 'unknown', book: book ?? {} };
  } catch (error) {
    if (!(error instanceof LookupFailed)) throw error;
    warn('A book could not be looked up', { reason: error.message.slice(0, 200) });
    return { isbn, state: 'unreachable', book: {} };
  }
}

async function lookupOf(isbn: string, signal: AbortSignal): Promise<IsbnLookup> {
  const address = lookupAddress();
  const { services } = await shopProfile();
  if (address === undefined || !services.isbnLookup) return { isbn, state: 'off', book: {} };
  const kept = await keptLookup(isbn, new Date());
  if (kept) return kept;
  const lookup = await lookUp(address, isbn, signal);
  if (lookup.state !== 'unreachable') await keepLookup(lookup, new Date());
  return lookup;
}

async function bookWith(isbn: string): Promise<IsbnLookup['inShop']> {
  const id = await isbnHolder(isbn);
  const holder = id === undefined ? undefined : await findBook(id);
  return holder && { id: holder.book._id, title: holder.book.title };
}

export const isbnLookupRoutes = {
  /** 400 for an invalid ISBN, without asking Open Library. */
  'GET /api/admin/isbn/:isbn': async ({ params, signal }) => {
    const read = readIsbnText(params.isbn);
    if ('problem' in read) throw new WrongValue('isbn', () => saidInShop(read.problem));
    const [lookup, inShop, genres] = await Promise.all([
      lookupOf(read.isbn, signal),
      bookWith(read.isbn),
      recentGenres(),
    ]);
    // An answer is kept for long, and its genre may be gone.
    const { category, ...rest } = lookup.book;
    const book = genreOf(genres, category) ? lookup.book : rest;
    return { ...lookup, book, ...(inShop && { inShop }) };
  },
} satisfies Partial<Handlers>;
