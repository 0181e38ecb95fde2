// Replaces the service worker where the operator has turned it off: removes itself and all that was kept.

declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

// A module, so that `self` is declared for this file alone.
export {};
