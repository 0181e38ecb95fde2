import { slugOf } from '@bookstore/functions/shared/values/words';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  hint?: string | undefined;
  /** Below the heading of a group, or of the page itself. */
  Heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** A part of the page of the settings, with its heading. */
export function SettingsCard({ title, hint, Heading = 'h3', children }: SettingsCardProps) {
  const id = useId();
  return (
    <section
      id={slugOf(title)}
      aria-labelledby={id}
      className="scroll-mt-22 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <Heading id={id} className="text-xl">
        {title}
      </Heading>
      {hint && <p className="mt-1 max-w-prose text-[0.9375rem] text-pretty text-muted">{hint}</p>}
      {children}
    </section>
  );
}
