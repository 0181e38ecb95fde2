import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  hint?: string | undefined;
  /** Below the page's heading, or instead of it. */
  Heading?: 'h2' | 'h3';
  children?: ReactNode;
}

export function SettingsCard({ title, hint, Heading = 'h3', children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <Heading id={id} className="text-xl">
        {title}
      </Heading>
      {hint && <p className="mt-1 max-w-prose text-[0.9375rem] text-pretty text-muted">{hint}</p>}
      {children}
    </section>
  );
}
