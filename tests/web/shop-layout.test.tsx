import { usualHomeServices } from '@bookstore/functions/shared/shop/default-services';
import { defaultFrame, type ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { dollars } from '@bookstore/functions/shared/values/money';
import { inLanguage, t } from '@bookstore/functions/shared/words/words';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCatalogue } from '../../web/build/words/catalogues.ts';
import { ShopLayout } from '../../web/src/app/layouts/shop-layout.tsx';
import { NavigationEffects } from '../../web/src/app/navigation-effects.tsx';
import { DateLabel } from '../../web/src/components/labels/date-label.tsx';
import { ClockLabel, TimeLabel } from '../../web/src/components/labels/time-label.tsx';
import { unbrokenDay } from '../../web/src/components/labels/unbroken-day.ts';
import { Footer } from '../../web/src/components/layout/footer.tsx';
import { PromoBanner } from '../../web/src/components/layout/promo-banner.tsx';
import { about, privacy, terms } from '../../web/src/config/legal.ts';
import { descriptionOf, ShopContext } from '../../web/src/config/shop.ts';
import { carriedCode } from '../../web/src/entities/offer/carried-code.ts';
import { deliveryFigures } from '../../web/src/entities/shop/delivery-words.ts';
import { paymentWords } from '../../web/src/entities/shop/payment-words.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { Moment, ShortDay } from '../../web/src/features/orders/order-days.tsx';
import { NewsletterRow } from '../../web/src/features/own-account/newsletter-row.tsx';
import { NewsletterFigures } from '../../web/src/features/settings/mails/newsletter-figures.tsx';
import { keepToken } from './dashboard-token.ts';
import { answerFetch, changesIn, json, refusal } from './fake-fetch.ts';
import {
  button,
  click,
  expectFocus,
  expectHref,
  expectNone,
  expectText,
  expectValue,
  expectWords,
  field,
  findAlert,
  findCheckbox,
  inRole,
  named,
  press,
  quietErrors,
  soon,
  textsOf,
  typeIn,
  user,
} from './on-screen.ts';
import { renderAt, renderIn } from './render-at.tsx';
import { authState } from './signed-in.ts';

describe('The frame of the shop', () => {
  const auth = authState(null);

  // jsdom does not know the element `search`, which React complains of.
  beforeEach(() => void quietErrors());

  function show(shop: ShopChanges = {}) {
    const sent = answerFetch([]);
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
    expectHref(header.getByRole('link', { name: 'Book Store, home' }), '/');
    expect(header.getByLabelText('Search books')).toHaveAttribute('placeholder', 'Search here');
    const login = header.getByRole('link', { name: 'Login' });
    expectHref(login, '/login');
    expectWords(login, '');
    expect(login.querySelector('svg')).not.toBeNull();
    const cart = header.getByRole('link', { name: 'Cart, books: 0' });
    expectHref(cart, '/cart');
    expectWords(within(cart).getByRole('status'), '0');
  });

  it('The footer has its anchors and social links', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    const anchors = within(footer.getByRole('navigation')).getAllByRole('link');
    expect(textsOf(anchors)).toEqual(['Home', 'Services', 'About Us', 'Contact']);
    expectHref(anchors[2], '/about');
    expectHref(footer.getByRole('link', { name: 'Privacy Policy' }), '/privacy');
    expectHref(footer.getByRole('link', { name: 'Terms of Service' }), '/terms');
    const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(textsOf(social)).toEqual(['Facebook', 'Instagram', 'Twitter']);
    for (const link of social) {
      expectHref(link, expect.stringMatching(/^https:\/\//));
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
    const sent = show();
    const banner = named('region', 'New Releases This Week');
    await press('Subscribe', within(banner));
    const newsletter = screen.getByPlaceholderText('Enter your email');
    expect(newsletter).toHaveAttribute('type', 'email');
    expectFocus(newsletter);
    await user.keyboard('reader@example.com');
    await press('Subscribe', within(screen.getByRole('contentinfo')));
    expectValue(newsletter, 'reader@example.com');
    expect(changesIn(sent)).toEqual([]);
  });
});

it('In a shop with a newsletter the footer sends the address, below what its reader agrees to', () => {
  renderIn({ newsletter: { wording: 'I want news' } }, <Footer />);
  const field = screen.getByLabelText<HTMLInputElement>('News from the shelves, now and then');
  expect(field).toBeRequired();
  expect(field.form).toHaveAttribute('action', '/newsletter');
  expect(field.form).toHaveAttribute('method', 'post');
  expect(field).toHaveAttribute('name', 'email');
  expect(button('Subscribe')).toHaveAttribute('type', 'submit');
  expectText('I want news');
  expectNone('status');
});

it('On the page of the account the newsletter is wanted with a press, and waits for that in the mail', async () => {
  const sent = answerFetch(({ method }) => json({ state: method === 'PUT' ? 'waiting' : 'none' }));
  render(<NewsletterRow wording="I want news" />);
  await click(await findCheckbox(/^Newsletter/));
  expectWords(await screen.findByRole('status'), 'A mail to your address asks you to confirm');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(sent.at(-1)).toMatchObject({
    path: '/api/account/newsletter',
    body: { isWanted: true, language: 'en' },
  });
});

it('The settings say how many get the newsletter, and why no file came', async () => {
  keepToken();
  answerFetch(({ path }) =>
    path.endsWith('/export')
      ? refusal(503, 'The shop is busy', undefined, 'unavailable')
      : json({ confirmed: 1, waiting: 2 }),
  );
  render(<NewsletterFigures />);
  expectWords(await screen.findByText(/and 2 not confirmed yet/), '1 subscriber, and 2');
  await press('Export CSV');
  await findAlert('The subscribers could not be exported.');
});

function Frame() {
  const { pathname, search } = useLocation();
  const words = new URLSearchParams(search).get('q') ?? '';
  return (
    <>
      <NavigationEffects />
      <input key={words} aria-label="Search books" defaultValue={words} />
      <main tabIndex={-1}>At {pathname}</main>
    </>
  );
}

it('A page that comes takes the focus, but not from a visitor who is typing into the search of the header', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  const search = field('Search books');
  await typeIn(search, '2201');
  router.navigate('/');
  expect(await screen.findByText('At /')).toBeInTheDocument();
  expectFocus(search);
  await typeIn(search, '56d7');
  router.navigate('/search?q=220156d7');
  await soon(() => screen.getByRole('main')).toHaveFocus();
});

