import { afterEach, expect, it, vi } from 'vitest';
import { indexedDbAnswers } from '../../web/src/lib/browser/indexed-db.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each<[string, object | undefined, boolean]>([
  ['answers', { databases: async () => [] }, true],
  ['refuses, which Firebase sees by itself', { databases: () => Promise.reject(new Error('no')) }, true],
  ['is missing, which Firebase sees by itself', undefined, true],
  ['never answers', { databases: () => new Promise(() => undefined) }, false],
])('The sign-in is kept in a database that %s, or else only for the tab', async (_, indexedDB, isUsed) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', indexedDB);
  const answers = indexedDbAnswers();
  await vi.runAllTimersAsync();
  expect(await answers).toBe(isUsed);
});
