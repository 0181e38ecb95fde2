import { type ComponentType, lazy, type ReactNode } from 'react';
import { reloadPage } from './browser/reload-page.ts';
import { resetAfter } from './data-failure.ts';

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
 * A component whose file is loaded with its first use. `React.lazy` keeps a failed load for ever; this one asks again
 * with the next try, and in the end loads the whole page again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let failures = 0;

  async function loadOrRecover(): Promise<{ default: ComponentType<Props> }> {
    if (failures >= maxFailures) {
      reloadPage();
      return pageIsReloading();
    }
    try {
      return { default: await load() };
    } catch (error) {
      failures += 1;
      if (await reloadIfOutdated()) return pageIsReloading();
      resetAfter(error, () => {
        Current = lazy(loadOrRecover);
      });
      throw error;
    }
  }

  let Current = lazy(loadOrRecover);
  return function LazyComponent(props: Props) {
    return <Current {...props} />;
  };
}
