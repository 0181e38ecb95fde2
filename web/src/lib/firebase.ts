import { initializeApp } from 'firebase/app';
import { firebaseConfig } from '#config/env.ts';

/** The shopper's Firebase app. The administrator signs in to an app of its own, so that neither replaces the other. */
export const firebaseApp = initializeApp(firebaseConfig);
