import { type ComponentType, lazy, type ReactNode } from 'react';
import { reloadPage } from './browser/reload-page.ts';
import { resetAfter } from './data-failure.ts';

/** How often a file is asked for again before the whole page is: a browser may keep a failed file as long as the page. */
const maxFailures = 2;

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
