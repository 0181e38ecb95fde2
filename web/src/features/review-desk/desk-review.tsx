import type { Review } from '@bookstore/functions/shared/review/review';
import { reviewLimits } from '@bookstore/functions/shared/review/review-limits';
import { type ReviewStep, reviewStepsFrom } from '@bookstore/functions/shared/review/review-status';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';
import { Stars } from '#components/labels/stars.tsx';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { paths } from '#config/paths.ts';
import { useReviewCommand } from './use-review-command.ts';
import { WordsForm } from './words-form.tsx';

const quote = 'border-l-2 pl-3 text-[0.9375rem] wrap-anywhere whitespace-pre-line';

/** What is typed below a review: the reason of a step, or a reply. */
type OpenForm = ReviewStep | 'reply' | undefined;

/** A review and what a person of the shop can do with it. */
export function DeskReview({ review, onChanged }: { review: Review; onChanged: () => unknown }) {
  const { title, bookId, name, at, status, stars, text, shown, reason, reply, reports } = review;
  const { busy, running, ...command } = useReviewCommand(review, onChanged);
  const [form, setForm] = useState<OpenForm>();
  const buttons = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !form) buttons.current?.querySelector('button')?.focus();
    wasOpen.current = form !== undefined;
  }, [form]);

  const about = `the review of ${title} by ${name}`;
  const press = (step: ReviewStep) => (step.hasReason ? setForm(step) : void command.move(step.to));
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans! text-base font-medium wrap-anywhere">
          <Link to={paths.book(bookId)} className="underline-offset-4 hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        {reports > 0 && (
          <p className="rounded-full border border-ochre px-2.5 py-px text-sm font-medium text-ochre-ink">
            {`Reported ${countOf(reports, 'time')}`}
          </p>
        )}
      </div>
      <div>
        <Stars stars={stars} />
        <p className="mt-1 max-w-2xl leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {name} · <TimeLabel instant={at} />
        </p>
      </div>
      {status === 'waiting' && shown && (
        <div className={`${quote} border-line-strong`}>
          <p className="text-sm text-muted">Shown until you decide; a refusal takes it down, too</p>
          <Stars stars={shown.stars} />
          <p>{shown.text}</p>
        </div>
      )}
      {reason && (
        <p className={`${quote} border-ochre`}>
          <span className="block text-sm text-muted">The reason, which the shopper reads</span>
          {reason}
        </p>
      )}
      {reply && (
        <p className={`${quote} border-line-strong`}>
          <span className="block text-sm text-muted">
            Your reply, <TimeLabel instant={reply.at} />
          </span>
          {reply.text}
        </p>
      )}
      {form === 'reply' && (
        <WordsForm
          name={`Reply to ${about}`}
          label="Reply"
          hint="Every visitor reads it below the review. Empty, it is taken away."
          button="Keep the reply"
          maxLength={reviewLimits.reply}
          start={reply?.text ?? ''}
          mayBeEmpty={reply !== undefined}
          busy={busy}
          onSend={command.reply}
          onClose={() => setForm(undefined)}
        />
      )}
      {form && form !== 'reply' && (
        <WordsForm
          name={`${form.label}: ${about}`}
          label="Reason"
          hint="The shopper reads it with the order, and may write the review anew."
          button={form.label}
          maxLength={reviewLimits.reason}
          busy={busy}
          onSend={(words) => command.move(form.to, words)}
          onClose={() => setForm(undefined)}
        />
      )}
      {!form && (
        <div ref={buttons} className="flex flex-wrap gap-2">
          {reviewStepsFrom(status).map((step) => (
            <Button
              key={step.to}
              variant={step.hasReason ? 'secondary' : 'primary'}
              busy={running === step.to}
              aria-label={`${step.label}: ${about}`}
              onClick={() => press(step)}
            >
              {step.hasReason ? `${step.label} …` : step.label}
            </Button>
          ))}
          {reports > 0 && (
            <Button
              variant="secondary"
              busy={running === 'keep'}
              aria-label={`Keep as it is: ${about}`}
              onClick={() => void command.keep()}
            >
              Keep as it is
            </Button>
          )}
          <Button variant="quiet" aria-label={`Reply to ${about}`} onClick={() => setForm('reply')}>
            {reply ? 'Change the reply' : 'Reply'}
          </Button>
        </div>
      )}
    </li>
  );
}
