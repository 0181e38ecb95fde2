import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { asAdmin, asShopper, expect, test } from './spec/visitors.ts';

// What a visit may weigh, in KiB as Hosting's brotli sends it, and how many requests it may make.

const phone = { width: 412, height: 823 };

interface Weight {
  html: number;
  scripts: number;
  /** Without covers: how many of them come depends on the screen. */
  requests: string[];
}

const kib = async (response: Response) => brotliCompressSync(await response.body()).length / 1024;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Opens a page and weighs what it loads until `isWhole` says that nothing more comes. */
async function weigh(page: Page, path: string, isWhole: (page: Page) => Promise<unknown>): Promise<Weight> {
  await page.setViewportSize(phone);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await isWhole(page);
  const typed = (...types: string[]) =>
    responses.filter((one) => types.includes(one.request().resourceType()));
  return {
    html: sum(await Promise.all(typed('document').map(kib))),
    scripts: sum(await Promise.all(typed('script').map(kib))),
    requests: responses.map((one) => one.url()).filter((address) => !address.includes('/o/books%2F')),
  };
}

/** The page has its authentication provider and its carousels: all that comes by itself. */
const untilIdle = async (page: Page) => {
  await page.waitForResponse(/\/assets\/auth-/);
  await expect(page.getByRole('button', { name: 'Next' }).first()).toBeEnabled();
};

test('the home page', async ({ page }) => {
  const { html, scripts, requests } = await weigh(page, '/', untilIdle);
  expect(html).toBeLessThanOrEqual(14);
  expect(scripts).toBeLessThanOrEqual(130);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
});

test('a book page', async ({ page }) => {
  const weight = await weigh(page, '/books/frankenstein', () => page.waitForResponse(/\/assets\/auth-/));
  expect(weight.html).toBeLessThanOrEqual(10);
  expect(weight.scripts).toBeLessThanOrEqual(130);
  expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(10);
});

asShopper('the checkout', async ({ page }) => {
  const weight = await weigh(page, '/checkout', () => page.getByLabel('Full Name').waitFor());
  expect(weight.html).toBeLessThanOrEqual(3);
  expect(weight.scripts).toBeLessThanOrEqual(150);
  expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(12);
});

asAdmin('the dashboard', async ({ page }) => {
  const weight = await weigh(page, '/dashboard', () => page.getByText('Total Orders').waitFor());
  expect(weight.html).toBeLessThanOrEqual(3);
  expect(weight.scripts).toBeLessThanOrEqual(185);
  expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(14);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('home and book pages can be read, and their links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'New Releases This Week' })).toBeVisible();
    await page
      .getByRole('region', { name: 'Top Sellers' })
      .getByRole('link', { name: 'Dracula', exact: true })
      .click();
    await expect(page).toHaveURL('/books/dracula');
    await expect(page.getByRole('heading', { level: 1, name: 'Dracula' })).toBeVisible();
  });
});
