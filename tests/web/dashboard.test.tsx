import type { Opening } from '@bookstore/functions/shared/opening/opening';
import type { SalesOverview as Sales } from '@bookstore/functions/shared/order/sales';
import { type Role, roleNames } from '@bookstore/functions/shared/people/roles';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminLayout } from '../../web/src/app/layouts/admin-layout.tsx';
import { AdminSideNav } from '../../web/src/app/layouts/admin-side-nav.tsx';
import { Page } from '../../web/src/app/routes/dashboard/dashboard-route.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { roleOf } from '../../web/src/entities/session/admin-role.ts';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { SalesOverview } from '../../web/src/features/dashboard/sales-overview.tsx';
import { StatCards } from '../../web/src/features/dashboard/stat-cards.tsx';
import { DashboardSearch } from '../../web/src/features/dashboard-search/dashboard-search.tsx';
import { OpeningList } from '../../web/src/features/opening/opening-list.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { enterAs, keepToken, tokenOf } from './dashboard-token.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  address,
  expectCount,
  expectFocus,
  expectHref,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectWords,
  findIn,
  findLink,
  findNamed,
  inRole,
  named,
  press,
  quietErrors,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { nothingToDo } from './samples.ts';
import './new-page.ts';
import './desk-session.ts';

/** The options of the charts: jsdom has no canvas. */
const drawn = vi.hoisted((): object[] => []);
vi.mock('react-chartjs-2', () => ({
  Bar({ data, options, ...frame }: ComponentProps<'canvas'> & { data: object; options: object }) {
    drawn.push({ data, options });
    return <canvas {...frame} />;
  },
}));
// Counts by the database with the first use of the page.
vi.mock('../../web/src/features/orders-bell/to-pack-count.tsx', () => ({ ToPackCount: () => null }));
const useLiveQuery = vi.hoisted(() => vi.fn());
/** How long Enter waits: longer than any answer takes, or not at all. */
const wait = vi.hoisted(() => ({ milliseconds: 0 }));
vi.mock('../../web/src/features/dashboard-search/found-target.ts', async (load) => ({
  ...(await load<object>()),
  get longestWait() {
    return wait.milliseconds;
  },
}));
vi.mock('../../web/src/lib/firebase/live-data.ts', () => ({ useLiveQuery }));
vi.mock('../../web/src/entities/session/admin-firestore.ts', () => ({ useAdminFirestore: vi.fn() }));
vi.mock('../../web/src/entities/order/order-firestore-queries.ts', () => ({ shopOrdersQuery: () => ({}) }));

describe('The page of the dashboard', () => {
  const stats = { totalBooks: 1, totalSales: 0, trendingBooks: 3, totalOrders: 0 };

  beforeEach(() => enterAs('orders'));

  async function show(sampleFigures?: boolean) {
    answerFetch(({ path }) => {
      if (path.endsWith('/settings') && sampleFigures !== undefined)
        return json({ sampleFigures, version: 0 });
      return path.endsWith('/admin') ? json(stats) : refusal(503, 'Busy');
    });
    renderRouted(<Page />);
    await screen.findByText('Total Orders');
  }

  it.each([
    [true, 1],
    [undefined, 1],
    [false, 0],
  ])('When the setting is %s, the overview shows the sample figures %i times', async (setting, times) => {
    await show(setting);
    await soon(() => screen.queryAllByRole('heading', { name: 'Sample figures' })).toHaveLength(times);
    expect(screen.queryAllByText('Website visits (last day)')).toHaveLength(times);
    expect(screen.queryAllByText('(13%)')).toHaveLength(times);
  });

  it('The overview has four cards and its fixed filler, whose button does nothing', async () => {
    await show(true);
    const named = ['Products', 'Total Sales', 'Trending Books in This Month', 'Total Orders'];
    expect(textsOf(screen.getAllByRole('term'))).toEqual([
      ...named,
      'Orders left',
      'Website visits (last day)',
    ]);
    const figures = ['1', '$0.00', '3(13%)', '0', '02', '139'];
    expect(textsOf(screen.getAllByRole('definition'))).toEqual(figures);
    const users = screen.getByRole('region', { name: 'Users by average order' });
    const before = users.textContent;
    await press('Descending', within(users));
    expect(users.textContent).toBe(before);
    expect(within(users).getAllByRole('listitem')).toHaveLength(8);
    expectWords(screen.getByRole('region', { name: 'Students by type of studying' }), 'Chart');
  });

  it('The overview has a chart of twelve fixed months, which small screens do not show', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await show(true);
    const block = named('region', 'The number of orders per month');
    expect(await within(block).findByRole('img')).toHaveAccessibleName(
      'Monthly Revenue in USD: Jan 500, Feb 700, Mar 800, Apr 600, May 750, Jun 900, Jul 650, Aug 870, Sep 960, Oct 1020, Nov 1100, Dec 1200',
    );
    expect(drawn.at(-1)).toMatchObject({
      data: { labels: { length: 12 }, datasets: [{ label: 'Revenue (USD)' }] },
      options: { plugins: { title: { text: 'Monthly Revenue' } } },
    });
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    await show(true);
    expectNone('region', 'The number of orders per month');
  });
});

