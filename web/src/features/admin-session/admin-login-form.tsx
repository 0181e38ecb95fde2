import { type AdminLogin, adminLoginSchema } from '@bookstore/functions/shared/people/admin';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik } from 'formik';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { PasswordField, TextField } from '#components/forms/field.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { ApiError } from '#lib/api.ts';
import { loginAdmin } from './admin-login.ts';

interface AdminLoginFormProps {
  onSuccess: () => void;
}

export function AdminLoginForm({ onSuccess }: AdminLoginFormProps) {
  const [failed, setFailed] = useState(false);

  async function submit(credentials: AdminLogin) {
    setFailed(false);
    try {
      await loginAdmin(credentials);
    } catch (error) {
      console.warn('The admin was not signed in:', error instanceof ApiError ? error.failure : error);
      setFailed(true);
      return;
    }
    onSuccess();
  }

  return (
    <Formik
      initialValues={{ username: '', password: '' }}
      validationSchema={adminLoginSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <ShopForm className="grid gap-5">
          <TextField
            name="username"
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <p role="alert" className="text-sm failure-note empty:hidden">
            {failed ? t('Please provide a valid username and password') : ''}
          </p>
          <Button type="submit" busy={isSubmitting}>
            Login
          </Button>
        </ShopForm>
      )}
    </Formik>
  );
}
