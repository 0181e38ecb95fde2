import type { CacheName } from '#config/kept-on-device.ts';

/** The service worker's cache of visited pages (web/worker). */
const visited = 'pages' satisfies CacheName;

export interface KeptPage {
  path: string;
  title: string;
}

async function titled(response: Response | undefined): Promise<string | undefined> {
  const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
  return html.title || undefined;
}

/** Last seen first. */
export async function keptPages(count: number): Promise<KeptPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(visited))) return [];
  const cache = await caches.open(visited);
  const requests = [...(await cache.keys())].reverse().slice(0, count);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      return { path: pathname + search, title: await titled(await cache.match(request)) };
    }),
  );
  return pages.flatMap(({ path, title }) => (title ? [{ path, title }] : []));
}
