import { bookLimits } from '@bookstore/functions/shared/book/book';
import { categories, categoryLabel, noCategoryLabel } from '@bookstore/functions/shared/book/category';
import { useLayoutEffect, useRef } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { focusField } from '#components/forms/focus-field.ts';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { MoreFields } from './more-fields.tsx';

const choices = optionsOf(categories, categoryLabel);

interface BookFieldsProps {
  /** The field that has the focus first. */
  first: 'isbn' | 'title';
  /** Whether the form was used before: the page may be scrolled to its end. */
  isNext?: boolean;
}

/** What a book says of itself: all that is text. */
export function BookFields({ first, isNext = false }: BookFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = fields.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    if (!field) return;
    if (isNext) focusField(field);
    else field.focus({ preventScroll: true });
  }, [first, isNext]);
  return (
    <div ref={fields} className="grid content-start gap-5">
      <MoreFields>
        <TextField name="title" label="Title" placeholder="Enter book title" maxLength={bookLimits.title} />
        <TextArea
          name="description"
          label="Description"
          rows={7}
          maxLength={bookLimits.description}
          placeholder="Enter book description"
        />
        <ChoiceField name="category" label="Category" none={noCategoryLabel} choices={choices} />
      </MoreFields>
    </div>
  );
}
