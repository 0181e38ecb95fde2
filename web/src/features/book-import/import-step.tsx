import { type ReactNode, useEffect, useRef } from 'react';
import { panel } from '#components/layout/desk-head.tsx';
import { ImportSteps, type StepName } from './import-steps.tsx';

/** The first step on a page does not take the focus. */
let hasShown = false;

interface ImportStepProps {
  step: StepName;
  title: string;
  children: ReactNode;
}

/** The focus moves to the heading, so that the new step is noticed. */
export function ImportStep({ step, title, children }: ImportStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef('');
  useEffect(() => {
    if (hasShown && previous.current !== title) heading.current?.focus();
    previous.current = title;
    hasShown = true;
  }, [title]);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-hidden wrap-anywhere">
        {title}
      </h2>
      <div className={panel}>
        <ImportSteps current={step} />
        {children}
      </div>
    </section>
  );
}
