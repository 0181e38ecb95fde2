import { openApp } from './open-app.ts';

export type { FirebaseApp } from 'firebase/app';

/** The shopper's app. The administrator signs in to a separate app, so that neither session replaces the other. */
export const firebaseApp = openApp();
