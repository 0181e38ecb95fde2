import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { hideDeadIndexedDb } from '#lib/browser/indexed-db.ts';
import { firebaseApp } from './firebase-app.ts';

let appCheck: AppCheck | undefined;

/**
 * Firebase's proof that a call comes from this app.
 * @param signal aborts the wait; then its reason is thrown.
 * @throws FirebaseError when Google does not take this for the shop's app, or cannot be reached.
 */
export async function appCheckToken(siteKey: string, signal: AbortSignal): Promise<string> {
  await hideDeadIndexedDb();
  appCheck ??= initializeAppCheck(firebaseApp, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return (await Promise.race([getToken(appCheck), aborted])).token;
}
