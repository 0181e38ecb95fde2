import { errorCode } from '@bookstore/functions/shared/error-code';
import { Formik } from 'formik';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { ShopForm } from '#components/shop-form.tsx';
import { texts } from '#config/texts.ts';
import { useAuth } from './auth-context.ts';
import { credentialsSchema } from './credentials-schema.ts';

const addressSchema = credentialsSchema.pick(['email']);

/** Asks for the address to which a link to a new password is mailed. The answer is the same with and without account. */
export function ResetPasswordForm() {
  const { requestNewPassword } = useAuth();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();

  async function submit({ email }: { email: string }) {
    setOutcome(undefined);
    try {
      await requestNewPassword(email.trim());
      setOutcome('sent');
    } catch (error) {
      console.warn('No mail for a new password:', errorCode(error) ?? error);
      setOutcome('failed');
    }
  }

  return (
    <Formik initialValues={{ email: '' }} validationSchema={addressSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <ShopForm className="grid gap-5">
          <p className="text-[0.9375rem] text-muted">
            Tell us the address of your account, and you get a mail with a link under which you choose a new
            one.
          </p>
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <p role="status" className="text-sm font-medium empty:hidden">
            {outcome === 'sent' ? texts.newPasswordRequested : ''}
          </p>
          <p role="alert" className="text-sm font-medium text-accent empty:hidden">
            {outcome === 'failed' ? texts.newPasswordFailure : ''}
          </p>
          <Button type="submit" busy={isSubmitting}>
            Send the mail
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
