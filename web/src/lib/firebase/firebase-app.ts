import { initializeApp } from 'firebase/app';
import { firebaseConfig } from '#config/env.ts';
import { hideDeadIndexedDb } from '#lib/browser/indexed-db.ts';

export type { FirebaseApp } from 'firebase/app';

await hideDeadIndexedDb();

/** The shopper's Firebase app. The administrator signs in to a separate app, so that neither session replaces the other. */
export const firebaseApp = initializeApp(firebaseConfig);
