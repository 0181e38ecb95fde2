import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef } from 'react';
import { object, string } from 'yup';
import { AccountName } from '#components/forms/account-name.tsx';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { OpenedForm } from '#components/forms/opened-form.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { showSuccess } from '#lib/alerts.ts';
import { requestNewAddress, signInAgain } from '#lib/firebase/auth.ts';
import { signInProblem } from './sign-in-problem.ts';

interface EmailFormProps {
  email: string;
  onClose: () => void;
}

const schema = object({
  address: string().trim().required(t('Email is required')).email(accountTexts.wholeAddress),
  current: string().required(t('Current password is required')),
});

function problemOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'auth/email-already-in-use') return t('Another account has this address.');
  if (code === 'auth/invalid-new-email' || code === 'auth/invalid-email') return accountTexts.wholeAddress;
  return signInProblem(error, true) ?? t('Your address is not changed. Please try again.');
}

/** Takes effect once the link mailed to the new address is opened. */
export function EmailForm({ email, onClose }: EmailFormProps) {
  const sent = useRef('');
  return (
    <OpenedForm
      first={{ address: '', current: '' }}
      schema={schema}
      send={async ({ address, current }) => {
        sent.current = address.trim();
        await signInAgain(current);
        await requestNewAddress(sent.current);
      }}
      problemOf={problemOf}
      onSent={() => {
        onClose();
        return showSuccess(
          t('Look into your mailbox'),
          t(
            'A mail to {address} has a link. Open it, then log in with that address: your orders come along, and so do the mails about them.',
            { address: sent.current },
          ),
        );
      }}
      onCancel={onClose}
      button="Send the mail"
    >
      <AccountName value={email} />
      <TextField
        name="address"
        label="New e-mail address"
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <PasswordField name="current" label="Current password" autoComplete="current-password" />
    </OpenedForm>
  );
}
