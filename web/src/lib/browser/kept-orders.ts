import type { CacheName } from '#config/kept-on-device.ts';

// The offline data of one shopper, beside what the service worker keeps of the shop (web/worker).

const own = 'own-orders' satisfies CacheName;
/** The caches that tell something of the shopper: also which pages they have seen. */
const ofShopper: CacheName[] = [own, 'pages', 'answers'];

const addressOf = (uid: string) => `/kept/${encodeURIComponent(uid)}`;

/** An insecure address has no caches. */
const hasCaches = () => 'caches' in globalThis;

/** For use without a connection. */
export async function keepOwn(uid: string, data: unknown): Promise<void> {
  if (!hasCaches() || !navigator.serviceWorker?.controller) return;
  try {
    await (await caches.open(own)).put(addressOf(uid), Response.json(data));
  } catch (error) {
    console.warn('The orders could not be kept on this device:', error);
  }
}

/** Undefined when nothing was kept. */
export async function keptOwn(uid: string): Promise<unknown> {
  if (!hasCaches()) return undefined;
  return (await caches.match(addressOf(uid), { cacheName: own }))?.json();
}

async function hasOrdersOfOthers(uid: string | undefined): Promise<boolean> {
  if (!(await caches.has(own))) return false;
  const kept = await (await caches.open(own)).keys();
  return kept.some(({ url }) => !uid || new URL(url).pathname !== addressOf(uid));
}

/**
 * Deletes what was kept for another shopper: the browser's next user must see nothing of it.
 * @param uid who is signed in now
 * @param wasSignedIn whether a shopper was, last time
 */
export async function dropKeptOfOthers(uid: string | undefined, wasSignedIn: boolean): Promise<void> {
  if (!hasCaches()) return;
  try {
    if ((uid === undefined && wasSignedIn) || (await hasOrdersOfOthers(uid)))
      await Promise.all(ofShopper.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('What was kept on this device could not be deleted:', error);
  }
}
