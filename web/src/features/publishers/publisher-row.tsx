import {
  isIncomplete,
  type ListedPublisher,
  type Maker,
  makerLimits,
  makerSchema,
  makerText,
} from '@bookstore/functions/shared/book/maker';
import { t } from '@bookstore/functions/shared/words/words';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import { FoldedFormRow } from '#entities/command/folded-form-row.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';

interface PublisherRowProps {
  listed: ListedPublisher;
  onChanged: () => unknown;
}

export function PublisherRow({ listed, onChanged }: PublisherRowProps) {
  const { books, ...maker } = listed;
  const facts = [countedBooks(books), isIncomplete(maker) && t('an address is missing')];
  return (
    <FoldedFormRow
      name={maker.publisher}
      about={
        <>
          <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
          <p className="text-sm whitespace-pre-line">{makerText(maker)}</p>
        </>
      }
      form={(label, close) => <MakerForm maker={maker} label={label} onChanged={onChanged} onSaved={close} />}
    />
  );
}

interface MakerFormProps {
  maker: Maker;
  label: string;
  onChanged: () => unknown;
  onSaved: () => void;
}

function MakerForm({ maker, label, onChanged, onSaved }: MakerFormProps) {
  const { publisher } = maker;
  return (
    <DeskForm
      aria-label={label}
      button="Save"
      className="mt-3 grid grid-cols-1 gap-4 rounded-lg bg-sunken p-4"
      first={maker}
      schema={makerSchema}
      command={(values) => ({
        send: () => callAdminApi('PUT /api/publishers', { body: makerSchema.cast(values) }),
        failed: t('{name} was not changed', { name: publisher }),
        done: t('{name} was changed', { name: publisher }),
        onDone: onSaved,
        onEnd: onChanged,
      })}
    >
      <TextField
        name="maker"
        label="Manufacturer"
        placeholder={publisher}
        maxLength={makerLimits.name}
        autoComplete="off"
      />
      <TextArea
        name="postalAddress"
        label="Postal address"
        rows={4}
        maxLength={makerLimits.postalAddress}
        autoComplete="off"
        hint={t(
          'In lines, as on a letter. Of a publisher outside the European Union add who answers for it there, with the addresses.',
        )}
      />
      <TextField
        name="electronicAddress"
        label="E-mail address or website"
        maxLength={makerLimits.name}
        autoComplete="off"
      />
    </DeskForm>
  );
}
