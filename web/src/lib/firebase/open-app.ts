import { _getProvider, type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from '#config/env.ts';
import { withoutIndexedDb } from '#lib/browser/indexed-db.ts';

declare module '@firebase/app' {
  /** By which the libraries of Firebase find each other; its types leave it out. */
  function _getProvider(app: FirebaseApp, name: string): object;
}

/**
 * Opens an app of Firebase. Before each request it notes that it is used, and would wait for the browser's database, which
 * may not answer for ever: WebKit's answers now and then at first and no more. So it keeps that note in memory.
 */
export function openApp(name?: string): FirebaseApp {
  const app = initializeApp(firebaseConfig, name);
  withoutIndexedDb(() => _getProvider(app, 'heartbeat'));
  return app;
}
