import { newPersonSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { ListPage } from '#components/lists/list-page.tsx';
import { DeskForm } from '#entities/command/desk-form.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { PersonRow } from './person-row.tsx';
import { RoleField } from './role-field.tsx';

export function PeoplePage() {
  const query = useAdminQuery('GET /api/people', {});
  const { data: people, refetch } = query;
  return (
    <ListPage
      title="People"
      hint="They sign in where you do, with their own name and password, and see only what their role includes."
      query={query}
      failed="The people could not be loaded."
      items={people}
      text="You are the only person here so far."
      first={t('Add who packs the orders or keeps the catalogue: the history then names who did what.')}
      row={(person) => <PersonRow key={person.id} person={person} onChanged={refetch} />}
      add={{
        title: t('Add a person'),
        form: <AddPersonForm onAdded={refetch} />,
        full:
          people !== undefined &&
          people.length >= personLimits.people &&
          t('There can be {most} people at most. Remove one first.', { most: personLimits.people }),
      }}
    />
  );
}

function AddPersonForm({ onAdded }: { onAdded: () => unknown }) {
  return (
    <DeskForm
      aria-label="Add a person"
      button="Add person"
      className="grid grid-cols-1 gap-5"
      first={{ name: '', password: '', role: '' }}
      schema={newPersonSchema}
      command={(values) => ({
        send: () => callAdminApi('POST /api/people', { body: newPersonSchema.cast(values) }),
        failed: t('The person was not added'),
        done: t('{name} can sign in now', { name: values.name.trim() }),
        onEnd: onAdded,
      })}
      isCleared
    >
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <TextField
          name="name"
          label="Name"
          type="text"
          autoComplete="off"
          maxLength={personLimits.name.max}
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label="First password"
          autoComplete="new-password"
          hint={t('At least {least} characters; tell it only to this person.', {
            least: personLimits.password.min,
          })}
        />
      </div>
      <RoleField name="role" />
    </DeskForm>
  );
}
