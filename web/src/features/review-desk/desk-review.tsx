import type { Review } from '@bookstore/functions/shared/review/review';
import { reviewLimits } from '@bookstore/functions/shared/review/review-limits';
import { type ReviewStep, reviewStepsFrom } from '@bookstore/functions/shared/review/review-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { DeskReviewText } from './desk-review-text.tsx';
import { reviewCommands } from './review-commands.ts';
import { WordsForm } from './words-form.tsx';

/** The form below a review: a step's reason, or a reply. */
type OpenForm = ReviewStep | 'reply' | undefined;

export function DeskReview({ review, onChanged }: { review: Review; onChanged: () => unknown }) {
  const { title, name, status, reply, reports } = review;
  const { running, run } = useCommand();
  const command = reviewCommands(review, onChanged);
  const [form, setForm] = useState<OpenForm>();
  const buttons = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !form) buttons.current?.querySelector('button')?.focus();
    wasOpen.current = form !== undefined;
  }, [form]);

  const about = { title, name };
  const nameOf = (one: ReviewStep | 'reply') =>
    one === 'reply'
      ? t('Reply to the review of {title} by {name}', about)
      : t('{step}: the review of {title} by {name}', { step: one.label, ...about });
  const steps = reviewStepsFrom(status);
  useOpenToGoOn((kept) => {
    const asked = [...steps.filter(({ hasReason }) => hasReason), 'reply' as const];
    setForm((before) => before ?? asked.find((one) => nameOf(one) === kept));
  });
  const press = (step: ReviewStep) => (step.hasReason ? setForm(step) : void run(command.move(step.to)));
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <DeskReviewText review={review} />
        {form === 'reply' && (
          <WordsForm
            name={nameOf(form)}
            label="Reply"
            hint="Every visitor reads it below the review. Empty, it is taken away."
            button="Keep the reply"
            maxLength={reviewLimits.reply}
            start={reply?.text ?? ''}
            mayBeEmpty={reply !== undefined}
            command={command.reply}
            onClose={() => setForm(undefined)}
          />
        )}
        {form && form !== 'reply' && (
          <WordsForm
            name={nameOf(form)}
            label="Reason"
            hint="The shopper reads it with the order, and may write the review anew."
            button={form.label}
            maxLength={reviewLimits.reason}
            command={(words) => command.move(form.to, words)}
            onClose={() => setForm(undefined)}
          />
        )}
      </div>
      {!form && (
        <div ref={buttons} className="flex flex-wrap content-start gap-2 lg:flex-col">
          {steps.map((step) => (
            <Button
              key={step.to}
              variant={step.hasReason ? 'secondary' : 'primary'}
              busy={running === step.to}
              aria-label={nameOf(step)}
              onClick={() => press(step)}
            >
              {step.hasReason ? `${step.label} …` : step.label}
            </Button>
          ))}
          {reports > 0 && (
            <Button
              variant="secondary"
              busy={running === 'keep'}
              aria-label={t('Keep as it is: the review of {title} by {name}', about)}
              onClick={() => void run(command.keep())}
            >
              Keep as it is
            </Button>
          )}
          <Button variant="quiet" aria-label={nameOf('reply')} onClick={() => setForm('reply')}>
            {reply ? t('Change the reply') : t('Reply')}
          </Button>
        </div>
      )}
    </li>
  );
}
