import { shelfTitle } from '@bookstore/functions/shared/shelf/curated-shelf';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { addShelf } from './shelf-commands.ts';

const schema = object({
  title: shelfTitle.test(
    'address',
    t('Title needs a letter or a digit'),
    (title = '') => title === '' || slugOf(title) !== '',
  ),
});

/** The address that a title makes: words that are left out when it is too long. */
function addressOf(title: string): string {
  return slugOf(title).slice(0, shelfLimits.slug).replace(/-$/, '');
}

/** Adds a shelf, whose books are chosen on its own page. */
export function AddShelfForm({ onAdded }: { onAdded: (id: string) => void }) {
  const [openedAt] = useState(Date.now);
  const { problem, run } = useCommand('form');

  async function submit(values: { title: string }) {
    const { title } = schema.cast(values);
    await run({
      send: () => addShelf(title, addressOf(title), openedAt),
      failed: t('The shelf was not added'),
      onDone: ({ shelf }) => onAdded(shelf.id),
    });
  }

  return (
    <Formik
      initialValues={{ title: '' }}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <ShopForm
          aria-label="Add a shelf"
          className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1"
        >
          <TextField
            name="title"
            label="Title"
            placeholder="Staff picks"
            autoComplete="off"
            maxLength={shelfLimits.title}
          />
          <Button type="submit" busy={isSubmitting} className="justify-self-start sm:max-lg:mt-6.5">
            Add shelf
          </Button>
          <ProblemNote text={problem} className="text-sm sm:max-lg:col-span-2" />
        </ShopForm>
      )}
    </Formik>
  );
}
