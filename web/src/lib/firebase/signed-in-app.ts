import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { hideDeadIndexedDb } from '#lib/browser/indexed-db.ts';
import { isNoConnection, noConnectionCode } from '#lib/no-connection.ts';

export { deleteApp, type FirebaseApp } from 'firebase/app';

/** In milliseconds. WebKit may send a request on a connection that is dead, and Firebase itself waits for 30 seconds. */
const answerMs = 8000;

const mostTries = 4;

async function trySignIn(auth: Auth, token: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new FirebaseError(noConnectionCode, 'The sign-in has no answer')),
    answerMs,
  );
  try {
    await Promise.race([signInWithCustomToken(auth, token), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A Firebase app of its own in which the owner of a custom token is signed in, for as long as the page is open. A sign-in
 * that is lost or has no answer is tried again: a server may close a connection just as a browser sends on it.
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
    for (let tries = 1; ; tries++) {
      try {
        await trySignIn(auth, token);
        break;
      } catch (error) {
        if (!isNoConnection(error) || tries === mostTries) throw error;
      }
    }
    return app;
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
