import { optionalFields } from '@bookstore/functions/shared/book/optional-fields';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { FormValues } from '#lib/form-values.ts';
import { IsbnField } from './isbn-lookup/isbn-field.tsx';
import { OptionalFieldControl } from './optional-field-control.tsx';

/** All but the ISBN, which stands in sight: it fills in the others. */
const foldedFields = optionalFields.filter((name) => name !== 'isbn');

/** The ISBN and the other optional fields, which are open when one of them is filled or wrong. */
export function MoreFields() {
  const { values, errors, touched } = useFormikContext<FormValues>();
  const [open, setOpen] = useState(() => foldedFields.some((name) => values[name] !== ''));
  const isWrong = foldedFields.some((name) => touched[name] && errors[name]);
  return (
    <>
      <IsbnField onFilled={() => setOpen(true)} />
      <details
        open={open || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="rounded-lg border border-line px-4"
      >
        <summary className="min-h-11 content-center text-[0.9375rem] font-medium">
          More about this book
        </summary>
        <div className="grid gap-5 pt-1 pb-5 sm:grid-cols-2">
          {foldedFields.map((name) => (
            <OptionalFieldControl key={name} name={name} />
          ))}
        </div>
      </details>
    </>
  );
}
