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

async function expectFailure(error: Error, tries: number): Promise<void> {
  const before = getApps();
  await expect(openSignedInApp('token')).rejects.toBe(error);
  expect(signIn).toHaveBeenCalledTimes(tries);
  expect(getApps()).toEqual(before);
}

describe('The sign-in with a token', () => {
  beforeEach(() => {});

  it('is tried again when its requests are lost', async () => {
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
    signIn.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce({});
    const app = await openSignedInApp('token');
    expect(signIn.mock.calls.map(([, token]) => token)).toEqual(['token', 'token', 'token']);
    expect(getApps()).toContain(app);
  });

  it('fails, and leaves no app behind, when the fifth request is lost, too', async () => {
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
    signIn.mockRejectedValue(lost);
    await expectFailure(lost, 5);
  });

  it('fails without another try when there was no answer for long', async () => {
    vi.useFakeTimers();
    signIn.mockImplementation(() => {
      vi.advanceTimersByTime(30_000);
      return Promise.reject(lost);
    });
    await expectFailure(lost, 1);
  });

  it('fails at once, and leaves no app behind, when it is refused', async () => {
    const refused = failure('auth/invalid-custom-token');
    signIn.mockRejectedValue(refused);
    await expectFailure(refused, 1);
  });
});
