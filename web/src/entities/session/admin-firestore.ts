import { use } from 'react';
import { resetAfter } from '#lib/data-failure.ts';
import { type Firestore, firestoreOf } from '#lib/firebase/firestore.ts';
import { adminFirebase } from './admin-firebase.ts';
import { readAdminToken, useAdminToken } from './admin-token.ts';

let opened: { token: string; firestore: Promise<Firestore> } | undefined;

function openFirestore(token: string): Promise<Firestore> {
  if (opened?.token === token) return opened.firestore;
  const firestore = adminFirebase(token).then(firestoreOf);
  opened = { token, firestore };
  // React gets the same failed promise until the page's AsyncBoundary has shown the failure.
  firestore.catch((error: unknown) =>
    resetAfter(error, () => {
      opened = undefined;
    }),
  );
  return firestore;
}

/** @throws Error without a session */
export async function adminFirestore(): Promise<Firestore> {
  const token = readAdminToken();
  if (!token) throw new Error('There is no admin token on this browser');
  return openFirestore(token);
}

/** Never settles: another tab has ended the session, and the dashboard's guard is about to redirect. */
const noSession = new Promise<never>(() => undefined);

/** Suspends until the sign-in is over. @throws FirebaseError in render when it fails, for the nearest AsyncBoundary. */
export function useAdminFirestore(): Firestore {
  const token = useAdminToken();
  return use(token === null ? noSession : openFirestore(token));
}
