import type { ReactNode } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useHydrated } from '#lib/browser/use-hydrated.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { ScenePicture } from './scene-pictures.tsx';

// Most pages that may be empty are not: those load no picture.
const ShelfParts = lazyComponent(async () => (await import('./shelf-parts.tsx')).ShelfParts);

interface ShelfSceneProps {
  /** By default a shelf with a gap. */
  picture?: ScenePicture;
  /** Shown in the gap of the shelf. */
  label?: string | undefined;
  hasSearch?: boolean | undefined;
  /** In place of the picture. */
  paper?: ReactNode;
  children: ReactNode;
}

/** For a page without content of its own: words, and a picture that loads after them. */
export function ShelfScene({ picture, label, hasSearch, paper, children }: ShelfSceneProps) {
  return (
    <div className="grid grid-cols-1 content-center items-center gap-x-12 gap-y-5 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-8 sm:px-10 md:min-h-72 md:grid-cols-[6fr_5fr] lg:px-14 lg:py-10 forced-colors:border">
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-5">{children}</div>
      {paper}
      {useHydrated() && !paper && (
        <AsyncBoundary loading={null}>
          <ShelfParts picture={picture} label={label} hasSearch={hasSearch} />
        </AsyncBoundary>
      )}
    </div>
  );
}
