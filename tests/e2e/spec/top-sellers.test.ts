import type { Locator, Page } from '@playwright/test';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

const catalogue: Book[] = Array.from({ length: 200 }, (_, index) =>
  makeBook({
    _id: `book-${index}`,
    title: `Book ${index}`,
    category: index % 2 === 0 ? 'horror' : 'fiction',
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    coverImage: '',
  }),
);

/** Lets the API have this catalogue. @returns the addresses of the questions, as they come. */
async function stock(page: Page, failing: { after: string[] } = { after: [] }): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/books?limit=18**', async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const after = searchParams.get('after')?.split('_').at(-1);
    if (after && failing.after.includes(after)) return route.abort();
    const category = searchParams.get('category');
    const books = catalogue.filter((book) => !category || book.category === category);
    const start = after ? books.findIndex(({ _id }) => _id === after) + 1 : 0;
    return route.fulfill({ json: books.slice(start, start + 18) });
  });
  return asked;
}

const region = (page: Page) => page.getByRole('region', { name: 'Top Sellers' });
const inView = (page: Page) => region(page).locator('li:not([inert])');
const next = (page: Page) => region(page).getByRole('button', { name: 'Next' });

/** Goes on until something stands in view. @returns the titles of all books on the way */
async function turnUntil(page: Page, goal: Locator): Promise<string[]> {
  const titles = new Set<string>();
  await expect(async () => {
    for (const title of await region(page).locator('h3').allTextContents()) titles.add(title);
    expect(await region(page).locator('li').count()).toBeLessThanOrEqual(60);
    if (await goal.isVisible()) return;
    await next(page).click();
    throw new Error('Not there yet');
  }).toPass({ intervals: [250], timeout: 50_000 });
  return [...titles];
}

test('books without a picture have cards that pass axe', async ({ page }) => {
  await stock(page);
  await page.goto('/');
  await region(page).getByRole('combobox').selectOption('Horror');
  await expect(inView(page).first().getByRole('link', { name: 'Cover of Book 0' })).toContainText('Book 0');
  await expectAccessible(page);
});

test(
  'Top Sellers reaches every book of a genre with the arrow button and says so at the end',
  holds('home/every-book'),
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    const asked = await stock(page);
    await page.goto('/');
    await region(page).getByRole('combobox').selectOption('Horror');
    await expect(inView(page).first()).toContainText('Book 0');
    const titles = await turnUntil(page, inView(page).getByText('You have seen them all'));
    expect(titles).toEqual(
      catalogue.filter(({ category }) => category === 'horror').map(({ title }) => title),
    );
    expect(asked.filter((search) => search.includes('category=horror'))).toHaveLength(6);
    await expect(next(page)).toBeFocused();
    await expect(next(page)).toBeDisabled();

    await region(page).getByRole('combobox').selectOption('Fiction');
    await expect(inView(page).first()).toContainText('Book 1');
    await expect(region(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(next(page)).toBeEnabled();
  },
);

test('the row can be scrolled by hand to books that have not been in the document', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await stock(page);
  await page.goto('/');
  const row = region(page).locator('ul');
  await expect(async () => {
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect(inView(page)).toHaveText(/You have seen them all/, { timeout: 300 });
  }).toPass();
  expect(await region(page).locator('li').count()).toBeLessThanOrEqual(60);
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(inView(page)).toContainText('Book 0');
});

test('the focus stays in the row when its slide leaves the document', async ({ page }) => {
  await stock(page);
  await page.goto('/');
  const row = region(page).locator('ul');
  await inView(page).locator('h3 a').first().focus();
  await expect(async () => {
    await row.evaluate((element) => element.scrollBy({ left: 4000, behavior: 'instant' }));
    await expect(region(page).getByRole('heading', { name: 'Book 0', exact: true })).toHaveCount(0, {
      timeout: 300,
    });
  }).toPass();
  await expect(row).toBeFocused();
  // The row comes to rest at a slide first.
  await expect(async () => {
    await row.focus();
    await page.keyboard.press('Tab');
    await expect(inView(page).locator('a').first()).toBeFocused({ timeout: 300 });
  }).toPass();
});

test('a page that fails is asked for again in its place, and nothing else goes', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/);
  const failing = { after: ['book-17'] };
  await stock(page, failing);
  await page.goto('/');
  const retry = inView(page).getByRole('button', { name: 'Try again' });
  await turnUntil(page, retry);
  failing.after = [];
  await retry.click();
  await expect(inView(page).first()).toContainText(/Book 1[5-9]/);
  await expect(region(page).getByRole('heading', { name: 'Book 35', exact: true })).toHaveCount(1);
});

test('the first page comes whole only when the carousel is used', async ({ page }) => {
  const asked = await stock(page);
  await page.goto('/');
  // So many when Swiper is there.
  await expect(inView(page)).toHaveCount(3);
  await expect(region(page).locator('article')).toHaveCount(3);
  expect(asked).toEqual([]);
  await region(page).hover();
  await expect(region(page).locator('article')).toHaveCount(18);
  expect(asked).toEqual(['?limit=18']);
});
