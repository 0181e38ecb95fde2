import type { ReactNode } from 'react';
import { saveBar } from '#components/layout/desk-head.tsx';

const panel = 'rounded-card border border-line bg-surface p-4 sm:p-6';

interface FormColumnsProps {
  texts: ReactNode;
  /** Beside the texts on wide screens. */
  sale: ReactNode;
  /** The button for the Enter key comes first. */
  actions: ReactNode;
}

/** The parts of a book form within its {@link FormCard}. The buttons stay in sight. */
export function FormColumns({ texts, sale, actions }: FormColumnsProps) {
  return (
    <>
      <div className={`${panel} lg:row-span-2`}>{texts}</div>
      <div className={`${panel} grid content-start gap-5`}>{sale}</div>
      <div
        className={`order-1 flex gap-1.5 *:flex-auto *:px-2! *:text-sm! *:leading-tight *:not-first:whitespace-normal! max-[20rem]:flex-wrap sm:gap-3 sm:*:flex-none sm:*:px-5! sm:*:text-[0.9375rem]! lg:row-start-3 ${saveBar}`}
      >
        {actions}
      </div>
    </>
  );
}
