import { type ReactNode, useId } from 'react';

/** A part of the page of the account, with its heading. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 grid justify-items-start gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
