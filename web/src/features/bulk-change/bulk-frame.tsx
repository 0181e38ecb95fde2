import { type ReactNode, useEffect, useRef } from 'react';

/** The focus moves to the heading, so that the step is noticed. */
export function BulkFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is a step of its own.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section aria-label={title} className="border-b border-line bg-sunken/50 p-4 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
