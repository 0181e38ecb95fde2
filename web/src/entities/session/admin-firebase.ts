import { deleteApp, type FirebaseApp, openSignedInApp } from '#lib/firebase/signed-in-app.ts';
import { onAdminTokenChange, readAdminToken } from './admin-token.ts';

let session: { token: string; app: Promise<FirebaseApp> } | undefined;

function closeSession(): void {
  const closed = session;
  session = undefined;
  const warn = (error: unknown) => console.warn('The admin’s app was not closed:', error);
  // A sign-in that failed has closed its app, and its callers get the error.
  closed?.app.then(
    (app) => deleteApp(app).catch(warn),
    () => undefined,
  );
}

onAdminTokenChange(() => {
  if (session && session.token !== readAdminToken()) closeSession();
});

/**
 * The administrator's app, signed in by the API's token. Kept in memory until the session ends, apart from the
 * shopper's app, so that the shopper's sign-in stays.
 * @throws FirebaseError when the sign-in fails; the next call tries again
 */
export function adminFirebase(token: string): Promise<FirebaseApp> {
  if (session?.token === token) return session.app;
  closeSession();
  const app = openSignedInApp(token);
  session = { token, app };
  app.catch(() => {
    if (session?.app === app) session = undefined;
  });
  return app;
}
