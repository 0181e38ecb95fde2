import { ownPasswordSchema, personLimits } from '@bookstore/functions/shared/people/person';
import { t } from '@bookstore/functions/shared/words/words';
import { AccountName } from '#components/forms/account-name.tsx';
import { PasswordField } from '#components/forms/field.tsx';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { adminUsername } from '#entities/session/admin-token.ts';

/** Gives the person who is signed in another password. */
export function OwnPassword() {
  return (
    <DeskForm
      aria-label="Your password"
      className="mt-4 grid grid-cols-1 gap-5"
      first={{ oldPassword: '', password: '' }}
      schema={ownPasswordSchema}
      command={(values) => ({
        send: () => callAdminApi('PUT /api/admin/password', { body: ownPasswordSchema.cast(values) }),
        failed: t('The password was not changed'),
        done: t('Password changed'),
        reasonOf: downloadFailure,
      })}
      isCleared
    >
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
      <FormProblem />
      <SendButton>Change password</SendButton>
    </DeskForm>
  );
}
