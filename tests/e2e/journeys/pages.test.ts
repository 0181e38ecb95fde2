import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { holdRequests } from '../hold-requests.ts';
import { expectNoSidewaysScroll, expectNoWiderThan2xl, narrow } from '../page-checks.ts';
import { asAdmin, expect, test } from '../shop-test.ts';

// One page of each layout, with axe; tests/e2e/wide/pages.test.ts visits every page, at every width.

async function visit(page: Page, path: string, heading: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a page of each layout of the shop passes axe, fits a phone and is no wider than the 2xl screen', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/', 'Recommended for You'],
    ['/books/dracula', 'Dracula'],
    ['/browse/fiction', 'Fiction books'],
    ['/login', 'Please Login'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, path, heading);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 2400, height: 900 });
  await expectNoWiderThan2xl(page);
});

asAdmin('the dashboard loads behind a full-screen spinner, and its layout passes axe', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/dashboard-*.js');
  await page.goto('/dashboard');
  const spinner = page.getByRole('status', { name: 'Loading...' });
  const { width, height } = (await spinner.boundingBox()) ?? { width: 0, height: 0 };
  expect({ width, height }).toEqual(page.viewportSize());
  release();
  await visit(page, '/dashboard', 'Users by average order');
  await visit(page, '/dashboard/add-new-book', 'Add New Book');
});
