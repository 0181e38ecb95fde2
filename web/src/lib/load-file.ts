import { reloadPage } from './browser/reload-page.ts';

/** How often a file is asked for again before the whole page is: a browser may keep a failed file as long as the page. */
const maxFailures = 2;

function pageIsReloading(): Promise<never> {
  return new Promise(() => undefined);
}

/** Loads a file of the app's build, again with each call. When it fails time and again, the whole page is loaded again. */
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
