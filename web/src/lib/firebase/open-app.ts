import { _getProvider, type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from '#config/env.ts';
import { withoutIndexedDb } from '#lib/browser/indexed-db.ts';

declare module '@firebase/app' {
  /** By which the libraries of Firebase find each other; its types leave it out. */
  function _getProvider(app: FirebaseApp, name: string): object;
}

/**
 * Before each request Firebase notes that the app is used, in the browser's database, which may never answer (WebKit's
 * sometimes stops). So the note is kept in memory.
 */
export function openApp(name?: string): FirebaseApp {
  const app = initializeApp(firebaseConfig, name);
  withoutIndexedDb(() => _getProvider(app, 'heartbeat'));
  return app;
}
