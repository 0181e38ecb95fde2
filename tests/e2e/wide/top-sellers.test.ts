import type { Page } from '@playwright/test';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { makeBook, makeCataloguePage } from '../../fixtures/factories.ts';
import { untilHydrated } from '../page-checks.ts';
import { expect, test } from '../shop-test.ts';

const catalogue: Book[] = Array.from({ length: 100 }, (_, index) =>
  makeBook({
    _id: `book-${index}`,
    title: `Book ${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    coverImage: '',
  }),
);

/** Gives the API this catalogue. @returns the addresses of the requests, as they come */
async function stock(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/catalogue\?(?:.*&)?sort=bestselling/, async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    // The page that is visited in between offers books of its own.
    if (!searchParams.has('available')) asked.push(search);
    const start = 24 * (Number(searchParams.get('page') ?? 1) - 1);
    const books = catalogue.slice(start, start + 24);
    await route.fulfill({ json: makeCataloguePage({ books, total: catalogue.length }) });
  });
  return asked;
}

test('Top Sellers is turned and scrolled through books that have not been in the document, to its end and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const region = page.getByRole('region', { name: 'Top Sellers' });
  const row = region.locator('ul');
  const inView = region.locator('li:not([inert])');
  const next = region.getByRole('button', { name: 'Next' });
  const scrollTo = (place: 'start' | 'end') =>
    row.evaluate((element, to) => {
      element.scrollTo({ left: to === 'start' ? 0 : element.scrollWidth, behavior: 'instant' });
    }, place);
  const aboutUs = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  // Slides count as in view to which the row is only about to scroll.
  const expectFirst = async (title: string) => {
    await region.getByRole('combobox').scrollIntoViewIfNeeded();
    const heading = inView.first().getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport();
  };
  const asked = await stock(page);
  await page.goto('/');

  await test.step('its first page comes whole only when the carousel is used', async () => {
    await untilHydrated(page);
    await expect(region.locator('article')).toHaveCount(3);
    expect(asked).toEqual([]);
    await region.hover();
    await expect(region.locator('article')).toHaveCount(11);
    expect(asked).toEqual(['?sort=bestselling']);
  });

  await test.step('two quick presses turn it by two screens', async () => {
    await next.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expectFirst('Book 6');
  });

  await test.step('the way back leads to the same slides', async () => {
    await aboutUs.click();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await page.goBack();
    await expectFirst('Book 6');
  });

  await test.step('… also when the page was left while they were being turned', async () => {
    await next.evaluate((button: HTMLElement) => {
      button.click();
      document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
    });
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await page.goBack();
    await expectFirst('Book 9');
  });

  await test.step('the arrow button turns it', async () => {
    await scrollTo('start');
    await expectFirst('Book 0');
    await next.click();
    await expectFirst('Book 3');
  });

  await test.step('the focus stays in the row when its slide leaves the document', async () => {
    await inView.locator('h3 a').first().focus();
    await expect(async () => {
      await scrollTo('end');
      await expect(region.getByRole('heading', { name: 'Book 0', exact: true })).toHaveCount(0, {
        timeout: 300,
      });
    }).toPass();
    await expect(row).toBeFocused();
  });

  await test.step('its end says so, and few slides stand in the document', async () => {
    await expect(async () => {
      await scrollTo('end');
      await expect(inView.last()).toHaveText(/You have seen them all/, { timeout: 300 });
    }).toPass();
    expect(await region.locator('li').count()).toBeLessThanOrEqual(19);
    await expect(next).toBeDisabled();
    expect([...new Set(asked)]).toEqual([
      '?sort=bestselling',
      ...[2, 3, 4, 5].map((number) => `?page=${number}&sort=bestselling`),
    ]);
    // The row comes to rest at a slide first.
    await expect(async () => {
      await row.focus();
      await page.keyboard.press('Tab');
      await expect(inView.getByRole('link').first()).toBeFocused({ timeout: 300 });
    }).toPass();
  });

  await test.step('another genre begins at its first book', async () => {
    await region.getByRole('combobox').selectOption('Horror');
    await expect(inView.first()).toContainText('Book 0');
    await expect(region.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(next).toBeEnabled();
  });
});
