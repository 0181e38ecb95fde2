import { mergedInto } from '../shared/genre/genre-merges.ts';
import { beginsAsShell, type PageRow } from '../shared/pages/page-row.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import type { StoredSettings } from '../shared/shop/settings.ts';

const pages = Object.values<PageRow>(shopPages);

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

const rowOf = (pattern: string | undefined) => pages.find((page) => page.path === pattern);

/** A shell has no content; the browser renders it. */
export function isShell(pattern: string | undefined): boolean {
  const page = rowOf(pattern);
  return page !== undefined && beginsAsShell(page);
}

/** Only the browser reads a shell's parameters. */
function ownQuery(asked: URLSearchParams, pattern: string): URLSearchParams {
  if (isShell(pattern)) return asked;
  const kept = new URLSearchParams();
  for (const name of rowOf(pattern)?.parameters ?? []) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

/**
 * Where to redirect: a page has one address with only its own parameters, in order, since a CDN fetches each other one
 * again. An offer's code moves to the fragment, which only the browser sees. @param pattern '/books/:id' @returns
 * undefined when the address is right
 */
export function otherAddress(path: string, asked: URLSearchParams, pattern: string): string | undefined {
  const kept = ownQuery(asked, pattern);
  const ownPath = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (String(kept) === String(asked) && ownPath === path) return undefined;
  const offer = kept.has('offer') ? null : asked.get('offer');
  return withQuery(ownPath, kept) + (offer ? `#offer=${encodeURIComponent(offer)}` : '');
}

/** Where to redirect; undefined while the shop has the genre. */
export function addressOfMerged(
  path: string,
  asked: URLSearchParams,
  { genres, genreMerges = [] }: Pick<StoredSettings, 'genres' | 'genreMerges'>,
): string | undefined {
  const slug = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const genre = mergedInto(genreMerges, genres, slug);
  if (!genre || genre.isHidden) return undefined;
  const ownPath = shopPages.category.path.replace(':category', encodeURIComponent(genre.slug));
  return withQuery(ownPath, asked);
}
