import { beforeEach, describe, expect, it, vi } from 'vitest';
import { register, requestNewPassword, signIn } from '../../web/src/lib/firebase/auth.ts';

const firebase = vi.hoisted(() => ({ create: vi.fn(), signIn: vi.fn(), mail: vi.fn() }));
vi.mock(import('firebase/auth'), async (original) => ({
  ...(await original()),
  initializeAuth: vi.fn(),
  connectAuthEmulator: vi.fn(),
  createUserWithEmailAndPassword: firebase.create,
  signInWithEmailAndPassword: firebase.signIn,
  sendPasswordResetEmail: firebase.mail,
}));

const failure = (code: string) => Object.assign(new Error(code), { code });
const known = failure('auth/email-already-in-use');
const noAnswer = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
});

it.each([
  ['A sign-in', firebase.signIn, () => signIn('ada@example.com', 'secret')],
  ['The mail for a new password', firebase.mail, () => requestNewPassword('ada@example.com')],
])('%s is asked for again when it has no answer', async (_, asked, ask) => {
  asked.mockReturnValueOnce(noAnswer()).mockResolvedValueOnce({});
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

describe('A registration', () => {
  it('that was lost after the account was made signs in with its password', async () => {
    firebase.create.mockReturnValueOnce(noAnswer()).mockRejectedValueOnce(known);
    await register('ada@example.com', 'secret');
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith(undefined, 'ada@example.com', 'secret');
  });

  it.each([
    ['at the first try', 0],
    ['with another password', 1],
  ])('of an address that has an account %s is refused', async (_, lost) => {
    if (lost) firebase.create.mockReturnValueOnce(noAnswer());
    firebase.create.mockRejectedValueOnce(known);
    firebase.signIn.mockRejectedValueOnce(failure('auth/invalid-credential'));
    await expect(register('ada@example.com', 'secret')).rejects.toBe(known);
    expect(firebase.signIn).toHaveBeenCalledTimes(lost);
  });
});
