import { newPersonSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { Formik, type FormikHelpers } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { showToast } from '#lib/alerts.ts';
import { addPerson, peopleFailure } from './people-commands.ts';
import { RoleField } from './role-field.tsx';

const empty = { name: '', password: '', role: '' };
type Values = typeof empty;

/** Adds a person to the dashboard. */
export function AddPersonForm({ onAdded }: { onAdded: () => Promise<void> }) {
  async function submit(values: Values, { resetForm, setStatus }: FormikHelpers<Values>) {
    setStatus(undefined);
    try {
      await addPerson(newPersonSchema.cast(values));
    } catch (error) {
      console.warn('The person was not added:', error);
      setStatus(peopleFailure(error));
      return;
    }
    resetForm();
    void showToast(`${values.name.trim()} can sign in now`, { position: 'bottom-start' });
    await onAdded();
  }

  return (
    <Formik initialValues={empty} validationSchema={newPersonSchema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting, status }) => (
        <ShopForm aria-label="Add a person" className="grid grid-cols-1 gap-5">
          <div className="grid items-start gap-5 sm:grid-cols-2">
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
          <p role="alert" className="text-sm failure-note empty:hidden">
            {status}
          </p>
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            Add person
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
