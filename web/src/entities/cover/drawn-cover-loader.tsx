import { type ComponentType, createContext, lazy } from 'react';
import { coverName } from './cover.ts';
import type { DrawnCoverProps } from './drawn-cover.tsx';

/** Stays in place when the code of drawn covers does not load. */
export function BlankCover({ book, className }: DrawnCoverProps) {
  return <div role="img" aria-label={coverName(book)} className={`bg-accent-fill ${className}`} />;
}

/** When the code does not load, covers stay blank and the page goes on. */
const load = (): Promise<ComponentType<DrawnCoverProps>> =>
  import('./drawn-cover.tsx').then(
    ({ DrawnCover }) => DrawnCover,
    (error: unknown) => {
      console.warn('No covers can be drawn:', error);
      return BlankCover;
    },
  );

/** Browsers load the code with the first book without a picture; the server, which cannot wait, brings it along. */
export const DrawnCoverContext = createContext<ComponentType<DrawnCoverProps>>(
  lazy(async () => ({ default: await load() })),
);
