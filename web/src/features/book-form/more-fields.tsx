import { optionalFields } from '@bookstore/functions/shared/book/optional-fields';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useShop } from '#config/shop.ts';
import type { FormValues } from '#lib/form-values.ts';
import { IsbnField } from './isbn-lookup/isbn-field.tsx';
import { OptionalFieldControl } from './optional-field-control.tsx';

/** All but the ISBN, which stands in sight: it fills in the others. */
const foldedFields = optionalFields.filter((name) => name !== 'isbn');

/** From here on, two columns stand beside each other, and the fold costs nothing. */
const wideScreen = '(width >= 68.75rem)';

/**
 * The ISBN before the fields that it fills in, and the other optional fields after them: open where there is room, or
 * when one of them is filled or wrong.
 */
export function MoreFields({ children, more }: { children: ReactNode; more?: ReactNode }) {
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
