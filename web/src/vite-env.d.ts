/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_SHOP_ADDRESS?: string;
  readonly VITE_EMULATOR_HOST?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** The shop's first language; English by default. */
  readonly VITE_SHOP_LANGUAGE?: string;
  /** The prefix of this build's addresses; the build sets it. */
  readonly VITE_LANGUAGE_ROOT?: string;
  /** 'off' removes the service worker from all browsers (functions/RUNBOOK.md). */
  readonly VITE_SERVICE_WORKER?: string;
}

// SweetAlert2 ships this file without a declaration.
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
