import { mostStars, starChoices } from '@bookstore/functions/shared/review/review-limits';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { useId } from 'react';
import { StarIcon } from '#components/labels/stars.tsx';

export function StarChoice({ name, label }: { name: string; label: string }) {
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
