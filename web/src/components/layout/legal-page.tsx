import type { ReactNode } from 'react';
import type { LegalText } from '#config/legal.ts';
import { LegalSection } from './legal-section.tsx';
import { SampleNote } from './sample-note.tsx';
import { type Contents, TextPage } from './text-page.tsx';
import { WithMailLink } from './with-mail-link.tsx';

interface LegalPageProps extends LegalText {
  /** A section that is more than text. */
  last?: Contents[number];
  children?: ReactNode;
}

export function LegalPage({ title, lead, sections, last, children }: LegalPageProps) {
  return (
    <TextPage title={title} lead={lead} contents={last ? [...sections, last] : sections}>
      {sections.map(({ id, heading, text }) => (
        <LegalSection key={id} id={id} heading={heading}>
          <p className="max-w-2xl">
            <WithMailLink text={text} />
          </p>
        </LegalSection>
      ))}
      {children}
      <SampleNote />
    </TextPage>
  );
}
