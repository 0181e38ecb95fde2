import { holds } from '../../promises/holds.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';

test(
  'a full local storage only stops the cart from being kept',
  holds('everybody/local-storage'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/cannot be (kept|written)/);
    await page.goto('/search?q=kim');
    await page.evaluate(() => {
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          while (localStorage.length < 1000)
            localStorage.setItem(`full ${size} ${localStorage.length}`, 'x'.repeat(size));
        } catch (error) {
          if (!(error instanceof DOMException)) throw error;
        }
      }
    });
    await page.getByRole('article').getByRole('button', { name: 'Add to Cart: Kim' }).click();
    await page.getByRole('link', { name: 'Cart, books: 1' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Kim', exact: true })).toBeVisible();
  },
);

test(
  'with a forbidden local storage books can be seen and put into the cart',
  holds('everybody/local-storage'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/cannot be (read|written|kept)/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/books/kim');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, books: 1' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Kim', exact: true })).toBeVisible();
  },
);

test(
  'a stored cart that cannot be read is an empty cart that works again',
  holds('everybody/local-storage'),
  async ({ page, browserErrors }) => {
    browserErrors.expect(/The stored cart cannot be read/);
    await page.goto('/about');
    for (const stored of ['{"half', '{"_id":"x"}', '[null, 7, {"_id":"x","newPrice":"a lot"}]']) {
      await page.evaluate((cart) => localStorage.setItem('cart', cart), stored);
      await page.goto('/cart');
      await expect(page.getByText('No produt found')).toBeVisible();
    }
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/cart');
    await expect(page.getByRole('listitem').filter({ hasText: 'Kim' })).toContainText('Qty: 1');
  },
);
