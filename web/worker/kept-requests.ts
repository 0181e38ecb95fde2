import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';

/**
 * `page`: rendered by the server, stays on the device; `shell`: rendered by the browser, so any shell will do; `file`:
 * a built file, which never changes; `answer`: public data; `other`: a page that never stays on the device. Without a
 * kind the browser handles the request itself.
 */
type Kind = 'page' | 'shell' | 'file' | 'answer' | 'other';

type AskedFor = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const rows = Object.values<PageRow>(shopPages).map((page) => ({
  ...page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Searches are not kept letter by letter, the version must be the present one, and covers the browser caches itself.
 */
const passing = /^\/api\/(?:suggestions|version|covers)\b/;

function kindOfPage(pathname: string): Kind {
  const page = rows.find(({ pattern }) => pattern.test(pathname));
  if (!page || page.layout === 'none') return 'other';
  return page.rendered && !page.takesForm ? 'page' : 'shell';
}

/**
 * @param origin the shop's: the sign-in, which comes from elsewhere, is left alone
 * @param root the prefix of the pages' addresses
 */
export function kindOf(
  { method, mode, url, headers }: AskedFor,
  origin: string,
  root: string,
): Kind | undefined {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/api/') && mode !== 'navigate')
    return headers.has('Authorization') || passing.test(pathname) ? undefined : 'answer';
  return mode === 'navigate' ? kindOfPage(pathname === root ? '/' : pathname.slice(root.length)) : undefined;
}
