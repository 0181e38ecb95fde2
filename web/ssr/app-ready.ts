import type { SetControl } from './early-input.ts';

/** Dispatched on the document when React handles the page's events. */
export const appReady = 'app-ready';

declare global {
  interface DocumentEventMap {
    [appReady]: CustomEvent<SetControl>;
  }
}