it('A link brings the code of its offer into the cart, and not into the address', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  renderAt('/search?q=emma#offer=sum-mer', { '*': <Frame /> }, { shop: { offers: true } });
  await soon(() => carriedCode.get()).toBe('SUMMER');
  expectValue('Search books', 'emma');
});

it('A date that the server writes in a locale unknown to the browser is taken over without an error', async () => {
  const onRecoverableError = vi.fn();
  const main = document.createElement('main');
  main.innerHTML = '<time datetime="2026-11-21T10:00:00.000Z">21. nóvember 2026</time>';
  const root = await act(async () =>
    hydrateRoot(main, <DateLabel instant="2026-11-21T10:00:00.000Z" />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expectWords(main, /2026/);
  await act(async () => root.unmount());
});

it('A day of the shop is the same on every clock', () => {
  const shop = { timeZone: 'Pacific/Auckland', locale: 'en-GB' };
  const { container } = renderIn(shop, <DateLabel day="2026-12-31" />);
  expectWords(container, '31 December 2026');
});

it('The last half hour of the year in Greenwich is New Year in Berlin, on the pages of shoppers and of the desk', () => {
  const instant = '2026-12-31T23:30:00.000Z';
  const { container } = renderIn(
    { timeZone: 'Europe/Berlin', locale: 'en-GB' },
    [DateLabel, ShortDay, Moment, TimeLabel, ClockLabel].map((Label) => (
      <p key={Label.name}>
        <Label instant={instant} />
      </p>
    )),
  );
  const texts = textsOf([...container.querySelectorAll('time')]);
  expect(texts.map((text) => text.replace(/ 2027/, '').replaceAll('\u00a0', ' '))).toEqual([
    '1 January',
    '1 Jan',
    '1 Jan, 00:30',
    '1 Jan, 0:30',
    '0:30',
  ]);
});

it.each(['de', 'fr', 'nl', 'es'] as const)(
  'What a delivery costs in %s does not repeat the label before it',
  (language) => {
    const { messages } = readCatalogue(language);
    const said = inLanguage({ language, translationOf: (message) => messages[message] }, () =>
      [400, 0].map((fromCents) => {
        const delivery = { fromCents, isShown: true };
        return {
          label: t('Delivery:').replace(/\s*:$/, ''),
          cost: deliveryFigures({ delivery }, dollars, { isLabelled: true }),
        };
      }),
    );
    for (const { label, cost } of said) {
      expect(cost).toHaveLength(1);
      expect(cost[0]?.toLowerCase()).not.toContain(label.toLowerCase());
      expect(cost[0]).toMatch(/^\p{Ll}/u);
    }
  },
);

const day = new Date('2026-12-03T00:00:00Z');
const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

it.each([
  ['en-US', 'Thursday, December_3', 'December_3, 2026'],
  ['de-DE', 'Donnerstag, 3._Dezember', '3._Dezember 2026'],
  ['fr-FR', 'jeudi 3_décembre', '3_décembre 2026'],
  ['nl-NL', 'donderdag 3_december', '3_december 2026'],
  ['es-ES', 'jueves, 3_de_diciembre', '3_de_diciembre de 2026'],
])('A day in %s is not broken between its number and its month', (locale, expected, dated) => {
  const dayText = (text: string) => unbrokenDay(text).replaceAll('\u00a0', '_');
  expect(dayText(day.toLocaleDateString(locale, format))).toBe(expected);
  expect(dayText(day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }))).toBe(dated);
});

it('a shop that takes no cash promises none in the words that it has not written itself', () => {
  const shop = { ...defaultFrame, payment: 'online' as const };
  const words = [
    about(shop),
    terms(shop),
    descriptionOf(shop),
    usualHomeServices('online'),
    paymentWords(shop),
  ];
  expect(JSON.stringify(words)).not.toMatch(/cash|pay at|on delivery|in advance/i);
  expect(JSON.stringify(privacy(shop))).toContain('Stripe');
});

it('the words of an owner on the payment stay', () => {
  const deliveryTexts = { ...defaultFrame.deliveryTexts, payment: 'by card, with a coffee' };
  expect(paymentWords({ payment: 'both', deliveryTexts }).title).toBe('by card, with a coffee');
});
