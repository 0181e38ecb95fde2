import { type Opening, type OpeningStep, openingSteps } from '@bookstore/functions/shared/opening/opening';
import type { OpeningEdit } from '@bookstore/functions/shared/opening/opening-edit';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { stepWords } from './step-words.ts';
import { isOnItsWay } from './use-opening.ts';

interface OpeningRowProps {
  step: OpeningStep;
  opening: Opening;
  busy: boolean;
  onChange: (edit: OpeningEdit) => Promise<boolean>;
}

export function OpeningRow({ step, opening, busy, onChange }: OpeningRowProps) {
  const { title, hint, links } = stepWords[step];
  const isDone = opening.done.includes(step);
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Mark isDone={isDone} />
      <div className="min-w-0 flex-1">
        <p className={isDone ? 'text-muted' : 'font-medium'}>
          {title}
          <span className="sr-only">{isDone ? t(': done') : t(': not done yet')}</span>
        </p>
        {!isDone && <p className="text-sm text-muted">{step === 'mail' ? mailHint(opening, hint) : hint}</p>}
        {!isDone && (
          <div className="-mb-1.5 flex flex-wrap items-center gap-x-4">
            {links.map(({ label, to }) => (
              <Link
                key={label}
                to={to}
                // Only a page loaded as its own document has the headers that allow scanning.
                reloadDocument={to === dashboardPaths.addBook}
                aria-label={`${title}: ${label}`}
                className="inline-flex min-h-11 items-center text-[0.9375rem] text-accent underline underline-offset-4"
              >
                {label}
              </Link>
            ))}
            {step === 'mail' && (
              <RowButton busy={busy} onClick={() => void onChange({ sendTestMail: true })} about={title}>
                {opening.testMail ? t('Send again') : t('Send')}
              </RowButton>
            )}
            {openingSteps[step].canBeKept && (
              <RowButton busy={busy} onClick={() => void onChange({ keep: step })} about={title}>
                {step === 'mail' ? t('Go without') : t('Keep as it is')}
              </RowButton>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function mailHint({ testMail }: Opening, hint: string): string {
  if (!testMail) return hint;
  if (isOnItsWay(testMail.state))
    return t('On its way to {to}; that may take five minutes.', { to: testMail.to });
  if (testMail.state === 'OFF') return t('This shop sends no mails: it was set up without a mail server.');
  return t('Not sent to {to}: the mail server has refused it, or was not reached.', { to: testMail.to });
}

interface RowButtonProps {
  busy: boolean;
  onClick: () => void;
  about: string;
  children: string;
}

function RowButton({ busy, onClick, about, children }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      busy={busy}
      onClick={onClick}
      aria-label={`${about}: ${children}`}
      className="px-0!"
    >
      {children}
    </Button>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 ${isDone ? 'border-forest text-forest' : 'border-line-strong/60'}`}
    >
      {isDone && (
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-3.5 fill-none stroke-current stroke-[2.5]"
        >
          <path d="m3 8.5 3.5 3.5L13 5" />
        </svg>
      )}
    </span>
  );
}
