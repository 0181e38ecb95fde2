import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CredentialsForm } from '../../web/src/features/auth/credentials-form.tsx';
import { expectAlert, expectNoText, expectText, field, named, press, waitForText } from './on-screen.ts';

const submit = vi.fn<(email: string, password: string) => Promise<void>>();

function show() {
  submit.mockResolvedValue();
  render(
    <CredentialsForm
      submitLabel="Login"
      failure="Please provide a valid email and password"
      passwordAutoComplete="current-password"
      onSubmit={submit}
    />,
  );
  return {
    user: userEvent.setup(),
    email: field('Email'),
    password: field('Password'),
    button: named('button', 'Login'),
  };
}

it('The form requires e-mail and password before it is sent', async () => {
  const { user, email, password, button } = show();
  await user.click(button);
  await waitForText('Email is required');
  expectText('Password is required');
  expect(email).toBeInvalid();
  expect(password).toHaveAccessibleDescription('Password is required');
  await user.type(email, '   ');
  await user.click(button);
  expect(submit).not.toHaveBeenCalled();
});

it('The form sends the e-mail without the spaces around it and the password as it is', async () => {
  const { user, email, password } = show();
  await user.type(email, ' ada@example.com ');
  await user.type(password, ' two words {enter}'.replace('{enter}', ''));
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledExactlyOnceWith('ada@example.com', ' two words ');
});

it('A failure is shown, keeps the fields and disappears with the next try', async () => {
  const { user, email, password, button } = show();
  submit.mockRejectedValueOnce(new Error('refused'));
  await user.type(email, 'ada@example.com');
  await user.type(password, 'wrong');
  await user.click(button);
  await waitForText('Please provide a valid email and password');
  expectNoText(/could not be reached/);
  expect(email).toHaveValue('ada@example.com');
  expect(password).toHaveValue('wrong');
  expect(console.warn).toHaveBeenCalledOnce();
  await user.click(button);
  expectNoText('Please provide a valid email and password');
});

const noNetwork = Object.assign(new Error('No network'), { code: 'auth/network-request-failed' });

it.each([
  ['the provider was not reached', noNetwork],
  ['its code did not load', new TypeError('Failed to fetch dynamically imported module')],
])('The form names the connection as the cause when %s', async (_cause, error) => {
  const { user, email, password, button } = show();
  submit.mockRejectedValueOnce(error);
  await user.type(email, 'a');
  await user.type(password, 'b');
  await user.click(button);
  await waitForText('Please provide a valid email and password');
  expectAlert(/The shop could not be reached/);
});

it('The rule for a new password is shown before and after it is broken', async () => {
  render(
    <CredentialsForm
      submitLabel="Register"
      failure="please provide a valid email and password"
      passwordAutoComplete="new-password"
      onSubmit={submit}
    />,
  );
  const password = field('Password');
  expect(password).toHaveAccessibleDescription('At least 6 characters.');
  await press('Register');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('At least 6 characters. Password is required'),
  );
});

it('The form ignores further presses while it is busy', async () => {
  const { user, email, password, button } = show();
  const { promise, resolve } = Promise.withResolvers<void>();
  submit.mockReturnValue(promise);
  await user.type(email, 'ada@example.com');
  await user.type(password, 'secret');
  await user.dblClick(button);
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  resolve();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(submit).toHaveBeenCalledOnce();
});

it('The password is shown only on demand', async () => {
  const { password } = show();
  expect(password).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(password).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(password).toHaveAttribute('type', 'password');
});
