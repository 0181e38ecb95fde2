import type { ReactNode } from 'react';

interface LegalSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** On a wide screen the heading stands beside the text. */
export function LegalSection({ id, heading, children }: LegalSectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-24 gap-x-10 border-t border-line py-7 @4xl:grid @4xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-3 min-w-0 text-[1.0625rem] leading-relaxed @4xl:mt-0">{children}</div>
    </section>
  );
}
