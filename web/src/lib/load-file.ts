import { reloadPage } from './browser/reload-page.ts';

/** How often a file is asked for again before the whole page is: a browser may keep a failed file as long as the page. */
const maxFailures = 2;

const reloadedForKey = 'reloaded-for';

/** The address of the script that this page, or the shop as it is deployed now, starts with. */
function startScriptIn(html: string): string | undefined {
  return /\/assets\/app[-.\w]*\.js/.exec(html)?.[0];
}

/**
 * Loads the page again when the shop was deployed anew since it was opened: the files of its build may be gone. Once
 * for each build, so that a build that lacks a file does not reload for ever.
 * @returns whether the page is about to be loaded again
 */
async function reloadIfOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/app.html', { cache: 'no-store' });
    const current = answer.ok ? startScriptIn(await answer.text()) : undefined;
    const isOutdated = current !== undefined && !document.documentElement.innerHTML.includes(current);
    if (!isOutdated || sessionStorage.getItem(reloadedForKey) === current) return false;
    sessionStorage.setItem(reloadedForKey, current);
    reloadPage();
    return true;
  } catch (error) {
    console.warn('Nobody knows whether this page is outdated:', error);
    return false;
  }
}

function pageIsReloading(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * Loads a file of the app's build, again with each call. When it fails time and again, or its build is outdated, the
 * whole page is loaded again.
 */
export function fileLoader<File>(load: () => Promise<File>): () => Promise<File> {
  let failures = 0;
  return async () => {
    if (failures >= maxFailures) {
      reloadPage();
      return pageIsReloading();
    }
    try {
      return await load();
    } catch (error) {
      failures += 1;
      if (await reloadIfOutdated()) return pageIsReloading();
      throw error;
    }
  };
}
