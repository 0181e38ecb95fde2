import { expect, it, vi } from 'vitest';
import { hideDeadIndexedDb } from '../../web/src/lib/browser/indexed-db.ts';

it.each<[string, object, boolean]>([
  ['answers', { databases: async () => [] }, true],
  ['refuses, which Firebase sees by itself', { databases: () => Promise.reject(new Error('no')) }, true],
  ['never answers', { databases: () => new Promise(() => undefined) }, false],
])('A database is left to Firebase unless it never answers: one that %s', async (_, indexedDB, isUsed) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', indexedDB);
  const answered = hideDeadIndexedDb();
  await vi.runAllTimersAsync();
  await answered;
  expect(globalThis.indexedDB === indexedDB).toBe(isUsed);
});
