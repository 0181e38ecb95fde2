import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../web/src/features/auth/auth-context.ts';
import { UserMenu } from '../../web/src/features/auth/user-menu.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import type { Shopper } from '../../web/src/lib/firebase/auth.ts';
import {
  button,
  expectLink,
  expectNone,
  expectShown,
  findLink,
  link,
  named,
  press,
  textsOf,
} from './on-screen.ts';
import { ada, authState } from './signed-in.ts';

const logout = vi.fn<() => Promise<void>>();
/** Another shopper, or none, is signed in. */
let become: (shopper: Shopper | null) => void;

function show(currentUser: Shopper | null) {
  const state = authState(currentUser, { logout });
  const shop = (auth: AuthState) => (
    <MemoryRouter>
      <AuthContext value={auth}>
        <nav aria-label="Account">
          <UserMenu />
        </nav>
        <button type="button">Elsewhere</button>
        <main tabIndex={-1}>A page</main>
      </AuthContext>
    </MemoryRouter>
  );
  const { rerender } = render(shop(state));
  become = (shopper) => rerender(shop({ ...state, currentUser: shopper }));
  logout.mockImplementation(async () => become(null));
  return userEvent.setup();
}

async function open() {
  const user = show(ada);
  const opener = button('User menu');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  return { user, opener, menu: screen.getByRole('list') };
}

it('The menu of an anonymous visitor is a link to the login, which takes no focus', () => {
  show(null);
  expectLink('Login', '/login');
  expectNone('button', 'User menu');
  expect(document.body).toHaveFocus();
});

it('The menu of a shopper has its entries and LogOut, and closes when one of them is chosen', async () => {
  const { user, menu, opener } = await open();
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Orders', '/orders'],
    ['Cart Page', '/cart'],
    ['Check Out', '/checkout'],
    ['Your account', '/account'],
  ]);
  const entries = within(menu).getAllByRole('listitem');
  expect(textsOf(entries.slice(-2))).toEqual(['LogOut', 'Your account']);
  await user.click(link('Orders'));
  expectNone('list');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('LogOut closes the menu, signs out, says so and leaves a link to the login', async () => {
  const { user, menu } = await open();
  within(menu).getByRole('button', { name: 'LogOut' }).focus();
  await user.keyboard('{Enter}');
  expect(menu).not.toBeInTheDocument();
  expect(logout).toHaveBeenCalledOnce();
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('You are logged out'));
  expect(named('link', 'Login')).toHaveFocus();
});

it('Escape closes the menu and gives the focus back; a press outside, on the avatar and the focus that leaves close it, too', async () => {
  const { user, opener } = await open();
  const elsewhere = button('Elsewhere');
  await user.tab();
  await user.keyboard('{Escape}');
  expectNone('list');
  expect(opener).toHaveFocus();
  for (const leave of [
    () => user.click(elsewhere),
    () => user.click(opener),
    async () => fireEvent.focusIn(elsewhere),
  ]) {
    await user.click(opener);
    // As a page does that opens after a login.
    act(() => screen.getByRole('main').focus());
    expect(screen.getByRole('list')).toBeVisible();
    await leave();
    expectNone('list');
  }
});

it('The focus stays where it is when another tab logs out, also after an earlier logout here', async () => {
  await open();
  await press('LogOut');
  expect(await findLink('Login')).toHaveFocus();
  become(ada);
  const elsewhere = button('Elsewhere');
  elsewhere.focus();
  become(null);
  expectShown('link', 'Login');
  expect(elsewhere).toHaveFocus();
});

it('A logout that fails says so, and the shopper stays', async () => {
  await open();
  logout.mockRejectedValue(new Error('The database of the browser is broken'));
  await press('LogOut');
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith('You are still logged in', expect.any(String)),
  );
  expect(button('User menu')).toHaveFocus();
});

it("The avatar is the shopper's picture, or else a letter", () => {
  show({ ...ada, photoURL: 'https://example.com/ada.png' });
  const avatar = button('User menu');
  expect(avatar.querySelector('img')).toHaveAttribute('src', 'https://example.com/ada.png');
  for (const [shopper, letter] of [
    [{ ...ada, displayName: 'Grace' }, 'G'],
    [ada, 'a'],
    [{ ...ada, email: null }, '?'],
  ] as const) {
    become(shopper);
    expect(avatar).toHaveTextContent(letter);
  }
});
