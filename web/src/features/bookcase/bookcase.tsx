import { useEffect, useState } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useGenres } from '#config/genres.ts';
import { whenUsed } from '#lib/browser/when-used.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { BlankShelf } from './blank-shelf.tsx';

const GenreShelves = lazyComponent(async () => (await import('./genre-shelves.tsx')).GenreShelves);

/** Below the first screen: it loads when the page is first used. */
export function Bookcase() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  if (!isUsed) return <BlankBookcase />;
  return (
    <AsyncBoundary loading={<BlankBookcase />}>
      <GenreShelves />
    </AsyncBoundary>
  );
}

/** Empty without JavaScript. */
function BlankBookcase() {
  const { visible } = useGenres();
  return (
    <div aria-hidden="true" className="page-width py-5 md:py-6 noscript:hidden">
      <p className="font-display text-xl sm:text-2xl md:text-3xl">Along the shelves</p>
      <p className="flex h-15 items-center gap-7 overflow-hidden font-display text-[1.0625rem] text-muted">
        {visible.map(({ slug, name }) => (
          <span key={slug}>{name}</span>
        ))}
      </p>
      <BlankShelf />
      <div className="h-11 md:hidden" />
    </div>
  );
}
