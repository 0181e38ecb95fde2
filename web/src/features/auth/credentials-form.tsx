import { errorCode } from '@bookstore/functions/shared/error-code';
import { Formik } from 'formik';
import { useState } from 'react';
import type { InferType } from 'yup';
import { Button } from '#components/button.tsx';
import { PasswordField, TextField } from '#components/field.tsx';
import { ShopForm } from '#components/shop-form.tsx';
import { texts } from '#config/texts.ts';
import { credentialsSchema } from './credentials-schema.ts';

type Credentials = InferType<typeof credentialsSchema>;

interface CredentialsFormProps {
  submitLabel: string;
  /** Shown under the fields when the submission fails. */
  failure: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** E-mail and password, for login and registration alike. A failure keeps what was typed. */
export function CredentialsForm({
  submitLabel,
  failure,
  passwordAutoComplete,
  onSubmit,
}: CredentialsFormProps) {
  const [failed, setFailed] = useState(false);

  async function submit({ email, password }: Credentials) {
    setFailed(false);
    try {
      await onSubmit(email.trim(), password);
    } catch (error) {
      console.warn('Not signed in:', errorCode(error) ?? error);
      setFailed(true);
    }
  }

  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={credentialsSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <ShopForm className="grid gap-5">
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <PasswordField
            name="password"
            label="Password"
            hint={passwordAutoComplete === 'new-password' ? texts.passwordRule : undefined}
            autoComplete={passwordAutoComplete}
          />
          <p role="alert" className="text-sm font-medium text-accent empty:hidden">
            {failed ? failure : ''}
          </p>
          <Button type="submit" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
