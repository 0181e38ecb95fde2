import { ownPasswordSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikHelpers } from 'formik';
import { AccountName } from '#components/forms/account-name.tsx';
import { Button } from '#components/forms/button.tsx';
import { PasswordField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { adminUsername } from '#entities/session/admin-token.ts';
import { showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';

const empty = { oldPassword: '', password: '' };
type Values = typeof empty;

/** Gives the person who is signed in another password. */
export function OwnPassword() {
  async function save(values: Values, { resetForm, setStatus }: FormikHelpers<Values>) {
    setStatus(undefined);
    try {
      await callAdminApi('PUT /api/admin/password', { body: ownPasswordSchema.cast(values) });
    } catch (error) {
      console.warn('The password was not changed:', error);
      setStatus(apiErrorOf(error)?.message ?? t('The shop has not answered. Try again.'));
      return;
    }
    resetForm();
    void showToast(t('Password changed'), { position: 'bottom-start' });
  }

  return (
    <Formik initialValues={empty} validationSchema={ownPasswordSchema} validateOnBlur={false} onSubmit={save}>
      {({ isSubmitting, status }) => (
        <ShopForm aria-label="Your password" className="mt-4 grid grid-cols-1 gap-5">
          <AccountName value={adminUsername() ?? ''} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
            <PasswordField
              name="password"
              label="New password"
              autoComplete="new-password"
              hint={t('At least {least} characters.', { least: personLimits.password.min })}
            />
          </div>
          <p role="alert" className="text-sm failure-note empty:hidden">
            {status}
          </p>
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            Change password
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