describe('The cards', () => {
  beforeEach(() => keepToken('the-admin'));

  it('The cards show zero as 0, counts with separators and money with two decimals', async () => {
    answerFetch({ totalBooks: 0, totalSales: 1234.5, trendingBooks: 3, totalOrders: 1234 });
    render(<StatCards hasSamples />);
    expect(named('status', 'Loading...')).toBeInTheDocument();
    const figures = await waitFor(() => screen.getAllByRole('definition'));
    expect(textsOf(figures)).toEqual(['0', '$1234.50', '3(13%)', '1,234']);
  });

  it('The cards stay loading when the call fails, which is only logged, once', async () => {
    const logged = quietErrors();
    const sent = answerFetch(refusal(503, 'Not now'));
    await act(async () => render(<StatCards hasSamples />));
    await soon(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0]?.[0])).toContain('The statistics could not be loaded');
    expectShown('status', 'Loading...');
    expectNone('alert');
    expectNoText('Products');
    expect(sent).toHaveLength(1);
  });

  it('The call is aborted when the dashboard is left before the answer', () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { unmount } = render(<StatCards hasSamples />);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('The overview', () => {
  const sales: Sales = {
    ...nothingToDo,
    toPack: 7,
    days: [
      { day: '2026-11-21', orders: 0, salesCents: 0 },
      { day: '2026-11-22', orders: 2, salesCents: 3275 },
    ],
    bestSellers: [{ bookId: 'kim', title: 'Kim', copies: 12 }],
  };

  function show(more: Partial<Sales> = {}) {
    answerFetch({ ...sales, ...more });
    renderRouted(<SalesOverview />);
  }

  it('The overview shows the orders to pack, the sales of each day and the best sellers', async () => {
    show();
    expectHref(await findLink('7 To pack'), '/dashboard/orders?status=placed');
    const days = named('region', 'Sales of the last 30 days');
    expectWords(days, '$32.75 in 2 orders');
    const rows = within(days).getAllByRole('row', { hidden: true });
    expect(textsOf(rows)).toEqual(['DayOrdersSales', '2026-11-222$32.75', '2026-11-210$0.00']);
    expectLink('Kim', '/books/kim');
    expect(inRole('list', 'To do').getAllByRole('listitem')).toHaveLength(1);
    expectNoText(/not sent/);
    expectNoText(/run low/);
  });

  it('Orders in another currency are said to be among those that are counted', async () => {
    show({ otherCurrencies: ['EUR'] });
    const days = await findNamed('region', 'Sales of the last 30 days');
    expectWords(days, '$32.75 · 2 orders in all currencies');
  });

  it('The overview leads to all that waits, the first thing of a day first', async () => {
    show({
      packed: 5,
      withdrawals: 2,
      toSettle: 1,
      heldMails: { count: 2, orderId: 'held' },
      toOrder: 4,
      cashToCount: { day: '2026-11-21', cents: 5400 },
      failedMails: { count: 1, orders: [{ orderId: 'first', number: '7K3M-9QXA' }] },
      lowStock: { count: 3, books: [] },
      importAtWork: { id: 'i1', fileName: 'books.csv', state: 'checked' },
    });
    const work = (await findIn('list', 'To do')).getAllByRole('link');
    expect(work.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '7 To pack /dashboard/orders?status=placed',
      '5 Packed, to hand over /dashboard/orders?status=packed',
      '2 Withdrawals to answer /dashboard/orders?withdrawn=1',
      '1 Payments to settle /dashboard/cash',
      '$54.00 Cash of Nov 21 to count /dashboard/cash?day=2026-11-21',
      '1 Failed mails /dashboard/orders',
      '2 Held mails /dashboard/orders/held',
      '4 Books to order /dashboard/to-order',
      '3 Running low /dashboard/manage-books?lowStock=1',
      '1 Import to look at /dashboard/import?id=i1',
    ]);
  });

  it('The overview lists the books that run low, each with a link to its stock', async () => {
    const books = Array.from({ length: 7 }, (_, index) => {
      return { bookId: `book-${index}`, title: `Volume ${index}`, onHand: index, shelf: index ? '' : 'B 12' };
    });
    show({ lowStock: { count: 9, books } });
    const low = await findNamed('region', '9 books run low');
    expectHref(within(low).getByRole('link', { name: 'Volume 0' }), '/dashboard/edit-book/book-0');
    const items = within(low).getAllByRole('listitem', { hidden: true });
    expectWords(items[0], 'Volume 0B 120 on hand');
    expect(within(low).getByText('Volume 4')).toBeVisible();
    expect(within(low).getByText('Volume 5')).not.toBeVisible();
    expect(within(low).getByText('2 more')).toBeVisible();
  });

  it.each([
    ['catalogue', 0, ['Volume 1']],
    ['orders', 2, []],
  ] as const)(
    'The overview of the role %s links to no page that the role does not include',
    async (role, orders, stock) => {
      enterAs(role);
      const books = [{ bookId: 'book-1', title: 'Volume 1', onHand: 1, shelf: '' }];
      const failedMails = { count: 1, orders: [{ orderId: 'first', number: '7K3M-9QXA' }] };
      show({ failedMails, lowStock: { count: 1, books } });
      const low = await findIn('region', 'One book runs low');
      expect(low.getByText('Volume 1')).toBeVisible();
      expect(textsOf(low.queryAllByRole('link'))).toEqual(stock);
      expectCount('link', /To pack|Failed mails/, orders);
    },
  );
});

