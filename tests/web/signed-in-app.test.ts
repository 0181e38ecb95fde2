import { getApps } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignedInApp } from '../../web/src/lib/firebase/signed-in-app.ts';

const signIn = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({
  connectAuthEmulator: () => undefined,
  initializeAuth: () => ({}),
  inMemoryPersistence: {},
  signInWithCustomToken: signIn,
}));

const failure = (code: string) => Object.assign(new Error(code), { code });
const lost = failure('auth/network-request-failed');

async function expectFailure(error: { code: string }, tries: number) {
  const before = getApps();
  await expect(openSignedInApp('token')).rejects.toMatchObject({ code: error.code });
  expect(signIn).toHaveBeenCalledTimes(tries);
  expect(getApps()).toEqual(before);
}

describe('The sign-in with a token', () => {
  beforeEach(() => {
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  });

  it('is tried again when it is lost or has no answer', async () => {
    signIn
      .mockRejectedValueOnce(lost)
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValueOnce({});
    const app = await openSignedInApp('token');
    expect(signIn.mock.calls.map(([, token]) => token)).toEqual(['token', 'token', 'token']);
    expect(getApps()).toContain(app);
  });

  it('fails, and leaves no app behind, when the fourth is lost, too', async () => {
    signIn.mockRejectedValue(lost);
    await expectFailure(lost, 4);
  });

  it('fails as a lost connection when no try has an answer', async () => {
    signIn.mockReturnValue(new Promise(() => {}));
    await expectFailure(lost, 4);
  });

  it('fails at once, and leaves no app behind, when it is refused', async () => {
    const refused = failure('auth/invalid-custom-token');
    signIn.mockRejectedValue(refused);
    await expectFailure(refused, 1);
  });
});
