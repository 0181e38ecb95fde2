import { t } from '@bookstore/functions/shared/words/words';

const steps = [t('File'), t('Columns'), t('Check'), t('Done')] as const;

export type StepName = (typeof steps)[number];

/** On a phone, only the present step shows its name, so that all steps fit in one row. */
export function ImportSteps({ current }: { current: StepName }) {
  const place = steps.indexOf(current);
  return (
    <ol aria-label="Steps of the import" className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="group flex items-center gap-2 text-muted not-first:before:me-0.5 not-first:before:h-px not-first:before:w-3 not-first:before:bg-line-strong sm:not-first:before:w-8 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            className={`grid size-6 place-items-center rounded-full border text-xs tabular-nums group-aria-[current]:border-transparent group-aria-[current]:bg-accent-fill group-aria-[current]:text-on-accent forced-colors:group-aria-[current]:outline-2 ${index < place ? 'border-forest text-forest' : 'border-line-strong'}`}
          >
            {index + 1}
          </span>{' '}
          <span className={step === current ? '' : 'sr-only sm:not-sr-only'}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
