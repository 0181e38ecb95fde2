import { logInAdmin } from '../people.ts';
import { holdBack } from './hold-back.ts';
import { asAdmin, expect, test } from './visitors.ts';

asAdmin('the dashboard has its side navigation, header, title and two buttons', async ({ page }) => {
  await page.goto('/dashboard');
  const side = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(side).toHaveText(['Dashboard', 'Add Book', 'Manage Books']);
  const addresses = await side.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/dashboard', '/dashboard/add-new-book', '/dashboard/manage-books']);

  const header = page.getByRole('banner');
  await expect(header.getByRole('searchbox')).toHaveAttribute('placeholder', /./);
  await expect(header.getByText('Grace Simmons')).toBeVisible();
  await expect(header.getByText('Store Manager')).toBeVisible();
  const photo = header.getByRole('img', { name: 'Grace Simmons' });
  expect(await photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(main.getByText('Book Store Inventory', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Manage Books' })).toHaveAttribute(
    'href',
    '/dashboard/manage-books',
  );
  await main.getByRole('link', { name: 'Add New Book' }).click();
  await expect(page).toHaveURL('/dashboard/add-new-book');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Add New Book');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

asAdmin('the search box and the notifications button of the dashboard do nothing', async ({ page }) => {
  await page.goto('/dashboard/add-new-book');
  const asked: string[] = [];
  await expect(page.getByRole('button', { name: 'Add Book' })).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('searchbox').fill('moby');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/dashboard/add-new-book');
  expect(asked).toEqual([]);
});

asAdmin('a spinner fills the screen until the dashboard is there', async ({ page }) => {
  const go = await holdBack(page, '**/assets/dashboard-*.js');
  await page.goto('/dashboard');
  const spinner = page.getByRole('status', { name: 'Loading...' });
  const { width, height } = (await spinner.boundingBox()) ?? { width: 0, height: 0 };
  expect({ width, height }).toEqual(page.viewportSize());
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('heading', { name: 'Users by average order' })).toBeVisible();
});

test('logging out removes the token and leads home', async ({ page }) => {
  await logInAdmin(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin');
});
