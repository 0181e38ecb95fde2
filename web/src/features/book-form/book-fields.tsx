import { bookLimits } from '@bookstore/functions/shared/book/book';
import { categories, categoryLabel, noCategoryLabel } from '@bookstore/functions/shared/book/category';
import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { focusField } from '#components/forms/focus-field.ts';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';

const choices = optionsOf(categories, categoryLabel);

interface BookFieldsProps {
  /** Whether the form was used before: the page may be scrolled to its end. */
  isNext?: boolean;
}

/** The fields of every book that both forms have in common: all but the cover. */
export function BookFields({ isNext = false }: BookFieldsProps) {
  const title = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!title.current) return;
    if (isNext) focusField(title.current);
    else title.current.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <>
      <TextField
        ref={title}
        name="title"
        label="Title"
        placeholder="Enter book title"
        maxLength={bookLimits.title}
      />
      <TextArea
        name="description"
        label="Description"
        rows={5}
        maxLength={bookLimits.description}
        placeholder="Enter book description"
      />
      <ChoiceField name="category" label="Category" none={noCategoryLabel} choices={choices} />
      <TrendingField />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="oldPrice"
          label="Old Price"
          type="number"
          min="0"
          step="0.01"
          inputMode="decimal"
          placeholder="0.00"
        />
        <TextField
          name="newPrice"
          label="New Price"
          type="number"
          min="0"
          step="0.01"
          inputMode="decimal"
          placeholder="0.00"
        />
      </div>
    </>
  );
}

function TrendingField() {
  const [{ value, ...control }] = useField<boolean>('trending');
  return (
    <label className="flex w-fit items-center gap-3 text-[0.9375rem] font-medium">
      <input type="checkbox" {...control} checked={value} className="size-5" />
      Trending
    </label>
  );
}