describe('The list of a new shop', () => {
  beforeEach(() => enterAs('owner'));

  function show(opening: Opening, after: Opening = opening) {
    const sent = answerFetch(({ method }) => json(method === 'PUT' ? after : opening));
    renderRouted(
      <main tabIndex={-1}>
        <OpeningList />
      </main>,
    );
    return sent;
  }

  const row = async (name: RegExp) => {
    const item = (await screen.findByText(name)).closest('li');
    if (!item) throw new Error('The step stands in no list');
    return within(item);
  };

  it('The list says in words what is done, and leads to where the rest is done', async () => {
    show({ isShown: true, done: ['name', 'books'] });
    await waitForText('2 of 8 steps are done.');
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect((await row(/^Name of the shop/)).queryByRole('link')).toBeNull();
    expectLink('E-mail address: Settings', '/dashboard/settings/name-and-contact');
    expectLink('Privacy and terms: Terms', '/dashboard/settings/terms-of-service');
    expectNone('button', 'E-mail address: Keep as it is');
  });

  it('A shop in the European Economic Area needs an imprint and its words on withdrawal', async () => {
    show({ isShown: true, done: ['name'], needsLegalPages: true });
    await waitForText('1 of 9 steps are done.');
    const legal = 'Imprint and right of withdrawal';
    expectLink(`${legal}: Imprint`, '/dashboard/settings/imprint');
    expectNone('button', `${legal}: Keep as it is`);
  });

  it('A step is kept as it is with one press', async () => {
    const sent = show({ isShown: true, done: [] }, { isShown: true, done: ['delivery'] });
    await press('Delivery: Keep as it is');
    await waitForText('1 of 8 steps are done.');
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/opening', body: { keep: 'delivery' } });
  });

  it.each([
    ['PENDING', /^On its way to ada@quay\.example/],
    ['ERROR', /^Not sent to ada@quay\.example/],
    ['OFF', /sends no mails/],
  ] as const)('A test mail that is %s says so', async (state, words) => {
    show({ isShown: true, done: [], testMail: { to: 'ada@quay.example', state } });
    await waitForText(words);
    expectShown('button', 'Test mail: Send again');
  });

  it('A list of which all is done is closed with one press, and the focus stays on the page', async () => {
    const done: Opening['done'] = [
      'name',
      'country',
      'contact',
      'books',
      'delivery',
      'policies',
      'order',
      'mail',
    ];
    const sent = show({ isShown: true, done }, { isShown: false, done: [] });
    await waitForText('All is done: your shop is ready.');
    await press('Close this list');
    expect(sent.at(-1)?.body).toEqual({ dismiss: true });
    expectNone('heading', 'Open your shop');
    expectFocus(screen.getByRole('main'));
  });

  it('Nothing is shown in a shop that is open', async () => {
    const sent = show({ isShown: false, done: [] });
    await expect.poll(() => sent.length).toBe(1);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});

describe('The frame', () => {
  // jsdom does not know the element `search`, which React complains of.
  beforeEach(() => void quietErrors());

  function show(shop: ShopChanges = {}) {
    enterAs('owner');
    const sent = answerFetch({});
    render(
      <ShopContext value={shop}>
        <MemoryRouter initialEntries={['/dashboard/cash']}>
          <Routes>
            <Route path="/dashboard" element={<AdminLayout />}>
              <Route path="cash" element={<p>The nested page</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ShopContext>,
    );
    return sent;
  }

  it('The header has a search box, a fixed name, role and photo, a bell and the log-out', () => {
    show();
    const header = within(screen.getAllByRole('banner')[0] ?? document.body);
    expect(header.getByText('Grace Simmons')).toBeInTheDocument();
    expect(header.getByText('Store Manager')).toBeInTheDocument();
    expect(header.getByRole('img', { name: 'Grace Simmons' })).toHaveAttribute(
      'src',
      expect.stringMatching(/./),
    );
    expect(header.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
    expectHref(header.getByRole('link', { name: 'Notifications' }), '/dashboard/orders?status=placed');
    expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('A shop without the sample manager names only who is signed in', () => {
    show({ sampleManager: false });
    const header = within(screen.getAllByRole('banner')[0] ?? document.body);
    expect(header.queryByText('Grace Simmons')).toBeNull();
    expect(header.queryByRole('img', { name: 'Grace Simmons' })).toBeNull();
    expect(header.getByText('Signed in as')).toBeInTheDocument();
  });

  it('The main area has its title, subtitle and two buttons around the nested page, which an empty search keeps', async () => {
    const sent = show();
    const main = within(screen.getByRole('main'));
    expectWords(main.getByRole('heading', { level: 1 }), 'Dashboard');
    expect(main.getByText('Book Store Inventory')).toBeInTheDocument();
    expectHref(main.getByText('Manage Books'), '/dashboard/manage-books');
    expectHref(main.getByText('Add New Book'), '/dashboard/add-new-book');
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(main.getByText('The nested page')).toBeVisible();
    expect(sent.filter(({ path }) => /admin|search|q=/.test(path))).toEqual([]);
  });
});

it('The key of the search can be turned off and on on any page, also by a role without orders', async () => {
  quietErrors();
  enterAs('catalogue');
  renderRouted(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element="The page" />
      </Route>
    </Routes>,
  );
  const box = named('searchbox', 'Search the dashboard');
  await press('Turn keyboard shortcuts off');
  await user.keyboard('/');
  expect(box).not.toHaveFocus();
  await press('Turn keyboard shortcuts on');
  await user.keyboard('/');
  expectFocus(box);
});

it('The role of a token is the one that it names, or the owner’s when it names none', () => {
  for (const role of roleNames) expect(roleOf(tokenOf({ role }))).toBe(role);
  const without = [tokenOf({}), tokenOf({ role: 'constructor' }), 'garbage', 'a.b.c', '', null];
  expect(without.map(roleOf)).toEqual(without.map(() => 'owner'));
});

it.each<[Role, string]>([
  [
    'owner',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, New order, Orders, Cash, On account, Offers, Import, History, People, Settings',
  ],
  [
    'catalogue',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, Import, History, Settings',
  ],
  ['orders', 'Dashboard, New order, Orders, Cash, History, Settings'],
  [
    'both',
    'Dashboard, Add Book, Manage Books, Shelves, Authors, Receive, Stocktake, New order, Orders, Cash, Import, History, Settings',
  ],
])('The navigation links to the pages that the role %s includes', (role, entries) => {
  storeAdminToken(tokenOf({ admin: true, role, note: 'ÿ>?' }), 'wanda');
  renderRouted(<AdminSideNav />);
  expect(textsOf(screen.getAllByRole('link')).join(', ')).toBe(entries);
});

it.each([
  ['/dashboard', 'Dashboard', 'page'],
  ['/dashboard/manage-books', 'Manage Books', 'page'],
  ['/dashboard/edit-book/kim', 'Manage Books', 'true'],
  ['/dashboard/orders/some-id', 'Orders', 'true'],
  ['/dashboard/settings', 'Settings', 'page'],
  ['/dashboard/settings/genres', 'Settings', 'true'],
])('The navigation marks one entry as current at %s: %s', (path, label, current) => {
  renderRouted(<AdminSideNav />, path);
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(textsOf(links)).toEqual([label]);
  expect(links[0]).toHaveAttribute('aria-current', current);
});

describe('The search', () => {
  beforeEach(() => {
    wait.milliseconds = 600_000;
    quietErrors();
    enterAs('owner');
  });

  /** Any text finds these. */
  function open({ books, orders }: { books: readonly string[]; orders: readonly string[] }) {
    useLiveQuery.mockReturnValue(orders.map((_id) => makeOrder([], { _id, number: 'PZ9P-0000' })));
    answerFetch(() => json({ books: books.map((_id) => makeBook({ _id })), total: books.length }));
    renderRouted(<DashboardSearch />, '/dashboard');
    return named('searchbox', 'Search the dashboard');
  }

  const expectAddress = (expected: string) => soon(address).toBe(expected);

  it.each([
    [[], ['one'], '/dashboard/orders/one'],
    [['one'], [], '/dashboard/edit-book/one'],
    [[], ['one', 'two'], '/dashboard/orders?q=PZ9P'],
    [['one'], ['one'], '/dashboard/manage-books?q=PZ9P'],
  ])('Enter waits for the results, %j and %j, and opens %s', async (books, orders, opened) => {
    const box = open({ books, orders });
    await user.type(box, 'PZ9P{Enter}');
    await expectAddress(opened);
    expectNone('region', 'Orders');
  });

  it('Enter opens the search page also when no answer comes', async () => {
    wait.milliseconds = 0;
    const box = open({ books: [], orders: ['one'] });
    answerFetch(() => new Promise<Response>(() => undefined));
    await user.type(box, 'PZ9P{Enter}');
    await expectAddress('/dashboard/manage-books?q=PZ9P');
  });

  it('Typing after Enter, or Escape, cancels the navigation', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const box = open({ books: [], orders: ['one'] });
    answerFetch(() => promise.then(() => json({ books: [], total: 0 })));
    await user.type(box, 'PZ9P{Enter}');
    await findNamed('region', 'Orders');
    await user.keyboard('{Escape}');
    resolve();
    await typeIn(box, ' ');
    await waitForText('No book is found.');
    await expectAddress('/dashboard');
  });
});
