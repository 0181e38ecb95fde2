import { type ComponentType, createContext, lazy } from 'react';
import { coverName } from './cover.ts';
import type { DrawnCoverProps } from './drawn-cover.tsx';

/** The placeholder of a drawn cover, also when its code does not load. */
export function BlankCover({ book, className }: DrawnCoverProps) {
  return <div role="img" aria-label={coverName(book)} className={`bg-accent-fill ${className}`} />;
}

/** The code that draws covers; when it does not load, they stay blank and the page goes on. */
const load = (): Promise<ComponentType<DrawnCoverProps>> =>
  import('./drawn-cover.tsx').then(
    ({ DrawnCover }) => DrawnCover,
    (error: unknown) => {
      console.warn('No covers can be drawn:', error);
      return BlankCover;
    },
  );

/**
 * Draws the cover of a book that has no picture. Browsers load its code with the first such book; the server, which
 * cannot wait, brings it along.
 */
export const DrawnCoverContext = createContext<ComponentType<DrawnCoverProps>>(
  lazy(async () => ({ default: await load() })),
);
