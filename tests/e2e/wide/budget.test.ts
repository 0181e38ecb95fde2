import type { Page } from '@playwright/test';
import {
  authorBudget,
  bookBudget,
  checkoutBudget,
  dashboardBudget,
  homeBudget,
  listBudget,
  type PageBudget,
} from '../page-budgets.ts';
import { untilFirstContent, weigh } from '../page-weight.ts';
import { asAdmin, asShopper, expect, test } from '../shop-test.ts';
import { onDefaultShop } from '../tested-shop.ts';

async function expectWithin(page: Page, budget: PageBudget): Promise<void> {
  const { html, scripts, requests, shift } = await weigh(page, budget);
  expect(html).toBeLessThanOrEqual(budget.html);
  expect(scripts).toBeLessThanOrEqual(budget.scripts);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.requests);
  expect(shift).toBeLessThanOrEqual(budget.shift);
  // On a page of its own, to which no late answer of the first visit comes. Playwright keeps nothing in the browser's
  // cache while it holds requests.
  const context = page.context();
  await page.close();
  const first = await untilFirstContent(await context.newPage(), budget);
  expect(first.requests.length, first.requests.join('\n')).toBeLessThanOrEqual(budget.first.requests);
  expect(first.scripts).toBeLessThanOrEqual(budget.first.scripts);
}

test('the home page begins with one request and keeps within its budget', ({ page }) =>
  expectWithin(page, homeBudget));
test('a book page begins with one request and keeps within its budget', ({ page }) =>
  expectWithin(page, bookBudget));
test('a list of books begins with one request and keeps within its budget', ({ page }) =>
  expectWithin(page, listBudget));
test('the page of an author begins with one request and keeps within its budget', ({ page }) =>
  expectWithin(page, authorBudget));
asShopper(
  'the checkout begins with few requests and keeps within its budget',
  onDefaultShop('where settings come after the form, the choice of the collection moves it by 0.11'),
  ({ page }) => expectWithin(page, checkoutBudget),
);
asAdmin('the dashboard begins with few requests and keeps within its budget', ({ page }) =>
  expectWithin(page, dashboardBudget),
);
