import type { ReactNode } from 'react';
import type { LegalText } from '#config/legal.ts';
import { SampleNote } from './sample-note.tsx';
import { TextPage } from './text-page.tsx';
import { WithMailLink } from './with-mail-link.tsx';

/** The page of a legal text: terms or privacy. */
export function LegalPage({ title, lead, sections, children }: LegalText & { children?: ReactNode }) {
  return (
    <TextPage title={title}>
      <p className="mt-5 text-xl leading-relaxed text-muted">{lead}</p>
      <SampleNote />
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-8 border-t border-line pt-7">
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-3 text-[1.0625rem] leading-relaxed">
            <WithMailLink text={text} />
          </p>
        </section>
      ))}
      {children}
    </TextPage>
  );
}
