import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

// Most pages that may offer them have something of their own to show: those load no cards.
const Bestsellers = lazyComponent(async () => (await import('./bestsellers.tsx')).Bestsellers);

/** For a page with nothing of its own to show; not in the HTML that the server renders. */
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
