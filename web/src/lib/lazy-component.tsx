import { type ComponentType, lazy, type ReactNode } from 'react';
import { resetAfter } from './data-failure.ts';
import { fileLoader } from './load-file.ts';

/**
 * `React.lazy` keeps a failed load for ever; this one retries with the next try, and in the end reloads the whole page.
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
