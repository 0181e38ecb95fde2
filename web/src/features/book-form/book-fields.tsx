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
  /** Gets the focus, unless something else on the page has it. */
  first: 'isbn' | 'title';
  /** Whether a book was added before: the page may be scrolled to its end. */
  isNext?: boolean;
  /** Between the ISBN and the title. */
  sale?: ReactNode;
  /** Folded with the optional fields. */
  more?: ReactNode;
}

function CategoryField() {
  const [{ value }] = useField<string | undefined>('category');
  const choices = [<CategoryOptions key="categories" chosen={value} />];
  return <ChoiceField name="category" label="Category" none={noCategoryLabel} choices={choices} />;
}

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

/** The ISBN is not folded: it fills in the others. */
const foldedFields = optionalFields.filter((name) => name !== 'isbn');

/** From here on there are two columns, and room for the unfolded fields. */
const wideScreen = '(width >= 68.75rem)';

/** Open where there is room, or when one of the fields is filled or wrong. */
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
