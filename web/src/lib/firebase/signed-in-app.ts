import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { askFirebase } from './ask-firebase.ts';
import { openApp } from './open-app.ts';

export { deleteApp, type FirebaseApp } from 'firebase/app';

/**
 * A separate Firebase app for the owner of a custom token, for as long as the page is open.
 * @throws FirebaseError when the sign-in fails
 */
export async function openSignedInApp(token: string): Promise<FirebaseApp> {
  const app = openApp(`signed-in-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorHost) {
      connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
    }
    await askFirebase(() => signInWithCustomToken(auth, token));
    return app;
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
