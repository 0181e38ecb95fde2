import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

// Most pages that may offer books have content of their own, and load no cards.
const Bestsellers = lazyComponent(async () => (await import('./bestsellers.tsx')).Bestsellers);

/** For a page without content of its own; not in the server's HTML. */
export function BooksOffered() {
  const isHydrated = useHydrated();
  return (
    <div className="books-to-come">
      {isHydrated && (
        <AsyncBoundary loading={null}>
          <Bestsellers />
        </AsyncBoundary>
      )}
    </div>
  );
}
