import type { Page } from '@playwright/test';
import { demoBook, placeOrderOf, putIntoCart } from '../e2e/shop-data.ts';
import { newShopperOn } from '../e2e/signing-in.ts';
import { atMost, type Figure } from '../figures.ts';
import { openBrowser } from './browser.ts';
import { openFront } from './front.ts';

const kim = demoBook('kim');

/** An element of each page's content, on pages that a shopper has visited. */
const visited: Record<string, (page: Page, order: string) => ReturnType<Page['getByRole']>> = {
  '/': (page) => page.getByRole('main').getByRole('heading', { name: 'Top Sellers' }),
  '/books/kim': (page) => page.getByRole('main').getByRole('heading', { level: 1, name: kim.title }),
  '/cart': (page) => page.getByRole('main').getByRole('heading', { name: kim.title }),
  '/wishlist': (page) => page.getByRole('main').getByRole('heading', { name: kim.title }),
  '/orders': (page, order) => page.getByRole('main').getByText(`Order ${order}`),
};

const visits = 10;

/** From the navigation until a page shows its content, without a connection. */
async function secondsTo(page: Page, path: string, order: string): Promise<number> {
  const begin = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await visited[path]?.(page, order).waitFor();
  return (performance.now() - begin) / 1000;
}

/** Visited pages, without a connection. */
export async function measureOffline(): Promise<Figure[]> {
  const front = await openFront();
  const { context, close } = await openBrowser(front.address, 'allow');
  try {
    const page = await context.newPage();
    const { number } = await placeOrderOf(await newShopperOn(page), [kim]);
    await putIntoCart(page, kim);
    await page.goto(`/books/${kim._id}`);
    await page.getByRole('button', { name: `Add to wish list: ${kim.title}` }).click();
    // Twice: by then, what a page loads when idle is kept, too.
    for (const path of [...Object.keys(visited), ...Object.keys(visited)]) {
      await page.goto(path);
      await visited[path]?.(page, number).waitFor();
    }
    // Playwright cannot take the service worker offline.
    front.cut();
    await context.setOffline(true);
    const figures: Figure[] = [];
    for (const path of Object.keys(visited)) {
      const seconds: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) seconds.push(await secondsTo(page, path, number));
      const sorted = seconds.toSorted((one, other) => one - other);
      const middle = sorted[visits / 2] ?? Number.NaN;
      figures.push(
        atMost(`${path} offline`, `content, median of ${visits}`, middle, 1.5, 's'),
        atMost(`${path} offline`, `content, slowest of ${visits}`, sorted.at(-1) ?? Number.NaN, 1.5, 's'),
      );
    }
    return figures;
  } finally {
    await close();
    await front.close();
  }
}
