import { reloadPage } from './browser/reload-page.ts';

/** Failures before the whole page is reloaded: a browser may keep a failed file as long as the page. */
const maxFailures = 2;

function pageIsReloading(): Promise<never> {
  return new Promise(() => undefined);
}

/** Loads a file of the app's build, anew with each call. After repeated failures the whole page is reloaded. */
export function fileLoader<File>(load: () => Promise<File>): () => Promise<File> {
  let failures = 0;
  return async () => {
    // Without a connection the browser would show its own page.
    if (failures >= maxFailures && navigator.onLine) {
      reloadPage();
      return pageIsReloading();
    }
    try {
      return await load();
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
}
