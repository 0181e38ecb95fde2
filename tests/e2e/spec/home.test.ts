import type { Page } from '@playwright/test';
import type { Book } from '../../../functions/src/shared/book.ts';
import { expect, test } from './visitors.ts';

/** Opens the home page and tells which books it came with, newest first. */
async function openHome(page: Page): Promise<Book[]> {
  await page.goto('/');
  const data = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  return data.queries[0].state.data;
}

/** Goes to the home page from another one, so that the browser asks the API for its books. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
}

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headings = (page: Page, name: string) => carousel(page, name).locator('article h3');

test('Top Sellers can be narrowed to a genre', async ({ page }) => {
  const books = await openHome(page);
  const topSellers = carousel(page, 'Top Sellers');
  const genre = topSellers.getByRole('combobox');
  await expect(genre).toHaveValue('Choose a genre');
  await expect(genre.locator('option')).toHaveText([
    'Choose a genre',
    'Business',
    'Fiction',
    'Horror',
    'Adventure',
  ]);
  await expect(headings(page, 'Top Sellers')).toHaveText(books.map(({ title }) => title));

  for (const choice of ['Business', 'Fiction', 'Horror', 'Adventure']) {
    const answer = page.waitForResponse(`**/api/books?limit=18&category=${choice.toLowerCase()}`);
    await genre.selectOption(choice);
    const chosen: Book[] = await (await answer).json();
    expect(new Set(chosen.map(({ category }) => category))).toEqual(new Set([choice.toLowerCase()]));
    await expect(headings(page, 'Top Sellers')).toHaveText(chosen.map(({ title }) => title));
  }
  await genre.selectOption('Choose a genre');
  await expect(headings(page, 'Top Sellers')).toHaveText(books.map(({ title }) => title));
});

test('Recommended for You shows the books at positions 8 to 17', async ({ page }) => {
  const books = await openHome(page);
  expect(books).toHaveLength(18);
  await expect(headings(page, 'Recommended for You')).toHaveText(
    books.slice(8, 18).map(({ title }) => title),
  );
});

test('News are five items that need no server', async ({ page, troubles }) => {
  troubles.expect(/net::ERR_FAILED/, /ApiError/);
  await page.context().route('**/api/**', (route) => route.abort());
  await goHome(page);
  const items = carousel(page, 'News').locator('article');
  await expect(items).toHaveCount(5);
  for (const item of await items.all()) {
    await expect(item.locator('h3')).toHaveText(/\w{3}/);
    await expect(item.locator('p')).toHaveText(/\w{3}/);
    await expect(item.locator('img')).toHaveAttribute('alt', /\w{3}/);
  }
  await expect(page.getByText('Error while loading books').first()).toBeVisible();
  await page.context().unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(headings(page, 'Top Sellers')).toHaveCount(18);
});

test('carousels show one slide, two from 768 px and three from 1100 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await openHome(page);
  for (const [width, slides] of [
    [767, 1],
    [768, 2],
    [1099, 2],
    [1100, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Top Sellers', 'Recommended for You', 'News']) {
      await expect(carousel(page, name).locator('li:not([inert])')).toHaveCount(slides);
      await expect.poll(() => carousel(page, name).evaluate(slidesInSight)).toBe(slides);
    }
  }
});

function slidesInSight(region: Element): number {
  const frame = region.querySelector('ul')?.getBoundingClientRect();
  const slides = [...region.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
  return slides.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1)
    .length;
}

test('a card shows and links its book, cuts the description and offers the cart', async ({ page }) => {
  const books = await openHome(page);
  const cards = carousel(page, 'Top Sellers').locator('article');
  await expect(cards).toHaveCount(18);
  expect(await cards.evaluateAll(describeCards)).toEqual(
    books.map(({ _id, title, description, coverImage, newPrice, oldPrice }) => ({
      links: [`/books/${_id}`, `/books/${_id}`],
      cover: coverImage ? `Cover of ${title}` : undefined,
      description: description.length > 80 ? `${description.slice(0, 80)}…` : description,
      newPrice: `$${newPrice.toFixed(2)}`,
      oldPrice: `$${oldPrice.toFixed(2)}`,
      button: 'Add to Cart',
    })),
  );
  await expect(cards.first().locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  const [first] = books;
  await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await cards.first().locator('a').first().click();
  await expect(page).toHaveURL(`/books/${first?._id}`);
});

function describeCards(cards: Element[]) {
  return cards.map((card) => ({
    links: [...card.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    cover: card.querySelector('a img')?.getAttribute('alt') ?? undefined,
    description: card.querySelectorAll('p')[1]?.textContent,
    newPrice: card.querySelector('p > span:not(.sr-only)')?.textContent,
    oldPrice: card.querySelector('s')?.textContent,
    button: card.querySelector('button')?.textContent,
  }));
}

for (const count of [0, 8]) {
  test(`a shop of ${count} books has a home page, too`, async ({ page }) => {
    await page.route(/\/api\/books\?limit=18/, async (route) => {
      const answer = await route.fetch();
      const books: Book[] = await answer.json();
      await route.fulfill({ response: answer, json: books.slice(0, count) });
    });
    await goHome(page);
    await expect(carousel(page, 'Recommended for You').getByText('No books here yet.')).toBeVisible();
    await expect(headings(page, 'Top Sellers')).toHaveCount(count);
    await expect(headings(page, 'News')).toHaveCount(5);
  });
}
