import type { SetControl } from './early-input.ts';

/** The event on the document that says that React handles the page's events now. */
export const appReady = 'app-ready';

declare global {
  interface DocumentEventMap {
    [appReady]: CustomEvent<SetControl>;
  }
}
