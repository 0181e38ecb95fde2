import { newPersonSchema, personLimits } from '@bookstore/functions/shared/people/person';
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

/** Adds a person to the dashboard. */
export function AddPersonForm({ onAdded }: { onAdded: () => unknown }) {
  const { problem, run } = useCommand('form');

  async function submit(values: Values, { resetForm }: FormikHelpers<Values>) {
    await run({
      send: () => callAdminApi('POST /api/people', { body: newPersonSchema.cast(values) }),
      failed: 'The person was not added',
      done: `${values.name.trim()} can sign in now`,
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
              hint={`At least ${personLimits.password.min} characters; tell it only to this person.`}
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
