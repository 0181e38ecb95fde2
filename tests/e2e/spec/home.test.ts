import type { Page } from '@playwright/test';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

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

/** Goes to the home page from another one, so that the browser asks the API for its books. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
}

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headings = (page: Page, name: string) => carousel(page, name).locator('article h3');
const titlesOf = (books: readonly Book[]) => books.map(({ title }) => title);

test(
  'Top Sellers can be narrowed to a genre, and Recommended for You shows positions 8 to 17',
  holds('shop/browse', 'home/genres', 'home/recommended', 'constants/counts'),
  async ({ page }) => {
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
  },
);

test(
  'a card shows and links its book, cuts the description and offers the cart',
  holds('home/card'),
  async ({ page }) => {
    const books = await openHome(page);
    const cards = carousel(page, 'Top Sellers').locator('article');
    await pointAt(page, 'Top Sellers');
    await expect(cards).toHaveCount(18);
    expect(await cards.evaluateAll(describeCards)).toEqual(
      books.map(({ _id, title, description, coverImage, newPrice, oldPrice, stockLeft }) => ({
        links: [`/books/${_id}`, `/books/${_id}`],
        cover: coverImage ? `Cover of ${title}` : undefined,
        description:
          [...description].length > 80 ? `${[...description].slice(0, 80).join('')}…` : description,
        newPrice: `$${newPrice.toFixed(2)}`,
        oldPrice: `$${oldPrice.toFixed(2)}`,
        // Another test may have sold one out.
        button: stockLeft === 0 ? 'Out of stock' : 'Add to Cart',
      })),
    );
    await expect(cards.first().locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    const [first] = books;
    await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    await cards.first().locator('a').first().click();
    await expect(page).toHaveURL(`/books/${first?._id}`);
  },
);

function describeCards(cards: Element[]) {
  return cards.map((card) => ({
    // Beside those to its category and its authors.
    links: [...card.querySelectorAll('a[href^="/books/"]')].map((link) => link.getAttribute('href')),
    cover: card.querySelector('a img')?.getAttribute('alt') ?? undefined,
    // Behind the title and the author, which is a link.
    description: card.querySelector('h3 ~ p:not(:has(a))')?.textContent,
    newPrice: card.querySelector('p:has(s) > span:not(.sr-only)')?.textContent,
    oldPrice: card.querySelector('s')?.textContent,
    button: card.querySelector('button')?.textContent,
  }));
}

test(
  'without the API the home page shows its five News, says what failed and can be tried again',
  holds('home/news', 'constants/counts', 'everybody/accessible'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/net::ERR_FAILED/, /ApiError/);
    await page.route('**/api/**', (route) => route.abort());
    await goHome(page);
    const items = carousel(page, 'News').locator('article');
    await expect(items).toHaveCount(5);
    for (const item of await items.all()) {
      await expect(item.locator('h3')).toHaveText(/\w{3}/);
      await expect(item.locator('p')).toHaveText(/\w{3}/);
      await expect(item.locator('img')).toHaveAttribute('alt', /\w{3}/);
    }
    await expect(page.getByText('Error while loading books')).toHaveCount(2);
    await expectAccessible(page);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(headings(page, 'Top Sellers')).toHaveCount(18);
  },
);

test(
  'carousels show one slide, two from 768 px and three from 1100 px',
  holds('home/slides', 'constants/slides'),
  async ({ page }) => {
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
  },
);

function countVisibleSlides(region: Element): number {
  const frame = region.querySelector('ul')?.getBoundingClientRect();
  const slides = [...region.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
  return slides.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1)
    .length;
}

test(
  'home pages of 0 and of 8 books, and a genre without books, say that there are none',
  holds('home/recommended', 'home/genres'),
  async ({ page }) => {
    let count = 0;
    await page.route(/\/api\/books\?limit=18/, async (route) => {
      const response = await route.fetch();
      const books: Book[] = await response.json();
      const isEmptyGenre = route.request().url().endsWith('category=horror');
      await route.fulfill({ response, json: isEmptyGenre ? [] : books.slice(0, count) });
    });
    const noBooks = (name: string) => carousel(page, name).getByText('No books here yet.');
    for (count of [0, 8]) {
      await goHome(page);
      await expect(noBooks('Recommended for You')).toBeVisible();
      await expect(headings(page, 'Top Sellers')).toHaveCount(count);
      await expect(headings(page, 'News')).toHaveCount(5);
    }
    const topSellers = carousel(page, 'Top Sellers');
    await topSellers.getByRole('combobox').selectOption('Horror');
    await expect(noBooks('Top Sellers')).toBeVisible();
    await expect(topSellers.getByRole('article')).toHaveCount(0);
    await topSellers.getByRole('combobox').selectOption('Fiction');
    await expect(noBooks('Top Sellers')).toHaveCount(0);
    await expect(topSellers.locator('article p').first()).toHaveText('Fiction');
  },
);
