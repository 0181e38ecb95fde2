import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin } from 'serwist';
import type { CacheName } from '../src/config/kept-on-device.ts';
import { kindOf } from './kept-requests.ts';
import { atMost, markedAnswer, markedPage, markPage, nothing, onlyPublic } from './plugins.ts';

// Makes the shop readable offline. What changes comes from the shop whenever it answers, so a new release is live with
// the next page; only files, whose names change with their content, come from the device first. Writes do not pass
// through here: an order is sent by its page or not at all.

declare const self: ServiceWorkerGlobalScope;
/** The files that every page can start with; the build fills them in. Others are kept on first use. */
declare const shellFiles: string[];
/** The prefix of its pages' addresses; the build writes it. */
declare const languageRoot: string;

/** The key of the shell, which serves each page that the browser renders. */
const shellPage = `${languageRoot}/cart`;

/** Per language, so that no worker takes another one's files for outdated ones. */
const fileCache = ('files' satisfies CacheName) + languageRoot;
const pageCache = 'pages' satisfies CacheName;
const answerCache = 'answers' satisfies CacheName;
const cacheNames: CacheName[] = ['files', pageCache, answerCache, 'own-orders'];

const matchOptions = { ignoreVary: true };
const shell = async () => markPage(await (await caches.open(fileCache)).match(shellPage, matchOptions));
/** A shell needs nothing of the server but the shop's settings: while that fails, the one on the device will do. */
const keptWhereItFails: SerwistPlugin = {
  handlerWillRespond: async ({ response }) =>
    response.status < 500 ? response : ((await shell()) ?? response),
};

// A line that hangs is worse than none: then the visitor reads what is here, and the app asks again.
const strategies = {
  file: new CacheFirst({
    cacheName: fileCache,
    matchOptions,
    plugins: [atMost(120, [shellPage, ...shellFiles])],
  }),
  page: new NetworkFirst({
    cacheName: pageCache,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: [onlyPublic, atMost(40), markedPage, { handlerDidError: shell }],
  }),
  shell: new NetworkFirst({
    cacheName: fileCache,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: [nothing, markedPage, keptWhereItFails, { cacheKeyWillBeUsed: async () => shellPage }],
  }),
  answer: new NetworkFirst({
    cacheName: answerCache,
    matchOptions,
    networkTimeoutSeconds: 8,
    plugins: [onlyPublic, atMost(80), markedAnswer],
  }),
  // Only to use what the browser has requested ahead of this worker (navigation preload).
  other: new NetworkOnly(),
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, self.location.origin, languageRoot);
  if (kind) event.respondWith(strategies[kind].handle({ event, request }));
});

async function install(): Promise<void> {
  const files = await caches.open(fileCache);
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await files.addAll(shellFiles.filter((file) => !kept.has(file)));
  await files.add(new Request(shellPage, { cache: 'reload' }));
}

async function activate(): Promise<void> {
  const names: readonly string[] = cacheNames;
  const outdated = (await caches.keys()).filter((name) => !names.includes(name.replace(/\/.*/, '')));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** What the page loaded before its worker was there. */
async function keepEarlier(event: ExtendableMessageEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const asPage = { method: 'GET', mode: 'navigate', url: address, headers: new Headers() } as const;
    const kind = kindOf(asPage, self.location.origin, languageRoot);
    const isLasting = kind === 'file' || kind === 'page';
    if (isLasting) await strategies[kind].handle({ event, request: new Request(address) });
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(keepEarlier(event, data.map(String)));
});
