import { fireEvent, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LeaveGuard } from '../../web/src/components/forms/leave-guard.tsx';
import { logoutAdmin } from '../../web/src/features/admin-session/admin-logout.ts';
import { LogoutButton } from '../../web/src/features/admin-session/logout-button.tsx';
import { confirmLeaving } from '../../web/src/lib/alerts.ts';
import { button, expectNoText, expectText, link, renderRouted, waitForText } from './on-screen.ts';

vi.mock('../../web/src/features/admin-session/admin-logout.ts', () => ({ logoutAdmin: vi.fn() }));

beforeEach(() => {
  vi.mocked(confirmLeaving).mockResolvedValue(false);
  vi.mocked(logoutAdmin).mockResolvedValue();
});

function show(unsaved: boolean) {
  const form = (
    <>
      <LeaveGuard unsaved={unsaved} />
      <Link to="/away">Away</Link>
      <LogoutButton />
    </>
  );
  renderRouted(
    <Routes>
      <Route path="/" element={form} />
      <Route path="/away" element="Arrived" />
    </Routes>,
  );
}

const logOut = () => fireEvent.click(button('Log out'));
const followLink = () => fireEvent.click(link('Away'));
/** Whether the browser would ask before it closes or reloads the page. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it("A form with typed text asks before a link is followed, and 'Stay' keeps the page", async () => {
  show(true);
  followLink();
  await waitFor(() => expect(confirmLeaving).toHaveBeenCalledOnce());
  expectNoText('Arrived');
  followLink();
  expect(confirmLeaving).toHaveBeenCalledTimes(2);
});

it("'Leave' follows the link", async () => {
  vi.mocked(confirmLeaving).mockResolvedValue(true);
  show(true);
  followLink();
  await waitForText('Arrived');
  expect(confirmLeaving).toHaveBeenCalledOnce();
  expect(browserAsks()).toBe(false);
});

it('A form with typed text asks before a log-out, which waits for the answer', async () => {
  show(true);
  logOut();
  await waitFor(() => expect(confirmLeaving).toHaveBeenCalledOnce());
  expect(logoutAdmin).not.toHaveBeenCalled();
  vi.mocked(confirmLeaving).mockResolvedValue(true);
  logOut();
  await waitFor(() => expect(logoutAdmin).toHaveBeenCalledOnce());
  expect(confirmLeaving).toHaveBeenCalledTimes(2);
});

it('The browser asks before a page with typed text is closed; a link to another tab is followed without a question', () => {
  show(true);
  expect(browserAsks()).toBe(true);
  fireEvent.click(link('Away'), { ctrlKey: true });
  expect(confirmLeaving).not.toHaveBeenCalled();
});

it('A form without typed text is left without a question', () => {
  show(false);
  expect(browserAsks()).toBe(false);
  logOut();
  expect(logoutAdmin).toHaveBeenCalledOnce();
  followLink();
  expectText('Arrived');
  expect(confirmLeaving).not.toHaveBeenCalled();
});
