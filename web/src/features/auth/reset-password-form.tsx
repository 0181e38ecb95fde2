import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { InferType } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { CheckIcon } from '#components/icons/icons.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { isNoConnection } from '#lib/no-connection.ts';
import { useAuth } from './auth-context.ts';
import { addressSchema } from './credentials-schema.ts';

type Address = InferType<typeof addressSchema>;

interface ResetPasswordFormProps {
  /** Typed before, on the page that leads here. */
  email: string;
}

/** The answer is the same with and without an account. */
export function ResetPasswordForm({ email }: ResetPasswordFormProps) {
  const { requestNewPassword } = useAuth();
  const [outcome, setOutcome] = useState<'sent' | 'failed' | 'unreached'>();

  async function submit(typed: Address, { setFieldError }: FormikHelpers<Address>) {
    setOutcome(undefined);
    try {
      await requestNewPassword(typed.email.trim());
      setOutcome('sent');
    } catch (error) {
      console.warn('No mail for a new password:', errorCode(error) ?? error);
      if (errorCode(error) === 'auth/invalid-email') setFieldError('email', accountTexts.wholeAddress);
      else setOutcome(isNoConnection(error) ? 'unreached' : 'failed');
    }
  }

  return (
    <Formik initialValues={{ email }} validationSchema={addressSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <ShopForm className="grid gap-5">
          <p className="text-[0.9375rem] text-muted">
            Tell us the address of your account, and you get a mail with a link under which you choose a new
            one.
          </p>
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <div
            role="status"
            className="flex items-start gap-3 rounded-lg border border-forest/50 bg-sunken px-4 py-3 text-[0.9375rem] empty:hidden"
          >
            {outcome === 'sent' && (
              <>
                <CheckIcon className="mt-0.5 text-forest" />
                <span>
                  {accountTexts.newPasswordRequested}{' '}
                  <span className="text-muted">
                    It may take a minute. If it does not come, look among the spam, too.
                  </span>
                </span>
              </>
            )}
          </div>
          <p role="alert" className="text-sm failure-note empty:hidden">
            {outcome === 'failed' && accountTexts.newPasswordFailure}
            {outcome === 'unreached' && accountTexts.noConnection}
          </p>
          <Button type="submit" variant={outcome === 'sent' ? 'secondary' : 'primary'} busy={isSubmitting}>
            Send the mail
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
