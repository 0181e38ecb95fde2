import type { ReactNode } from 'react';

export const panel = 'min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5';

/** A page's main column, and on wide screens beside it what belongs to it. */
export const deskColumns =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5 print:block';

/**
 * The buttons of a long form stay in sight: at the bottom of the window, above the navigation on small screens, and in
 * their place where large text leaves no room.
 */
export const saveBar =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-3 border-y border-line bg-surface px-3 py-2 max-[20rem]:static sm:-mx-4 sm:px-4 md:bottom-0 md:mx-0 md:rounded-t-card md:border-x md:border-b-0 lg:col-span-2';

interface DeskHeadProps {
  title: ReactNode;
  id?: string;
  hint?: ReactNode;
  children?: ReactNode;
}

/** For pages with a title of their own: all begin at one edge. */
export function DeskHead({ title, id, hint, children }: DeskHeadProps) {
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {hint && <p className="mt-0.5 max-w-prose text-[0.9375rem] text-pretty text-muted">{hint}</p>}
      </div>
      {children}
    </header>
  );
}
