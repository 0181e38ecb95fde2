import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { hideDeadIndexedDb, hideIndexedDb } from '#lib/browser/indexed-db.ts';
import { askFirebase } from './ask-firebase.ts';

export { deleteApp, type FirebaseApp } from 'firebase/app';

/**
 * A Firebase app of its own in which the owner of a custom token is signed in, for as long as the page is open.
 * @throws FirebaseError when the sign-in fails
 */
export async function openSignedInApp(token: string): Promise<FirebaseApp> {
  await hideDeadIndexedDb();
  let app: FirebaseApp | undefined;
  async function close(): Promise<void> {
    const closed = app;
    app = undefined;
    if (closed) await deleteApp(closed);
  }
  try {
    return await askFirebase(async (isRetry) => {
      await close();
      // Before each request Firebase notes in the browser's database that it is used, and waits for that for ever. WebKit's
      // answers now and then at first and no more: the second app does without.
      if (isRetry) hideIndexedDb();
      const opened = initializeApp(firebaseConfig, `signed-in-${crypto.randomUUID()}`);
      app = opened;
      const auth = initializeAuth(opened, { persistence: inMemoryPersistence });
      if (emulatorHost) {
        connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
      }
      await signInWithCustomToken(auth, token);
      return opened;
    });
  } catch (error) {
    await close();
    throw error;
  }
}
