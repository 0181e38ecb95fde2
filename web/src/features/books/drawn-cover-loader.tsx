import { type ComponentType, createContext, lazy } from 'react';
import type { CoverTexts } from './cover-design.ts';

export interface DrawnCoverProps {
  book: CoverTexts;
  className: string;
}

/** Stands where a drawn cover will, or where its code cannot be had. */
export function BlankCover({ className }: Pick<DrawnCoverProps, 'className'>) {
  return <div className={`bg-accent-fill ${className}`} />;
}

async function loadDrawnCover(): Promise<{ default: ComponentType<DrawnCoverProps> }> {
  try {
    return { default: (await import('./drawn-cover.tsx')).DrawnCover };
  } catch (error) {
    console.warn('No covers can be drawn:', error);
    return { default: BlankCover };
  }
}

/**
 * Draws the cover of a book that has no picture. Browsers load its code with the first such book; the server, which
 * cannot wait, brings it along.
 */
export const DrawnCoverContext = createContext<ComponentType<DrawnCoverProps>>(lazy(loadDrawnCover));
