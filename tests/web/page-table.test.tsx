import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { type PageRow, pathAt } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import type { Role } from '@bookstore/functions/shared/people/roles';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AppPage } from '../../web/src/app/app-page.ts';
import { Router } from '../../web/src/app/router.tsx';
import { routeFile } from '../../web/src/config/route-file.ts';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { observeShopper } from '../../web/src/lib/firebase/auth.ts';
import { enterAs } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectShown, quietErrors, renderRouted, soon, waitForText } from './on-screen.ts';

// jsdom does not know the element <search>.
vi.mock('../../web/src/features/search/search-box.tsx', () => ({ SearchBox: () => null }));

const files = import.meta.glob('../../web/src/app/routes/**/*-route.tsx');
const rows = Object.entries<PageRow>({ ...shopPages, ...dashboardPages });
const fileOf = (name: string, page: PageRow) => routeFile(name, page).replace('.', '../../web/src/app');

it('Every page has a file that exports its Page, and every route file has a page', async () => {
  expect(Object.keys(files).sort(), 'A route file has no row in the page table, or a row no file').toEqual(
    rows.map(([name, page]) => fileOf(name, page)).sort(),
  );
  for (const [file, load] of Object.entries(files))
    expect(await load(), `${file} exports no Page`).toMatchObject({ Page: expect.any(Function) });
}, 60_000);

/** Each page shows its pattern. */
const namedPages: AppPage[] = Object.values<PageRow>(shopPages).map((page) => ({
  ...page,
  Page: () => `The page at ${page.path}`,
}));

async function open(address: string) {
  vi.mocked(observeShopper).mockImplementation((report) => {
    report(null);
    return () => undefined;
  });
  await act(async () =>
    renderRouted(
      <AuthProvider need="at once">
        <Router pages={namedPages} />
      </AuthProvider>,
      address,
    ),
  );
}

it.each(namedPages.map(({ path, access, layout }) => ({ path, access, layout })))(
  'leads a visitor who is not signed in from $path to the page that the table names',
  async ({ path, access, layout }) => {
    await open(pathAt(path, 'some-id'));
    const opened = access === 'shopper' ? shopPages.login.path : path;
    await waitForText(`The page at ${opened}`);
    expect(screen.queryAllByRole('banner')).toHaveLength(layout === 'none' ? 0 : 1);
  },
);

it('The dashboard writes nothing before it knows the shop', async () => {
  let know = (): void => undefined;
  const shop = new Promise<void>((resolve) => {
    know = resolve;
  });
  answerFetch(async () => {
    await shop;
    return json({});
  });
  enterAs('orders');
  await open(dashboardPages.printOrders.path);
  await act(vi.dynamicImportSettled);
  expectShown('status', 'Loading...');
  know();
  await waitForText('No orders are selected.');
});

it.each<[Role, string]>([
  ['orders', 'No orders are selected.'],
  ['catalogue', 'Your role, Catalogue, does not include this page.'],
])('A page of the dashboard is shown to a role that includes it: %s', async (role, text) => {
  enterAs(role);
  await open(dashboardPages.printOrders.path);
  await waitForText(text);
});

it('A page of the dashboard is called what its row says', async () => {
  // jsdom does not know the search element of its frame.
  quietErrors();
  answerFetch(json({}, 404));
  enterAs('catalogue');
  await open(pathAt(dashboardPages.draft.path, 'some-id'));
  await soon(() => document.title).toBe('Draft · Book Store');
});
