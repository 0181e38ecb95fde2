import { useEffect, useState } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { whenUsed } from '#lib/browser/when-used.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

const GenreShelves = lazyComponent(async () => (await import('./genre-shelves.tsx')).GenreShelves);

/**
 * The books of the shop as spines, on a shelf with a tab for each genre. Below all that a visitor sees first: it comes
 * when the page is used.
 */
export function Bookcase() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  if (!isUsed) return <EmptyBookcase />;
  return (
    <AsyncBoundary loading={<EmptyBookcase />}>
      <GenreShelves />
    </AsyncBoundary>
  );
}

/** In its place; nothing where there is no JavaScript. */
function EmptyBookcase() {
  return (
    <div aria-hidden="true" className="page-width py-5 md:py-6 noscript:hidden">
      <div className="pb-15 text-xl sm:text-2xl md:text-3xl">{'\u00a0'}</div>
      <EmptyShelf />
      <div className="h-11 md:hidden" />
    </div>
  );
}
