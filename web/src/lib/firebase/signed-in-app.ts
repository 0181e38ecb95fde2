import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { hideDeadIndexedDb } from '#lib/browser/indexed-db.ts';
import { isNoConnection } from '#lib/no-connection.ts';

export { deleteApp, type FirebaseApp } from 'firebase/app';

/** In milliseconds; what takes longer to fail had no answer, and would take as long again. */
const longestLoss = 5000;

/** A browser may hold several connections that the server has closed, and takes a moment to notice. */
const mostTries = 5;
const pauseMs = 250;

/**
 * A Firebase app of its own in which the owner of a custom token is signed in, for as long as the page is open. A sign-in
 * whose request is lost is tried again: a server may close a connection just as a browser sends on it.
 * @throws FirebaseError when the sign-in fails
 */
export async function openSignedInApp(token: string): Promise<FirebaseApp> {
  await hideDeadIndexedDb();
  const app = initializeApp(firebaseConfig, `signed-in-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorHost) {
      connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
    }
    const begin = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        await signInWithCustomToken(auth, token);
        break;
      } catch (error) {
        if (!isNoConnection(error) || tries === mostTries || performance.now() - begin > longestLoss)
          throw error;
        await new Promise((resolve) => setTimeout(resolve, tries * pauseMs));
      }
    }
    return app;
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
