import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { askPassword } from '../../web/src/lib/password-question.ts';
import { expectToken } from './dashboard-token.ts';
import { answerFetch, refusal } from './fake-fetch.ts';
import { address, renderRouted } from './on-screen.ts';

// Each tab has modules of its own.
vi.unmock('../../web/src/entities/session/admin-api.ts');

const expiry = 'Token has been expired!,Plesase login again';

/** A tab of the browser, or the same one after a reload; all tabs share local storage and the clock. */
async function openTab(token?: string) {
  vi.resetModules();
  const { AdminSessionTimer } = await import('../../web/src/features/admin-session/admin-session-timer.tsx');
  const { StayQuestion } = await import('../../web/src/features/admin-session/stay-question.tsx');
  const { storeAdminToken, removeAdminToken } = await import('../../web/src/entities/session/admin-token.ts');
  const { callAdminApi } = await import('../../web/src/entities/session/admin-api.ts');
  const desk = (
    <>
      <AdminSessionTimer />
      <StayQuestion />
    </>
  );
  const view = renderRouted(desk, '/dashboard/manage-books');
  const logIn = (next: string) => act(() => storeAdminToken(next, 'wanda'));
  if (token) logIn(token);
  return {
    logIn,
    logOut: () => act(removeAdminToken),
    callAdminApi,
    close: view.unmount,
  };
}

/** What waits for a lock gets it. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const notifyOtherTabs = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));

beforeEach(() => {
  vi.useFakeTimers();
});

it('The session is open after 3,599 seconds; after 3,600 the token is removed, one dialog says so and home opens', async () => {
  await openTab('a-token');
  await pass(3599);
  expectToken('a-token');
  expect(showFailure).not.toHaveBeenCalled();
  expect(address()).toBe('/dashboard/manage-books');
  await pass(1);
  expectToken(null);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
  expect(address()).toBe('/');
  await pass(36_000);
  expect(showFailure).toHaveBeenCalledOnce();
});

it('The hour continues after a reload', async () => {
  const before = await openTab('a-token');
  await pass(1800);
  before.close();
  await openTab();
  await pass(1799);
  expect(showFailure).not.toHaveBeenCalled();
  await pass(1);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
  expectToken(null);
});

it('A session that ended while the computer slept ends when it wakes', async () => {
  await openTab('a-token');
  // A sleeping computer moves the clock, not the timers.
  vi.setSystemTime(Date.now() + 3_600_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
  expect(address()).toBe('/');
});

it('One of two tabs shows the dialog', async () => {
  const tabs = [await openTab(), await openTab()];
  tabs[0]?.logIn('a-token');
  notifyOtherTabs();
  await pass(3600);
  notifyOtherTabs();
  await pass(3600);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
  expectToken(null);
});

it('One of two tabs shows the dialog also while the other one still reads the old token', async () => {
  const tabs = [await openTab(), await openTab()];
  tabs[0]?.logIn('a-token');
  notifyOtherTabs();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => undefined);
  await pass(3600);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
});

it('A new login starts a new hour', async () => {
  const tab = await openTab('first');
  await pass(1800);
  tab.logIn('second');
  await pass(3599);
  expectToken('second');
  expect(showFailure).not.toHaveBeenCalled();
  await pass(1);
  expect(showFailure).toHaveBeenCalledOnce();
});

it('After a log-out no dialog is shown', async () => {
  const tab = await openTab('a-token');
  tab.logOut();
  await pass(7200);
  expect(showFailure).not.toHaveBeenCalled();
  expect(address()).toBe('/dashboard/manage-books');
});

/** The last question: the check of a password, and whether it was closed. */
function question() {
  const [, check, signal] = vi.mocked(askPassword).mock.lastCall ?? [];
  if (!check || !signal) throw new Error('Nobody was asked');
  return { give: (password: string) => act(() => check(password)), signal };
}

const work = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

async function openAsked() {
  const tab = await openTab('a-token');
  await pass(3299);
  work();
  expect(askPassword).not.toHaveBeenCalled();
  await pass(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(askPassword).toHaveBeenCalledOnce());
  return tab;
}

it('Who works is asked, and the password begins another session on the same page', async () => {
  await openAsked();
  const sent = answerFetch(refusal(401, 'The username or the password is wrong'));
  expect(await question().give('')).toBe('Type the password');
  expect(sent).toEqual([]);
  expect(await question().give('guess')).toBe('The password is wrong');
  expectToken('a-token');
  answerFetch({ token: 'next' });
  const { give, signal } = question();
  expect(await give('read-more-books')).toBeUndefined();
  expectToken('next');
  expect(Number(localStorage.getItem('token-ends-at'))).toBeGreaterThan(Date.now() + 3_500_000);
  expect(signal.aborted).toBe(true);
  expect(address()).toBe('/dashboard/manage-books');
});

it('Who is away is asked at the first key, and not before', async () => {
  await openTab('a-token');
  work();
  await pass(3500);
  expect(askPassword).not.toHaveBeenCalled();
  work();
  vi.useRealTimers();
  await vi.waitFor(() => expect(askPassword).toHaveBeenCalledOnce());
});

it('The question closes when the session ends all the same', async () => {
  const tab = await openAsked();
  tab.logOut();
  expect(question().signal.aborted).toBe(true);
});

it('Several refused calls end the session once, as its hour does', async () => {
  answerFetch(refusal(401, 'Sign in first'));
  const tab = await openTab('a-token');
  await act(async () => {
    const calls = [tab.callAdminApi('GET /api/admin', {}), tab.callAdminApi('GET /api/admin', {})];
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  });
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(expiry);
  expectToken(null);
  expect(address()).toBe('/');
});

it('A refused call of an older session leaves the newer one open', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerFetch(() => promise);
  const tab = await openTab('old');
  const call = tab.callAdminApi('GET /api/admin', {}).catch(() => 'refused');
  tab.logIn('new');
  resolve(refusal(401, 'Sign in first'));
  await act(async () => expect(await call).toBe('refused'));
  expectToken('new');
  expect(showFailure).not.toHaveBeenCalled();
});

it('The session stays open after any other failure', async () => {
  answerFetch(refusal(503, 'The shop is busy'));
  const tab = await openTab('a-token');
  await act(async () => {
    await tab
      .callAdminApi('GET /api/admin', {})
      .catch((error: Error) => expect(error.message).toBe('The shop is busy'));
  });
  expectToken('a-token');
});
