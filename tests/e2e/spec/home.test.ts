import type { Page } from '@playwright/test';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { expect, test } from '../shop-test.ts';
import { shown } from '../tested-shop.ts';

/** Opens the home page and asks the API for the newest books, newest first. */
async function openHome(page: Page): Promise<Book[]> {
  await page.goto('/');
  return (await page.request.get('/api/books?limit=18')).json();
}

/** Points at a carousel, which then asks for all of its first page. */
async function pointAt(page: Page, name: string): Promise<void> {
  // Until Swiper is there, no slide is out of view.
  await expect(carousel(page, name).locator('li:not([inert])')).toHaveCount(3);
  await carousel(page, name).hover();
}

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headings = (page: Page, name: string) => carousel(page, name).locator('article h3');
const titlesOf = (books: readonly Book[]) => books.map(({ title }) => title);

test('Top Sellers can be narrowed to a genre, and Recommended for You shows positions 8 to 17', async ({
  page,
}) => {
  const books = await openHome(page);
  const genre = carousel(page, 'Top Sellers').getByRole('combobox');
  await expect(genre).toHaveValue('Choose a genre');
  const genres = ['Business', 'Fiction', 'Horror', 'Adventure'];
  await expect(genre.locator('option')).toHaveText(['Choose a genre', ...genres]);
  await pointAt(page, 'Top Sellers');
  await expect(headings(page, 'Top Sellers')).toHaveText(titlesOf(books));
  expect(books).toHaveLength(18);
  await expect(headings(page, 'Recommended for You')).toHaveText(titlesOf(books.slice(8, 18)));

  for (const choice of genres) {
    const answer = page.waitForResponse(`**/api/books?limit=18&category=${choice.toLowerCase()}`);
    await genre.selectOption(choice);
    const chosen: Book[] = await (await answer).json();
    expect(new Set(chosen.map(({ category }) => category))).toEqual(new Set([choice.toLowerCase()]));
    await expect(headings(page, 'Top Sellers')).toHaveText(titlesOf(chosen));
  }
  await genre.selectOption('Choose a genre');
  await expect(headings(page, 'Top Sellers')).toHaveText(titlesOf(books));
});

test('a card shows and links its book, cuts the description and offers the cart', async ({ page }) => {
  const books = await openHome(page);
  const cards = carousel(page, 'Top Sellers').locator('article');
  await pointAt(page, 'Top Sellers');
  await expect(cards).toHaveCount(18);
  expect(await cards.evaluateAll(describeCards)).toEqual(
    books.map(({ _id, title, description, coverImage, newPrice, oldPrice, stockLeft }) => ({
      links: [`/books/${_id}`, `/books/${_id}`],
      cover: coverImage ? `Cover of ${title}` : undefined,
      // The books of other tests may have no description and no old price, or be sold out.
      description:
        [...description].length > 80
          ? `${[...description].slice(0, 80).join('')}…`
          : description || undefined,
      newPrice: shown(`$${newPrice.toFixed(2)}`),
      oldPrice: oldPrice === newPrice ? undefined : shown(`$${oldPrice.toFixed(2)}`),
      button: stockLeft === 0 ? 'Out of stock' : 'Add to Cart',
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
    // Beside those to its category and its authors.
    links: [...card.querySelectorAll('a[href^="/books/"]')].map((link) => link.getAttribute('href')),
    cover: card.querySelector('a img')?.getAttribute('alt') ?? undefined,
    // Behind the title and the author, which is a link.
    description: card.querySelector('h3 ~ p:not(:has(a))')?.textContent,
    newPrice: [...card.querySelectorAll('.sr-only')].find((one) => one.textContent === 'Price: ')
      ?.nextElementSibling?.textContent,
    oldPrice: card.querySelector('s')?.textContent,
    button: card.querySelector('button')?.textContent,
  }));
}

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
      await expect.poll(() => carousel(page, name).evaluate(countVisibleSlides)).toBe(slides);
    }
  }
});

function countVisibleSlides(region: Element): number {
  const frame = region.querySelector('ul')?.getBoundingClientRect();
  const slides = [...region.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
  return slides.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1)
    .length;
}
