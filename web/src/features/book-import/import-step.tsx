import { type ReactNode, useEffect, useRef } from 'react';

/** Whether a step was shown before: the first one on a page takes no focus. */
let hasShown = false;

/** One step of an import. The focus moves to its heading, so that the new step is noticed. */
export function ImportStep({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef('');
  useEffect(() => {
    if (hasShown && shown.current !== title) heading.current?.focus();
    shown.current = title;
    hasShown = true;
  }, [title]);
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-hidden wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}
