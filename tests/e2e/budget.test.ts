import type { Page } from '@playwright/test';
import { holds } from '../promises/holds.ts';
import {
  bookBudget,
  checkoutBudget,
  dashboardBudget,
  homeBudget,
  listBudget,
  type PageBudget,
} from './page-budgets.ts';
import { untilFirstContent, weigh } from './page-weight.ts';
import { asAdmin, asShopper, expect, test } from './shop-test.ts';

async function keepsWithin(page: Page, budget: PageBudget): Promise<void> {
  const { html, scripts, requests, shift } = await weigh(page, budget);
  expect(html).toBeLessThanOrEqual(budget.html);
  expect(scripts).toBeLessThanOrEqual(budget.scripts);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.requests);
  expect(shift).toBeLessThanOrEqual(budget.shift);
}

async function beginsWithin(page: Page, budget: PageBudget): Promise<void> {
  const { requests, scripts } = await untilFirstContent(page, budget);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.first.requests);
  expect(scripts).toBeLessThanOrEqual(budget.first.scripts);
}

test('the home page keeps within its budget', holds('size/budgets'), ({ page }) =>
  keepsWithin(page, homeBudget),
);
test('the home page begins with one request', holds('size/first-content'), ({ page }) =>
  beginsWithin(page, homeBudget),
);
test('a book page keeps within its budget', holds('size/budgets'), ({ page }) =>
  keepsWithin(page, bookBudget),
);
test('a book page begins with one request', holds('size/first-content'), ({ page }) =>
  beginsWithin(page, bookBudget),
);
test('a list of books keeps within its budget', holds('size/budgets'), ({ page }) =>
  keepsWithin(page, listBudget),
);
test('a list of books begins with one request', holds('size/first-content'), ({ page }) =>
  beginsWithin(page, listBudget),
);
asShopper('the checkout keeps within its budget', holds('size/budgets'), ({ page }) =>
  keepsWithin(page, checkoutBudget),
);
asShopper('the checkout begins with few requests', holds('size/first-content'), ({ page }) =>
  beginsWithin(page, checkoutBudget),
);
asAdmin('the dashboard keeps within its budget', holds('size/budgets'), ({ page }) =>
  keepsWithin(page, dashboardBudget),
);
asAdmin('the dashboard begins with few requests', holds('size/first-content'), ({ page }) =>
  beginsWithin(page, dashboardBudget),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'home and book pages can be read, and their links work',
    holds('size/first-content'),
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'New Releases This Week' })).toBeVisible();
      const link = page
        .getByRole('region', { name: 'Top Sellers' })
        .getByRole('heading')
        .getByRole('link')
        .first();
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(/\/books\/.+/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );
});
