import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { ResetPasswordForm } from '../../web/src/features/auth/reset-password-form.tsx';
import { fillIn } from './fill-in.ts';
import { expectAlert, field, findAlert, named, waitForText } from './on-screen.ts';
import { authState } from './signed-in.ts';

const request = vi.fn<(email: string) => Promise<void>>();

function show(typed = '') {
  request.mockResolvedValue();
  const state = authState(null, { requestNewPassword: request });
  render(
    <AuthContext value={state}>
      <ResetPasswordForm email={typed} />
    </AuthContext>,
  );
  return {
    user: userEvent.setup(),
    email: field('Email'),
    button: named('button', 'Send the mail'),
  };
}

it('The form requires a whole address before it is sent', async () => {
  const { user, email, button } = show();
  for (const [text, problem] of [
    ['  ', 'Email is required'],
    ['notamail', /^Enter a whole e-mail address/],
    ['ada@', /^Enter a whole e-mail address/],
    ['ada @example.com', /^Enter a whole e-mail address/],
  ] as const) {
    fillIn({ Email: text });
    await user.click(button);
    await waitForText(problem);
    expect(email).toBeInvalid();
  }
  expect(email).toHaveValue('ada @example.com');
  expect(request).not.toHaveBeenCalled();
});

it("The form shows the provider's answer about an address", async () => {
  const { user, email, button } = show('ada@example');
  request.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'auth/invalid-email' }));
  await user.click(button);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter a whole e-mail address/));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('The form names the connection as the cause when the provider was not reached', async () => {
  const { user, button } = show('ada@example.com');
  request.mockRejectedValueOnce(
    Object.assign(new Error('No network'), { code: 'auth/network-request-failed' }),
  );
  await user.click(button);
  await waitFor(() => expectAlert(/^The shop could not be reached/));
});

it('The form says when the mail could not be sent, keeps the address and sends it with the next try', async () => {
  const { user, email, button } = show();
  request.mockRejectedValueOnce(new Error('offline'));
  await user.type(email, 'ada@example.com');
  await user.click(button);
  await findAlert('The mail could not be sent. Please check the address and try again.');
  expect(email).toHaveValue('ada@example.com');
  expect(console.warn).toHaveBeenCalledOnce();
  await user.click(button);
  await waitForText(/^If there is an account for this address/);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(request).toHaveBeenLastCalledWith('ada@example.com');
});
