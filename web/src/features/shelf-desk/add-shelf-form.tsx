import { shelfTitle } from '@bookstore/functions/shared/shelf/curated-shelf';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { IdempotencyKey } from '#lib/lost-answer.ts';
import { addShelf, shelfFailure } from './shelf-commands.ts';

const schema = object({
  title: shelfTitle.test(
    'address',
    'Title needs a letter or a digit',
    (title = '') => title === '' || slugOf(title) !== '',
  ),
});

/** The address that a title makes: words that are left out when it is too long. */
function addressOf(title: string): string {
  return slugOf(title).slice(0, shelfLimits.slug).replace(/-$/, '');
}

/** Adds a shelf, whose books are chosen on its own page. */
export function AddShelfForm({ onAdded }: { onAdded: (id: string) => void }) {
  const [key] = useState(() => new IdempotencyKey());

  async function submit(values: { title: string }, { setStatus }: FormikHelpers<{ title: string }>) {
    setStatus(undefined);
    const { title } = schema.cast(values);
    try {
      const { id } = await addShelf(key, title, addressOf(title));
      onAdded(id);
    } catch (error) {
      console.warn('The shelf was not added:', error);
      setStatus(shelfFailure(error));
    }
  }

  return (
    <Formik
      initialValues={{ title: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, status }) => (
        <ShopForm
          aria-label="Add a shelf"
          className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField
            name="title"
            label="Title"
            placeholder="Staff picks"
            autoComplete="off"
            maxLength={shelfLimits.title}
          />
          <Button type="submit" busy={isSubmitting} className="justify-self-start sm:mt-6.5">
            Add shelf
          </Button>
          <p role="alert" className="text-sm failure-note empty:hidden sm:col-span-2">
            {status}
          </p>
        </ShopForm>
      )}
    </Formik>
  );
}
