import { type CuratedShelf, shelfTitle } from '@bookstore/functions/shared/shelf/curated-shelf';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { object } from 'yup';
import { TextField } from '#components/forms/field.tsx';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { addShelf } from './shelf-commands.ts';

const schema = object({
  title: shelfTitle.test(
    'address',
    t('Title needs a letter or a digit'),
    (title = '') => title === '' || slugOf(title) !== '',
  ),
});

function addressOf(title: string): string {
  return slugOf(title).slice(0, shelfLimits.slug).replace(/-$/, '');
}

/** Books are chosen on the shelf's own page. */
export function AddShelfForm({ onAdded }: { onAdded: (id: string) => void }) {
  const [openedAt] = useState(Date.now);
  return (
    <DeskForm
      aria-label="Add a shelf"
      className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1"
      first={{ title: '' }}
      schema={schema}
      command={(values) => {
        const { title } = schema.cast(values);
        return {
          send: () => addShelf(title, addressOf(title), openedAt),
          failed: t('The shelf was not added'),
          onDone: ({ shelf }: { shelf: CuratedShelf }) => onAdded(shelf.id),
        };
      }}
    >
      <TextField
        name="title"
        label="Title"
        placeholder="Staff picks"
        autoComplete="off"
        maxLength={shelfLimits.title}
      />
      <SendButton className="justify-self-start sm:max-lg:mt-6.5">Add shelf</SendButton>
      <FormProblem className="text-sm sm:max-lg:col-span-2" />
    </DeskForm>
  );
}
