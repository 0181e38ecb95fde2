import { errorCode } from '@bookstore/functions/shared/values/error-code';
import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import type { InferType } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { accountTexts } from '#config/account-texts.ts';
import { isNoConnection } from '#lib/no-connection.ts';
import { credentialsSchema } from './credentials-schema.ts';

type Credentials = InferType<typeof credentialsSchema>;

interface CredentialsFormProps {
  submitLabel: string;
  failure: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  onSubmit: (email: string, password: string) => Promise<void>;
  /** Typed on another page. */
  email?: string | undefined;
  /** Below the form, given the address typed so far. */
  below?: (email: string) => ReactNode;
  /** Shown when the address already has an account. */
  whenTaken?: (email: string) => ReactNode;
}

/** For login and registration. A failure keeps what was typed. */
export function CredentialsForm({
  submitLabel,
  failure,
  passwordAutoComplete,
  onSubmit,
  email: earlier = '',
  below,
  whenTaken,
}: CredentialsFormProps) {
  const [failed, setFailed] = useState<'refused' | 'unreached' | 'known'>();

  async function submit({ email, password }: Credentials) {
    setFailed(undefined);
    try {
      await onSubmit(email.trim(), password);
    } catch (error) {
      console.warn('Not signed in:', errorCode(error) ?? error);
      const isKnown = errorCode(error) === 'auth/email-already-in-use';
      setFailed(isKnown ? 'known' : isNoConnection(error) ? 'unreached' : 'refused');
    }
  }

  return (
    <Formik
      initialValues={{ email: earlier, password: '' }}
      validationSchema={credentialsSchema}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <>
          <ShopForm className="grid gap-5">
            <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
            <PasswordField
              name="password"
              label="Password"
              hint={passwordAutoComplete === 'new-password' ? accountTexts.passwordRule : undefined}
              autoComplete={passwordAutoComplete}
            />
            <div role="alert" className="text-sm failure-note empty:hidden">
              {failed && <p>{failure}</p>}
              {failed === 'unreached' && <p>{accountTexts.noConnection}</p>}
            </div>
            <Button type="submit" busy={isSubmitting}>
              {submitLabel}
            </Button>
          </ShopForm>
          {below?.(values.email.trim())}
          {failed === 'known' && whenTaken?.(values.email.trim())}
        </>
      )}
    </Formik>
  );
}
