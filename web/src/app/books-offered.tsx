import { inks } from '@bookstore/functions/shared/book/cover-cloth';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { sixColumns } from '#entities/book/list-card.tsx';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

// Most pages that may offer them have something of their own to show: those load no cards.
const Bestsellers = lazyComponent(async () => (await import('./bestsellers.tsx')).Bestsellers);

/** A few books below a page that has nothing of its own to show; no part of the HTML that the server renders. */
export function BooksOffered() {
  if (!useHydrated()) return <BooksToCome />;
  return (
    <AsyncBoundary loading={<BooksToCome />}>
      <Bestsellers />
    </AsyncBoundary>
  );
}

/** Stands for them until they have come: books in cloth, of their size. Nothing where there is no JavaScript. */
function BooksToCome() {
  return (
    <div aria-hidden="true" className="pt-10 noscript:hidden">
      <p className="font-display text-2xl">Worth a look</p>
      <div className={`mt-6 ${sixColumns}`}>
        {inks.slice(0, 6).map(([dark, light]) => (
          <div key={dark} className="pb-30">
            <div
              style={{ background: dark, color: light }}
              className="aspect-[2/3] rounded-[3px] border-8 border-double cover-edge"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
