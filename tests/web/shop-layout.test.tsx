import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { defaultFrame, type ShopChanges } from '../../functions/src/shared/shop/shop-profile.ts';
import { ShopLayout } from '../../web/src/app/layouts/shop-layout.tsx';
import { PromoBanner } from '../../web/src/components/layout/promo-banner.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectNone, inRole, named, press, quietErrors, textsOf } from './on-screen.ts';
import { authState } from './signed-in.ts';

const auth = authState(null);

// jsdom does not know the element `search`, which React complains of.
beforeEach(() => void quietErrors());

function show(shop: ShopChanges = {}) {
  const sent = answerFetch(() => json([]));
  render(
    <ShopContext value={shop}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <Routes>
            <Route element={<ShopLayout />}>
              <Route path="/" element={<PromoBanner />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </ShopContext>,
  );
  return sent;
}

it('The header has a logo, a search box, a link to the login and a cart with its count', () => {
  show();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Book Store, home' })).toHaveAttribute('href', '/');
  expect(header.getByLabelText('Search books')).toHaveAttribute('placeholder', 'Search here');
  const login = header.getByRole('link', { name: 'Login' });
  expect(login).toHaveAttribute('href', '/login');
  expect(login).toHaveTextContent('');
  expect(login.querySelector('svg')).not.toBeNull();
  const cart = header.getByRole('link', { name: 'Cart, books: 0' });
  expect(cart).toHaveAttribute('href', '/cart');
  expect(within(cart).getByRole('status')).toHaveTextContent('0');
});

it('The footer has its anchors and social links', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  const anchors = within(footer.getByRole('navigation')).getAllByRole('link');
  expect(textsOf(anchors)).toEqual(['Home', 'Services', 'About Us', 'Contact']);
  expect(anchors[2]).toHaveAttribute('href', '/about');
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(textsOf(social)).toEqual(['Facebook', 'Instagram', 'Twitter']);
  for (const link of social) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

it('A shop with a name of its own links its profiles, and no front page of a network', () => {
  const mastodon = { name: 'Mastodon', href: 'https://books.example/@quire' };
  show({ shopName: 'Quire', social: [...defaultFrame.social, mastodon] });
  const social = inRole('list', 'Social media').getAllByRole('link');
  expect(textsOf(social)).toEqual(['Mastodon']);
  cleanup();
  show({ shopName: 'Quire' });
  expectNone('list', 'Social media');
});

it('The banner leads to the newsletter, and neither sends anything', async () => {
  const user = userEvent.setup();
  const sent = show();
  const banner = named('region', 'New Releases This Week');
  await press('Subscribe', within(banner));
  const newsletter = screen.getByPlaceholderText('Enter your email');
  expect(newsletter).toHaveAttribute('type', 'email');
  expect(newsletter).toHaveFocus();
  await user.keyboard('reader@example.com');
  await press('Subscribe', within(screen.getByRole('contentinfo')));
  expect(newsletter).toHaveValue('reader@example.com');
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});
