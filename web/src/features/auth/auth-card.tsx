import type { ReactNode } from 'react';
import { ShelfArt } from '#components/layout/shelf-art.tsx';

interface AuthCardProps {
  title: string;
  switchTo: ReactNode;
  /** Beside the form, above it on a phone: what waits for the shopper. */
  waiting?: ReactNode;
  /** Beside the form, below it on a phone: what an account is for. */
  notes?: ReactNode;
  children: ReactNode;
}

/** The frame of the login and registration forms. */
export function AuthCard({ title, switchTo, waiting, notes, children }: AuthCardProps) {
  const isWide = Boolean(waiting || notes);
  return (
    <section className={`page-width pt-4 ${isWide ? 'sm:pt-10' : 'sm:pt-16'}`}>
      {/* Where no picture stands beside it, some books stand on the card. */}
      <div className={`mx-auto w-40 max-[20rem]:hidden ${isWide ? 'md:hidden' : ''}`}>
        <ShelfArt isStanding />
      </div>
      <div
        className={`mx-auto grid w-full grid-cols-1 overflow-hidden rounded-2xl border border-line bg-sunken ${isWide ? 'md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-2' : 'max-w-lg'}`}
      >
        <div
          className={`flex min-w-0 flex-col justify-center bg-surface p-[min(1.5rem,6vw)] sm:p-10 ${isWide ? 'md:col-start-1 md:row-span-2 md:row-start-1 md:border-e md:border-line md:*:mx-auto md:*:w-full md:*:max-w-md' : ''}`}
        >
          <h1 className="mb-5 text-3xl md:text-4xl" tabIndex={-1}>
            {title}
          </h1>
          <div className="grid gap-3">{children}</div>
          <p className="mt-3 text-center text-[0.9375rem] text-muted [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:font-medium [&>a]:text-accent [&>a]:underline [&>a]:underline-offset-4">
            {switchTo}
          </p>
        </div>
        {waiting}
        {notes}
      </div>
    </section>
  );
}
