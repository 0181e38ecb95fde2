import type { Page } from '@playwright/test';
import { makePicture } from '../../fixtures/pictures.ts';
import { beforeStart, untilStarted } from '../page-budgets.ts';
import { addBook, deleteBook } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { asShown } from '../tested-shop.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

test('what is chosen stands in the address: it survives a reload, the way to a book and back', async ({
  page,
}) => {
  await page.goto('/browse');
  const status = main(page).getByRole('status');
  await main(page)
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Fiction/ })
    .click();
  await expect(page).toHaveURL('/browse/fiction');
  await page.getByRole('button', { name: asShown('$10 to $20') }).click();
  await expect(page).toHaveURL('/browse/fiction?price=10-20');
  // The address changes before its list is there, here and below.
  await expect(page.getByRole('link', { name: asShown('Remove filter: $10 to $20') })).toBeVisible();
  const headings = main(page).getByRole('article').getByRole('heading');
  const newestFirst = await headings.allTextContents();
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await expect(page).toHaveURL('/browse/fiction?price=10-20&sort=title');
  await expect(headings).not.toHaveText(newestFirst);
  await expect(page.getByLabel('Sort by')).toBeFocused();
  const count = (await status.textContent()) ?? '';
  expect(count).toMatch(/^\d+ books$/);
  await expect(headings).toHaveCount(Number.parseInt(count, 10));
  const titles = await headings.allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  await page.reload();
  await expect(status).toHaveText(count);
  await expect(headings).toHaveText(titles);
  await headings.getByRole('link').first().click();
  await expect(heading(page, titles[0] ?? '')).toBeVisible();
  await page.goBack();
  await expect(headings).toHaveText(titles);
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(heading(page, 'All books')).toBeVisible();
  await expect(page).toHaveURL('/browse?sort=title');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a reader searches, goes from book to author and another book, sorts and turns pages', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByPlaceholder('Search here').fill('twenty thousnd leages');
    await page.getByPlaceholder('Search here').press('Enter');
    await main(page)
      .getByRole('link', { name: /^Twenty Thousand Leagues Under the Seas/ })
      .click();
    await main(page).getByRole('link', { name: 'Jules Verne', exact: true }).first().click();
    await expect(heading(page, 'Books by Jules Verne')).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Around the World in Eighty Days/ })
      .click();
    await expect(heading(page, /^Around the World in Eighty Days/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
    await page.getByLabel('Sort by').focus();
    await page.getByLabel('Sort by').selectOption('Title, A to Z');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL('/browse?sort=title');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/browse?sort=title&page=2');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ books, page 2 of \d+$/);
  });
});

test('pictures from inside a book open in the page, turn by keys and buttons, and give the focus back', async ({
  page,
}) => {
  const pictures = ['one', 'two', 'three'].map((name) => `https://pictures.example/${name}.png`);
  await page.route('https://pictures.example/*', async (route) =>
    route.fulfill({ contentType: 'image/png', body: await makePicture('png', 400, 300) }),
  );
  const book = await addBook({ pictures });
  // Before, a picture is a link to its file.
  await beforeStart(page);
  await page.goto(`/books/${book._id}`);
  await untilStarted(page);
  const picture = (place: number) => `Picture ${place} of 3 from inside ${book.title}`;
  const viewer = page.getByRole('dialog', { name: 'Pictures from inside' });
  await page.getByRole('link', { name: picture(2) }).click();
  await expect(viewer.getByRole('img', { name: picture(2) })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: picture(3) })).toBeInViewport({ ratio: 1 });
  await expect(viewer.getByRole('button', { name: 'Next: Pictures from inside' })).toBeDisabled();
  for (const place of [2, 1]) {
    await viewer.getByRole('button', { name: 'Previous: Pictures from inside' }).click();
    await expect(viewer.getByRole('img', { name: picture(place) })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('link', { name: picture(2) })).toBeFocused();
  await deleteBook(book);
});
