import { type ComponentType, lazy, type ReactNode } from 'react';
import { resetAfter } from './data-failure.ts';
import { fileLoader } from './load-file.ts';

/**
 * A component whose file is loaded with its first use. `React.lazy` keeps a failed load for ever; this one asks again
 * with the next try, and in the end loads the whole page again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const loadFile = fileLoader(load);

  async function loadComponent(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await loadFile() };
    } catch (error) {
      resetAfter(error, () => {
        Current = lazy(loadComponent);
      });
      throw error;
    }
  }

  let Current = lazy(loadComponent);
  return function LazyComponent(props: Props) {
    return <Current {...props} />;
  };
}
