import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LoginRoute } from '../../web/src/app/routes/login-route.tsx';
import { ResetPasswordRoute } from '../../web/src/app/routes/reset-password-route.tsx';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';

const unused = async () => undefined;
const auth = {
  currentUser: null,
  loading: false,
  registerUser: unused,
  loginUser: unused,
  signInwithGoogle: unused,
  requestNewPassword: unused,
  logout: unused,
};

it('takes the address that was typed at the login along to the page for a new password', async () => {
  render(
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<LoginRoute />} />
          <Route path="/reset-password" element={<ResetPasswordRoute />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('button', { name: 'Send the mail' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
