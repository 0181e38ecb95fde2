import {
  authorFields,
  authorLimits,
  authorPageSchema,
  type ListedAuthor,
} from '@bookstore/functions/shared/author/author-page';
import { t } from '@bookstore/functions/shared/words/words';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { TranslatedText } from '#components/forms/translated-text.tsx';
import { paths } from '#config/paths.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import { FoldedFormRow } from '#entities/command/folded-form-row.tsx';
import { PortraitField } from '#entities/cover/picture-field.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';

interface AuthorRowProps {
  listed: ListedAuthor;
  onChanged: () => unknown;
}

export function AuthorRow({ listed, onChanged }: AuthorRowProps) {
  const { id, name, books, life, portrait } = listed;
  const facts = [countedBooks(books), life && t('with a life'), portrait && t('with a picture')];
  return (
    <FoldedFormRow
      name={name}
      about={
        <p className="text-sm text-muted">
          {facts.filter(Boolean).join(' · ')}
          {(life || portrait) && (
            <>
              {' · '}
              <a href={paths.author(id)}>See the page</a>
            </>
          )}
        </p>
      }
      form={(label, close) => (
        <AuthorForm listed={listed} label={label} onChanged={onChanged} onSaved={close} />
      )}
    />
  );
}

interface AuthorFormProps extends AuthorRowProps {
  label: string;
  onSaved: () => void;
}

function AuthorForm({ listed, label, onChanged, onSaved }: AuthorFormProps) {
  const { id, name, version } = listed;
  return (
    <DeskForm
      aria-label={label}
      button="Save"
      className="mt-3 grid grid-cols-1 gap-4 rounded-lg bg-sunken p-4"
      first={authorFields(listed)}
      schema={authorPageSchema}
      command={(values) => ({
        send: () =>
          callAdminApi('PUT /api/authors/:id', {
            params: { id },
            body: authorPageSchema.cast(values),
            headers: { 'If-Match': `"${version}"` },
          }),
        failed: t('{name} was not changed', { name }),
        done: t('{name} was changed', { name }),
        onDone: onSaved,
        onEnd: onChanged,
      })}
    >
      <TextArea
        name="life"
        label="Life"
        rows={6}
        maxLength={authorLimits.life}
        hint="The first paragraph stands above the books; what follows is unfolded."
      />
      <TranslatedText name="lives" label="Life" rows={6} maxLength={authorLimits.life} />
      <PortraitField
        name="portrait"
        label="Picture"
        hint="A PNG, JPEG, WebP or AVIF picture; upright fits best."
      />
      <TextField
        name="credit"
        label="Picture by"
        maxLength={authorLimits.credit}
        autoComplete="off"
        hint="Stands under the picture, as its licence asks."
      />
    </DeskForm>
  );
}
