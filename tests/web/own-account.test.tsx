import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnAccount } from '../../web/src/features/own-account/own-account.tsx';
import { showFailure, showSuccess, showToast } from '../../web/src/lib/alerts.ts';
import { saveBytes } from '../../web/src/lib/browser/save-file.ts';
import { signInAgain } from '../../web/src/lib/firebase/auth.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { ada } from './signed-in.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  shopperToken: async () => 'id-token',
  signInAgain: vi.fn(async () => undefined),
}));
vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveBytes: vi.fn() }));

const onLeave = vi.fn(async () => undefined);

function show(signInMethods = ['password']) {
  vi.clearAllMocks();
  render(<OwnAccount shopper={{ ...ada, signInMethods }} onLeave={onLeave} />);
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const refuse = (code: string) => json({ error: { code, message: 'For developers' } }, 409);

describe('the page of the account', () => {
  it('names address and sign-in methods, and saves what the shop answers', async () => {
    const sent = answerFetch(() => json({ uid: 'ada', orders: [] }));
    const user = show(['password', 'google.com']);
    expect(screen.getByText('Password, Google')).toBeVisible();
    await user.click(press('Export my data'));
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('Your data is saved'));
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/account/export' });
    const [name, bytes, type] = vi.mocked(saveBytes).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['my-data.json', 'application/json']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ uid: 'ada', orders: [] });
  });

  it('signs out everywhere, here at last', async () => {
    const sent = answerFetch(() => json({ message: '' }));
    await show().click(press('Sign out everywhere'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/account/sign-out' });
  });

  it('stays signed in when the shop does not answer, and says so', async () => {
    answerFetch(() => Promise.reject(new TypeError('No connection')));
    await show().click(press('Sign out everywhere'));
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith('You are still signed in', expect.any(String)),
    );
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  it.each([
    ['with the password', ['password'], 'secret'],
    ['through Google', ['google.com'], undefined],
  ])('asks for the sign-in %s, then deletes and leaves', async (_, methods, password) => {
    const sent = answerFetch(() => json({ message: '' }));
    const user = show(methods);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(press('Delete my account'));
    await waitFor(() =>
      expect(showSuccess).toHaveBeenCalledExactlyOnceWith('Your account is deleted', expect.any(String)),
    );
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith(password);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/account']]);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('does not ask the shop after a wrong password', async () => {
    const sent = answerFetch(() => json({}));
    const user = show();
    vi.mocked(signInAgain).mockRejectedValueOnce(
      Object.assign(new Error(), { code: 'auth/invalid-credential' }),
    );
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(press('Delete my account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong.');
    expect(sent).toEqual([]);
  });

  it('says that an order is under way, and stays', async () => {
    answerFetch(() => refuse('own-orders-under-way'));
    const user = show();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(press('Delete my account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An order of yours is still under way');
    expect(onLeave).not.toHaveBeenCalled();
  });
});
