import type { SerwistPlugin } from 'serwist';

/** Keeps only what the answer itself declares public; never what belongs to one visitor. */
export const onlyPublic: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    const isPublic = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');
    return response.status === 200 && !response.redirected && isPublic ? response : null;
  },
};

export const nothing: SerwistPlugin = { cacheWillUpdate: async () => null };

/** Drops the oldest entries. @param lasting what stays */
export function atMost(entries: number, lasting: readonly string[] = []): SerwistPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName);
      const stored = await cache.keys();
      // In the order in which they were stored: one that is stored again goes to the end.
      const passing = stored.filter(({ url }) => !lasting.includes(new URL(url).pathname));
      await Promise.all(passing.slice(0, -entries).map((request) => cache.delete(request)));
    },
  };
}

/** Tells the app that a page comes from the device and may be outdated. */
export async function markPage(kept: Response | undefined): Promise<Response | undefined> {
  return kept && new Response((await kept.text()).replace('<html', '<html data-kept'), kept);
}

export const markedPage: SerwistPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => markPage(cachedResponse),
};

/** As `markPage`, for an answer of the API. */
export const markedAnswer: SerwistPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return;
    const marked = new Response(cachedResponse.body, cachedResponse);
    marked.headers.set('X-Kept', 'yes');
    return marked;
  },
};
