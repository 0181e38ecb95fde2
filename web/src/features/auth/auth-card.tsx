import type { ReactNode } from 'react';

interface AuthCardProps {
  title: string;
  /** The link to the other of the two pages, login and registration. */
  switchTo: ReactNode;
  children: ReactNode;
}

export function AuthCard({ title, switchTo, children }: AuthCardProps) {
  return (
    <section className="page-width grid place-items-center py-10 md:py-16">
      <div className="w-full max-w-md rounded-2xl border border-line bg-surface p-[min(1.5rem,6vw)] sm:p-9">
        <h1 className="mb-6 text-3xl" tabIndex={-1}>
          {title}
        </h1>
        <div className="grid gap-3">{children}</div>
        <p className="mt-6 border-t border-line pt-5 text-center text-[0.9375rem] text-muted">{switchTo}</p>
      </div>
    </section>
  );
}
