import type { ReactNode } from 'react';

const panel = 'rounded-card border border-line bg-surface p-4 sm:p-6';

interface FormColumnsProps {
  /** The texts of the book. */
  texts: ReactNode;
  /** What it sells by: beside the texts on wide screens. */
  sale: ReactNode;
  /** The buttons, the one for the Enter key first. */
  actions: ReactNode;
}

/**
 * The parts of a form of a book within the columns of its {@link FormCard}. The buttons stay in sight: at the bottom of
 * the window, on small screens above the navigation.
 */
export function FormColumns({ texts, sale, actions }: FormColumnsProps) {
  return (
    <>
      <div className={`${panel} lg:row-span-2`}>{texts}</div>
      <div className={`${panel} grid content-start gap-5`}>{sale}</div>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 order-1 -mx-3 flex gap-1.5 border-y border-line bg-surface px-3 py-2 *:flex-auto *:px-2! *:text-sm! *:leading-tight *:not-first:whitespace-normal! max-[20rem]:static max-[20rem]:flex-wrap sm:-mx-4 sm:gap-3 sm:px-4 sm:*:flex-none sm:*:px-5! sm:*:text-[0.9375rem]! md:bottom-0 md:mx-0 md:rounded-t-card md:border-x md:border-b-0 lg:col-span-2 lg:row-start-3">
        {actions}
      </div>
    </>
  );
}
