import { newPersonSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikHelpers } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { RoleField } from './role-field.tsx';

const empty = { name: '', password: '', role: '' };
type Values = typeof empty;

export function AddPersonForm({ onAdded }: { onAdded: () => unknown }) {
  const { problem, run } = useCommand('form');

  async function submit(values: Values, { resetForm }: FormikHelpers<Values>) {
    await run({
      send: () => callAdminApi('POST /api/people', { body: newPersonSchema.cast(values) }),
      failed: t('The person was not added'),
      done: t('{name} can sign in now', { name: values.name.trim() }),
      onDone: () => resetForm(),
      onEnd: onAdded,
    });
  }

  return (
    <Formik initialValues={empty} validationSchema={newPersonSchema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <ShopForm aria-label="Add a person" className="grid grid-cols-1 gap-5">
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
          <ProblemNote text={problem} className="text-sm" />
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            Add person
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
