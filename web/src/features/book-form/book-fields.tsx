import { bookLimits } from '@bookstore/functions/shared/book/book';
import { noCategoryLabel } from '@bookstore/functions/shared/genre/genres';
import { useField } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { focusField, isTyping } from '#components/forms/focus-field.ts';
import { ChoiceField, TextArea } from '#components/forms/form-controls.tsx';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { MoreFields } from './more-fields.tsx';

interface BookFieldsProps {
  /** The field that has the focus first, unless another part of the page, which was there before, is in use. */
  first: 'isbn' | 'title';
  /** Whether the form was used before: the page may be scrolled to its end. */
  isNext?: boolean;
  /** What stands between the ISBN and the title. */
  sale?: ReactNode;
  /** What is folded with the other fields that a book need not have. */
  more?: ReactNode;
}

function CategoryField() {
  const [{ value }] = useField<string | undefined>('category');
  const choices = [<CategoryOptions key="categories" chosen={value} />];
  return <ChoiceField name="category" label="Category" none={noCategoryLabel} choices={choices} />;
}

/** What a book says of itself: all that is text. */
export function BookFields({ first, isNext = false, sale, more }: BookFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = fields.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    if (!field) return;
    if (isNext) focusField(field);
    else if (!isTyping()) field.focus({ preventScroll: true });
  }, [first, isNext]);
  return (
    <div ref={fields} className="grid content-start gap-5">
      <MoreFields more={more}>
        {sale}
        <TextField name="title" label="Title" placeholder="Enter book title" maxLength={bookLimits.title} />
        <TextArea
          name="description"
          label="Description"
          rows={7}
          maxLength={bookLimits.description}
          placeholder="Enter book description"
        />
        <CategoryField />
      </MoreFields>
    </div>
  );
}
