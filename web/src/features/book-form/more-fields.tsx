import { bookLimits, optionalFields } from '@bookstore/functions/shared/book/book';
import { bookFormats } from '@bookstore/functions/shared/book/book-format';
import { categoryLabel as capitalised } from '@bookstore/functions/shared/book/category';
import { languageCodes } from '@bookstore/functions/shared/book/language';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { languageName } from '#entities/book/language-name.ts';
import type { FormValues } from '#lib/form-values.ts';
import { IsbnField } from './isbn-lookup/isbn-field.tsx';

const formats = optionsOf(bookFormats, capitalised);

const byName = (one: string, other: string) => languageName(one).localeCompare(languageName(other), 'en');
const languages = optionsOf(languageCodes.toSorted(byName), languageName);

/** All but the ISBN, which stands in sight: it fills in the others. */
const folded = optionalFields.filter((name) => name !== 'isbn');

/** The ISBN and the other optional fields, which are open when one of them is filled or wrong. */
export function MoreFields() {
  const { values, errors, touched } = useFormikContext<FormValues>();
  const [open, setOpen] = useState(() => folded.some((name) => values[name] !== ''));
  const isWrong = folded.some((name) => touched[name] && errors[name]);
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
          <div className="sm:col-span-2">
            <TextField name="author" label="Author" maxLength={bookLimits.author} />
          </div>
          <TextField name="publisher" label="Publisher" maxLength={bookLimits.publisher} />
          <TextField name="year" label="Year" type="number" step="1" inputMode="numeric" placeholder="1999" />
          <TextField name="pages" label="Pages" type="number" min="1" step="1" inputMode="numeric" />
          <ChoiceField name="language" label="Language" none="Choose A Language" choices={languages} />
          <ChoiceField name="format" label="Format" none="Choose A Format" choices={formats} />
          <div className="sm:col-span-2">
            <TextArea
              name="subjects"
              label="Subjects"
              rows={3}
              hint={`One on each line, at most ${bookLimits.subjects}.`}
            />
          </div>
        </div>
      </details>
    </>
  );
}
