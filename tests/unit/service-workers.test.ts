import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { writeServiceWorker } from '../../web/build/service-worker.ts';

const shop = 'https://shop.example';

/** One browser's caches of a site, shared by all its workers. */
function browserCaches() {
  const stored = new Map<string, Set<string>>();
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, shop).href;
  const open = async (name: string) => {
    const kept = stored.get(name) ?? new Set();
    stored.set(name, kept);
    return {
      keys: async () => [...kept].map((url) => ({ url })),
      add: async (request: string | Request) => void kept.add(addressOf(request)),
      addAll: async (all: string[]) => all.forEach((one) => void kept.add(addressOf(one))),
    };
  };
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  return { caches, stored };
}

/** Starts a worker of a language, as in a browser that has visited its pages. */
async function begin(languageRoot: string, files: string[], caches: object): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  await writeServiceWorker(folder, languageRoot, files);
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: new URL(shop),
    registration: { scope: `${shop}${languageRoot}` },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  };
  class HereRequest extends Request {
    constructor(address: string) {
      super(new URL(address, shop));
    }
  }
  const globals = { self, caches, URL, Headers, Response, Request: HereRequest, console, setTimeout };
  vm.runInNewContext(readFileSync(path.join(folder, 'sw.js'), 'utf8'), {
    ...globals,
    registration: self.registration,
  });
  for (const kind of ['install', 'activate']) {
    const waits: Promise<unknown>[] = [];
    listeners.get(kind)?.({ waitUntil: (task: Promise<unknown>) => waits.push(task) });
    await Promise.all(waits);
  }
}

it('The workers of two languages keep their shells beside each other, and drop what no release needs', async () => {
  const { caches, stored } = browserCaches();
  await caches.open('old');
  for (const [root, file] of [
    ['', '/assets/english.js'],
    ['/de', '/de/assets/german.js'],
    ['', '/assets/english.js'],
  ] as const)
    await begin(root, [file], caches);
  const kept = Object.fromEntries([...stored].map(([name, addresses]) => [name, [...addresses]]));
  expect(kept).toEqual({
    files: [`${shop}/assets/english.js`, `${shop}/cart`],
    'files/de': [`${shop}/de/assets/german.js`, `${shop}/de/cart`],
  });
});
