import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { emulatorHost, emulatorPorts, firebaseConfig } from '#config/env.ts';
import { onAdminTokenChange, readAdminToken } from '#entities/session/admin-token.ts';

async function signIn(token: string): Promise<FirebaseApp> {
  const app = initializeApp(firebaseConfig, `admin-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorHost) {
      connectAuthEmulator(auth, `http://${emulatorHost}:${emulatorPorts.auth}`, { disableWarnings: true });
    }
    await signInWithCustomToken(auth, token);
    return app;
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

let session: { token: string; app: Promise<FirebaseApp> } | undefined;

function closeSession(): void {
  const closed = session;
  session = undefined;
  const warn = (error: unknown) => console.warn('The admin’s app was not closed:', error);
  // A sign-in that failed has closed its app, and whoever waited for it is told.
  closed?.app.then(
    (app) => deleteApp(app).catch(warn),
    () => undefined,
  );
}

onAdminTokenChange(() => {
  if (session && session.token !== readAdminToken()) closeSession();
});

/**
 * The Firebase app in which the administrator is signed in, whose token is also a sign-in for Firebase. It is kept in
 * memory until the session ends, apart from the shopper's app, so that the shopper's sign-in on the same browser stays.
 * @throws FirebaseError when the sign-in fails; the next call tries again.
 */
export function adminFirebase(token: string): Promise<FirebaseApp> {
  if (session?.token === token) return session.app;
  closeSession();
  const app = signIn(token);
  session = { token, app };
  app.catch(() => {
    if (session?.app === app) session = undefined;
  });
  return app;
}
