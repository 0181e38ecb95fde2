import { newPersonSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { RoleField } from './role-field.tsx';

export function AddPersonForm({ onAdded }: { onAdded: () => unknown }) {
  return (
    <DeskForm
      aria-label="Add a person"
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
      <FormProblem />
      <SendButton>Add person</SendButton>
    </DeskForm>
  );
}
