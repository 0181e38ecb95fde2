import { type ReviewRequest, reviewRequestSchema } from '@bookstore/functions/shared/review/review';
import { mostStars, reviewLimits, starChoices } from '@bookstore/functions/shared/review/review-limits';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { TextField, useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { OpenedForm } from '#components/forms/opened-form.tsx';
import { StarIcon } from '#components/labels/stars.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { apiErrorOf } from '#lib/api.ts';

interface ReviewFormProps {
  bookId: string;
  title: string;
  /** The present review, or the proposed name. */
  start: ReviewRequest;
  /** Whether it changes a published review. */
  isShown: boolean;
  onSent: () => void;
  onCancel: () => void;
}

function WordsField() {
  const { id, error, control } = useFormField('text');
  return (
    <FieldFrame id={id} label="Review" error={error}>
      <textarea dir="auto" {...control} rows={5} maxLength={reviewLimits.text} className={inputClasses} />
    </FieldFrame>
  );
}

/** What is typed stays when sending fails. */
export function ReviewForm({ bookId, title, start, isShown, onSent, onCancel }: ReviewFormProps) {
  return (
    <OpenedForm
      aria-label={t('Review of {title}', { title })}
      className="grid max-w-xl gap-4"
      first={start}
      schema={reviewRequestSchema}
      send={(values) =>
        callShopperApi('PUT /api/account/reviews/:bookId', {
          params: { bookId },
          body: reviewRequestSchema.cast(values),
        })
      }
      problemOf={(error) => apiErrorOf(error)?.message ?? t('We have no answer from the shop. Try again.')}
      onSent={onSent}
      onCancel={onCancel}
      button="Send the review"
    >
      <StarChoice name="stars" label="Stars" />
      <WordsField />
      <TextField
        name="name"
        label="Name"
        hint="Every visitor reads it: any name that you like."
        autoComplete="nickname"
        maxLength={reviewLimits.name}
      />
      <p className="text-sm text-muted">
        {isShown
          ? t('Your earlier review is shown until the shop has read this one.')
          : t('The shop reads it before it is shown. It publishes praise and blame alike.')}
      </p>
    </OpenedForm>
  );
}

function StarChoice({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<number>(name);
  const problem = touched ? error : undefined;
  return (
    <fieldset data-field aria-describedby={problem && `${id}-error`} className="min-w-0 scroll-mt-20">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-0.5 -ms-2 flex flex-wrap items-center">
        {starChoices.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-lg text-ochre-ink hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`${id}-${name}`}
              value={stars}
              checked={value === stars}
              aria-invalid={Boolean(problem)}
              aria-label={plural(stars, '{count} star', '{count} stars')}
              onChange={() => void setValue(stars)}
              className="sr-only"
            />
            <StarIcon isFilled={stars <= value} className="size-7" />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-sm text-muted tabular-nums">
          {value > 0 && t('{stars} of {most}', { stars: value, most: mostStars })}
        </span>
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-sm failure-note">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
