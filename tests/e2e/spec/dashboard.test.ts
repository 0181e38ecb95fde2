import { holdRequests } from '../hold-requests.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { shown } from '../tested-shop.ts';

asAdmin(
  'the dashboard has its side navigation, header, title and two buttons, after a full-screen spinner',
  async ({ page }) => {
    const main = page.getByRole('main');
    const header = page.getByRole('banner');

    await test.step('the spinner', async () => {
      const release = await holdRequests(page, '**/assets/dashboard-*.js');
      await page.goto('/dashboard');
      const spinner = page.getByRole('status', { name: 'Loading...' });
      const { width, height } = (await spinner.boundingBox()) ?? { width: 0, height: 0 };
      expect({ width, height }).toEqual(page.viewportSize());
      release();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await expect(page.getByRole('heading', { name: 'Users by average order' })).toBeVisible();
    });

    await test.step('side navigation, header and title', async () => {
      const side = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
      await expect(side).toHaveText([
        'Dashboard',
        'Add Book',
        'Manage Books',
        'Shelves',
        'Receive',
        'Stocktake',
        'Orders',
        'Cash',
        'Import',
        'History',
        'People',
        'Settings',
      ]);
      const addresses = await side.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([
        '/dashboard',
        '/dashboard/add-new-book',
        '/dashboard/manage-books',
        '/dashboard/shelves',
        '/dashboard/receive',
        '/dashboard/stocktake',
        '/dashboard/orders',
        '/dashboard/cash',
        '/dashboard/import',
        '/dashboard/history',
        '/dashboard/people',
        '/dashboard/settings',
      ]);
      await expect(header.getByText('Grace Simmons')).toBeVisible();
      await expect(header.getByText('Store Manager')).toBeVisible();
      const photo = header.getByRole('img', { name: 'Grace Simmons' });
      const isLoaded = (img: Element) => img instanceof HTMLImageElement && img.naturalWidth > 0;
      await expect.poll(() => photo.evaluate(isLoaded)).toBe(true);
      await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(main.getByText('Book Store Inventory', { exact: true })).toBeVisible();
      const manage = main.getByRole('link', { name: 'Manage Books' });
      await expect(manage).toHaveAttribute('href', '/dashboard/manage-books');
      await main.getByRole('link', { name: 'Add New Book' }).click();
      await expect(page).toHaveURL('/dashboard/add-new-book');
      await expect(main.getByRole('heading', { name: 'Add New Book', level: 2 })).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    });

    await test.step('the search box does nothing before anything is typed, and then finds', async () => {
      await expect(page.getByRole('button', { name: 'Add Book' })).toBeVisible();
      // The bell counts with the first use of the page.
      await expect(header.getByRole('link', { name: /^Notifications .* to pack$/ })).toBeVisible();
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
      const search = header.getByRole('searchbox');
      await expect(search).toHaveAttribute('placeholder', /./);
      await search.press('Enter');
      await expect(page).toHaveURL('/dashboard/add-new-book');
      expect(sent).toEqual([]);
      await search.fill('verne');
      await search.press('Enter');
      await expect(page).toHaveURL('/dashboard/manage-books?q=verne');
      await expect(main.getByRole('rowheader').nth(1)).toBeVisible();
    });

    await test.step('the bell leads to the orders to pack', async () => {
      await header.getByRole('link', { name: /^Notifications/ }).click();
      await expect(page).toHaveURL('/dashboard/orders?status=placed');
    });
  },
);

asAdmin(
  'the overview shows the figures when they arrive, a chart on wide screens, and its fixed filler',
  async ({ page }) => {
    const main = page.getByRole('main');
    const release = await holdRequests(page, '**/api/admin');
    const answer = page.waitForResponse('**/api/admin');
    await page.goto('/dashboard');

    await test.step('the four cards', async () => {
      await expect(main.getByRole('status', { name: 'Loading...' })).toBeVisible();
      release();
      const { totalBooks, totalSales, trendingBooks, totalOrders } = await (await answer).json();
      const cards = main.locator('dl').first();
      const names = ['Products', 'Total Sales', 'Trending Books in This Month', 'Total Orders'];
      await expect(cards.locator('dt')).toHaveText(names);
      await expect(cards.locator('dd')).toHaveText([
        `${totalBooks}`,
        shown(`$${totalSales.toFixed(2)}`),
        `${trendingBooks}(13%)`,
        `${totalOrders}`,
      ]);
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
    });

    await test.step('the filler', async () => {
      const figures = main.locator('dl').last();
      await expect(figures.locator('dt')).toHaveText(['Orders left', 'Website visits (last day)']);
      await expect(figures.locator('dd')).toHaveText(['02', '139']);
      const users = main.getByRole('region', { name: 'Users by average order' });
      await expect(users.getByRole('listitem')).toHaveCount(8);
      const before = await users.getByRole('list').textContent();
      await users.getByRole('button', { name: 'Descending' }).click();
      await expect(users.getByRole('list')).toHaveText(before ?? '');
      const studying = main.getByRole('region', { name: 'Students by type of studying' });
      await expect(studying.getByText('Chart', { exact: true })).toBeVisible();
    });

    await test.step('the chart', async () => {
      const block = page.getByRole('region', { name: 'The number of orders per month' });
      const chart = block.getByRole('img');
      await expect(chart).toHaveAccessibleName(
        'Monthly Revenue in USD: Jan 500, Feb 700, Mar 800, Apr 600, May 750, Jun 900, Jul 650, Aug 870, Sep 960, Oct 1020, Nov 1100, Dec 1200',
      );
      await expect(chart).toBeVisible();
      await page.setViewportSize({ width: 767, height: 900 });
      await expect(block).toBeHidden();
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(chart).toBeVisible();
    });
  },
);
