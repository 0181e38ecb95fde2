import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { AccountName } from '#components/forms/account-name.tsx';
import { PasswordField } from '#components/forms/field.tsx';
import { OpenedForm } from '#components/forms/opened-form.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { showToast } from '#lib/alerts.ts';
import { setPassword, signInAgain } from '#lib/firebase/auth.ts';
import { GoogleAgain } from './google-again.tsx';
import { signInProblem } from './sign-in-problem.ts';

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  onDone: () => void;
  onClose: () => void;
}

const newPassword = string().required(t('New password is required')).min(6, accountTexts.passwordRule);
const schemaOf = (hasPassword: boolean) =>
  object({
    ...(hasPassword && { current: string().required(t('Current password is required')) }),
    newPassword,
  });

function problemOf(error: unknown, hasPassword: boolean): string {
  // A Firebase project may require more than six characters.
  if (/password/.test(String(errorCode(error))) && !/wrong/.test(String(errorCode(error)))) {
    return t('This password is too simple. Choose a longer one.');
  }
  return signInProblem(error, hasPassword) ?? t('Your password is not changed. Please try again.');
}

/** Or adds one to a Google account. Needs a fresh sign-in. */
export function PasswordForm({ email, hasPassword, onDone, onClose }: PasswordFormProps) {
  return (
    <OpenedForm
      first={{ current: '', newPassword: '' }}
      schema={schemaOf(hasPassword)}
      send={async ({ current, newPassword }) => {
        await signInAgain(hasPassword ? current : undefined);
        await setPassword(newPassword, hasPassword);
      }}
      problemOf={(error) => problemOf(error, hasPassword)}
      onSent={() => {
        onDone();
        onClose();
        return showToast(
          hasPassword ? t('Your password is changed') : t('You can sign in with a password now'),
        );
      }}
      onCancel={onClose}
      button="Save"
    >
      <AccountName value={email} />
      {hasPassword ? (
        <PasswordField name="current" label="Current password" autoComplete="current-password" />
      ) : (
        <GoogleAgain />
      )}
      <PasswordField
        name="newPassword"
        label="New password"
        hint={accountTexts.passwordRule}
        autoComplete="new-password"
      />
    </OpenedForm>
  );
}
