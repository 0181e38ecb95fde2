import { _getProvider } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../web/src/lib/firebase/open-app.ts';

it('An app notes that it is used without the database of the browser, which is there again', () => {
  const database = { open: vi.fn(() => ({})) };
  vi.stubGlobal('indexedDB', database);
  const app = openApp('an app of its own');
  expect(globalThis.indexedDB).toBe(database);
  // As each request does.
  _getProvider(app, 'heartbeat');
  expect(database.open).not.toHaveBeenCalled();
});
