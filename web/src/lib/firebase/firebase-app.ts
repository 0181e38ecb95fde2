import { initializeApp } from 'firebase/app';
import { firebaseConfig } from '#config/env.ts';

export type { FirebaseApp } from 'firebase/app';

/** The shopper's Firebase app. The administrator signs in to a separate app, so that neither session replaces the other. */
export const firebaseApp = initializeApp(firebaseConfig);
