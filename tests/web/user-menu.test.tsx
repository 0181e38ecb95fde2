import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../web/src/features/auth/auth-context.ts';
import { UserMenu } from '../../web/src/features/auth/user-menu.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import type { Shopper } from '../../web/src/lib/firebase/auth.ts';

vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), showToast: vi.fn() }));

const ada: Shopper = { uid: 'ada', email: 'ada@example.com', displayName: null, photoURL: null };
const logout = vi.fn<() => Promise<void>>();
/** Another shopper, or none, is signed in. */
let become: (shopper: Shopper | null) => void;

function show(currentUser: Shopper | null) {
  const unused = async () => {
    throw new Error('The menu does not sign in');
  };
  const state: AuthState = {
    currentUser,
    loading: false,
    registerUser: unused,
    loginUser: unused,
    signInwithGoogle: unused,
    requestNewPassword: unused,
    logout,
  };
  const shop = (auth: AuthState) => (
    <MemoryRouter>
      <AuthContext value={auth}>
        <nav aria-label="Account">
          <UserMenu />
        </nav>
        <button type="button">Elsewhere</button>
      </AuthContext>
    </MemoryRouter>
  );
  const { rerender } = render(shop(state));
  become = (shopper) => rerender(shop({ ...state, currentUser: shopper }));
  logout.mockReset().mockImplementation(async () => become(null));
  return userEvent.setup();
}

async function open() {
  const user = show(ada);
  const opener = screen.getByRole('button', { name: 'User menu' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  return { user, opener, menu: screen.getByRole('list') };
}

describe('the user menu', () => {
  it('The menu of an anonymous visitor is a link to the login', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'User menu' })).toBeNull();
  });

  it('The menu of a shopper has its entries and LogOut', async () => {
    const { menu } = await open();
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Orders', '/orders'],
      ['Cart Page', '/cart'],
      ['Check Out', '/checkout'],
    ]);
    expect(within(menu).getByRole('button', { name: 'LogOut' })).toBeVisible();
  });

  it.each(['Dashboard', 'Orders', 'Cart Page', 'Check Out'])(
    'The menu closes when %s is chosen',
    async (name) => {
      const { user, menu, opener } = await open();
      await user.click(within(menu).getByRole('link', { name }));
      expect(menu).not.toBeInTheDocument();
      expect(opener).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('LogOut closes the menu, signs out, says so and leaves a link to the login', async () => {
    const { user, menu } = await open();
    within(menu).getByRole('button', { name: 'LogOut' }).focus();
    await user.keyboard('{Enter}');
    expect(menu).not.toBeInTheDocument();
    expect(logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('You are logged out'));
    expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
  });

  it('The link to the login takes no focus unless a shopper has just logged out', () => {
    show(null);
    expect(document.body).toHaveFocus();
  });

  it('Escape closes the menu and gives the focus back', async () => {
    const { user, menu, opener } = await open();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('A press outside or on the avatar closes the menu', async () => {
    const { user, menu, opener } = await open();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu).not.toBeInTheDocument();
    await user.click(opener);
    expect(screen.getByRole('list')).toBeVisible();
    await user.click(opener);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('The menu closes when the focus leaves it', async () => {
    const { menu } = await open();
    fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu).not.toBeInTheDocument();
  });
});

describe('the logout', () => {
  it('The focus stays where it is when another tab logs out, also after an earlier logout here', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'LogOut' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveFocus();
    become(ada);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    become(null);
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('A logout that fails says so, and the shopper stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open();
    logout.mockRejectedValue(new Error('The database of the browser is broken'));
    await user.click(screen.getByRole('button', { name: 'LogOut' }));
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledWith('You are still logged in', expect.any(String)),
    );
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveFocus();
  });
});

describe('the avatar', () => {
  it("The avatar is the shopper's picture", () => {
    show({ ...ada, photoURL: 'https://example.com/ada.png' });
    const avatar = screen.getByRole('button', { name: 'User menu' }).querySelector('img');
    expect(avatar).toHaveAttribute('src', 'https://example.com/ada.png');
  });

  it.each([
    [{ ...ada, displayName: 'Grace' }, 'G'],
    [ada, 'a'],
    [{ ...ada, email: null }, '?'],
  ])('The avatar of a shopper without a picture is a letter', (shopper, letter) => {
    show(shopper);
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveTextContent(letter);
  });
});
