import { initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../web/src/lib/firebase/open-app.ts';

// Firebase takes both when it is loaded.
const fetch = vi.hoisted(() => {
  const lost = vi.fn().mockRejectedValue(new TypeError('Load failed'));
  vi.stubGlobal('fetch', lost);
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  return lost;
});

it('An app asks Firebase without the database of the browser, which is there again', async () => {
  const database = { open: vi.fn(() => ({})) };
  vi.stubGlobal('indexedDB', database);
  const auth = initializeAuth(openApp('test of open-app'), { persistence: inMemoryPersistence });
  expect(globalThis.indexedDB).toBe(database);
  await expect(signInWithCustomToken(auth, 'token')).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
  expect(fetch).toHaveBeenCalled();
  expect(database.open).not.toHaveBeenCalled();
});
