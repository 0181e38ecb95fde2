import { type ReactNode, useId } from 'react';
import { sectionId } from './section-id.ts';

interface SettingsCardProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A part of the page of the settings, with its heading. */
export function SettingsCard({ title, hint, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section
      id={sectionId(title)}
      aria-labelledby={id}
      className="scroll-mt-22 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {hint && <p className="mt-1 text-[0.9375rem] text-muted">{hint}</p>}
      {children}
    </section>
  );
}
