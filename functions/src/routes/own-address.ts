import { mergedInto } from '../shared/genre/genre-merges.ts';
import { beginsAsShell, type PageRow } from '../shared/pages/page-row.ts';
import { shopPages } from '../shared/pages/shop-pages.ts';
import type { StoredSettings } from '../shared/shop/settings.ts';

const pages = Object.values<PageRow>(shopPages);

/** A path with what is asked for after the question mark. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

const rowOf = (pattern: string | undefined) => pages.find((page) => page.path === pattern);

/** Whether the page at a pattern is a shell, from which the browser makes the page. */
export function isShell(pattern: string | undefined): boolean {
  const page = rowOf(pattern);
  return page !== undefined && beginsAsShell(page);
}

/** What of a query the page at a pattern has. That of a shell is for the browser alone, with whatever stands in it. */
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
 * Where a page is to be asked for instead: at its own address, with only the parameters that it has, each once and in
 * their order. What links from elsewhere add would be another page to a CDN, which then asks for it again. The code of an
 * offer goes on in the fragment, which the browser alone sees.
 * @param pattern the pattern of the page's address
 * @returns undefined when its own address was asked for
 */
export function otherAddress(path: string, asked: URLSearchParams, pattern: string): string | undefined {
  const kept = ownQuery(asked, pattern);
  const ownPath = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (String(kept) === String(asked) && ownPath === path) return undefined;
  const offer = kept.has('offer') ? null : asked.get('offer');
  return withQuery(ownPath, kept) + (offer ? `#offer=${encodeURIComponent(offer)}` : '');
}

/** Where the page of a genre is that was merged into another one; undefined while the shop has the genre. */
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
