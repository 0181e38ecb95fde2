import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  preparePopup,
  register,
  requestNewPassword,
  signIn,
  signInWithGoogle,
} from '../../web/src/lib/firebase/auth.ts';

vi.unmock('../../web/src/lib/firebase/auth.ts');

const firebase = vi.hoisted(() => ({
  create: vi.fn(),
  signIn: vi.fn(),
  mail: vi.fn(),
  initialize: vi.fn(() => ({})),
  popup: vi.fn(),
  update: vi.fn(),
}));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: firebase.initialize,
  signInWithPopup: firebase.popup,
  updateCurrentUser: firebase.update,
  connectAuthEmulator: vi.fn(),
  createUserWithEmailAndPassword: firebase.create,
  signInWithEmailAndPassword: firebase.signIn,
  sendPasswordResetEmail: firebase.mail,
}));

const failure = (code: string) => Object.assign(new Error(code), { code });
const taken = failure('auth/email-already-in-use');
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

describe('A mail of Firebase', () => {
  const ask = () => requestNewPassword('ada@example.com');
  const way = { url: `${location.origin}/login` };

  it('speaks the language of the page, and leads back to the shop', async () => {
    firebase.mail.mockResolvedValueOnce({});
    await ask();
    expect(firebase.mail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ languageCode: 'en' }),
      'ada@example.com',
      way,
    );
  });

  it('goes without a way back where Firebase does not know the address of the shop', async () => {
    firebase.mail.mockRejectedValueOnce(failure('auth/unauthorized-continue-uri')).mockResolvedValueOnce({});
    await ask();
    expect(firebase.mail.mock.calls.map(([, , settings]) => settings)).toEqual([way, undefined]);
  });
});

it('The popup of Google is prepared before the press, apart from the sign-in that each page waits for', async () => {
  const user = { uid: 'gale' };
  firebase.popup.mockResolvedValueOnce({ user });
  const popup = preparePopup();
  expect(firebase.initialize).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ popupRedirectResolver: expect.anything() }),
  );
  await signInWithGoogle();
  expect(firebase.popup).toHaveBeenCalledExactlyOnceWith(popup, expect.anything());
  const [shopper] = firebase.update.mock.calls.at(-1) ?? [];
  expect(shopper).not.toBe(popup);
  expect(firebase.update).toHaveBeenCalledExactlyOnceWith(shopper, user);
});

describe('A registration', () => {
  it('that was lost after the account was made signs in with its password', async () => {
    firebase.create.mockReturnValueOnce(noAnswer()).mockRejectedValueOnce(taken);
    await register('ada@example.com', 'secret');
    expect(firebase.signIn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'ada@example.com', 'secret');
  });

  it.each([
    ['at the first try', 0],
    ['with another password', 1],
  ])('of an address that has an account %s is refused', async (_, lost) => {
    if (lost) firebase.create.mockReturnValueOnce(noAnswer());
    firebase.create.mockRejectedValueOnce(taken);
    firebase.signIn.mockRejectedValueOnce(failure('auth/invalid-credential'));
    await expect(register('ada@example.com', 'secret')).rejects.toBe(taken);
    expect(firebase.signIn).toHaveBeenCalledTimes(lost);
  });
});
