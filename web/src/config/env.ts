import { shopAddressOf } from '@bookstore/functions/shared/shop/shop-address';

/** Firebase's public configuration: from .env.demo for the emulators, .env.production for a real project. */
export const firebaseConfig = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** Without a slash at the end; sitemaps and link previews need absolute addresses. */
export const shopAddress = shopAddressOf(import.meta.env.VITE_SHOP_ADDRESS, firebaseConfig.projectId);

/** The host of the Firebase emulators; undefined in a build for a real project. */
export const emulatorHost = import.meta.env.VITE_EMULATOR_HOST;

/** As in firebase.json. */
export const emulatorPorts = { auth: 9099, firestore: 8080, storage: 9199 };
