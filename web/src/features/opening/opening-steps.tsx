import { type Opening, stepsOf } from '@bookstore/functions/shared/opening/opening';
import { t } from '@bookstore/functions/shared/words/words';
import { useId, useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { askFirst } from '#lib/alerts.ts';
import { OpeningRow } from './opening-row.tsx';
import type { OpeningState } from './use-opening.ts';

type OpeningStepsProps = Omit<OpeningState, 'opening'> & { opening: Opening };

export function OpeningSteps({ opening, busy, change }: OpeningStepsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const steps = stepsOf(opening);
  const left = steps.length - opening.done.length;

  async function close() {
    const text = t('It does not come back. The settings, the books and the orders stay where they are.');
    if (left > 0 && !(await askFirst(t('Close this list for good?'), text, t('Close it'), t('Keep it'))))
      return;
    // The list disappears, and must not take the focus with it.
    const main = section.current?.closest('main');
    if (await change({ dismiss: true })) main?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={titleId} className="text-xl">
            Open your shop
          </h2>
          <p role="status" className="text-[0.9375rem] text-muted">
            {left === 0
              ? t('All is done: your shop is ready.')
              : t('{done} of {all} steps are done.', {
                  done: opening.done.length,
                  all: steps.length,
                })}
          </p>
        </div>
        <Button variant={left === 0 ? 'primary' : 'quiet'} busy={busy} onClick={() => void close()}>
          Close this list
        </Button>
      </div>
      <ol className="mt-3 grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        {steps.map((step) => (
          <OpeningRow key={step} step={step} opening={opening} busy={busy} onChange={change} />
        ))}
      </ol>
    </section>
  );
}
