import { bookLimits } from '@bookstore/functions/shared/book/book';
import { optionalFields } from '@bookstore/functions/shared/book/optional-fields';
import { noCategoryLabel } from '@bookstore/functions/shared/genre/genres';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { focusField, isTyping } from '#components/forms/focus-field.ts';
import { ChoiceField, TextArea } from '#components/forms/form-controls.tsx';
import { useShop } from '#config/shop.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import type { FormValues } from '#lib/form-values.ts';
import { IsbnField } from './isbn-lookup/isbn-field.tsx';
import { OptionalFieldControl } from './optional-field-control.tsx';

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

/** All but the ISBN, which stands in sight: it fills in the others. */
const foldedFields = optionalFields.filter((name) => name !== 'isbn');

/** From here on, two columns stand beside each other, and the fold costs nothing. */
const wideScreen = '(width >= 68.75rem)';

/**
 * The ISBN before the fields that it fills in, and the other optional fields after them: open where there is room, or
 * when one of them is filled or wrong.
 */
function MoreFields({ children, more }: { children: ReactNode; more?: ReactNode }) {
  const { values, errors, touched } = useFormikContext<FormValues>();
  const { tax } = useShop();
  const [open, setOpen] = useState(
    () => matchMedia(wideScreen).matches || foldedFields.some((name) => values[name] !== ''),
  );
  const isWrong = foldedFields.some((name) => touched[name] && errors[name]);
  return (
    <>
      <IsbnField onFilled={() => setOpen(true)} />
      {children}
      <details
        open={open || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="border-t border-line pt-2"
      >
        <summary className="min-h-11 content-center text-[0.9375rem] font-medium">
          More about this book
        </summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">
          {foldedFields
            .filter((name) => name !== 'taxClass' || tax)
            .map((name) => (
              <OptionalFieldControl key={name} name={name} />
            ))}
          {more}
        </div>
      </details>
    </>
  );
}
