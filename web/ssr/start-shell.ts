import { browserIdle, startApp } from './start-app.ts';

// The inline script of a shell that has its page. Such a page is of little use without the app, which loads once it is
// painted.

/** In the background a page is not painted. */
function painted(): Promise<unknown> {
  const paint = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([paint, browserIdle()]);
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Tells the styles how much room the cart takes (`CheckoutSummary`), and whether there is anything to order. */
function noteCart(): void {
  const books = read('cart').split('"_id"').length - 1;
  const { style, dataset } = document.documentElement;
  // Those after the fourth share a line.
  style.setProperty('--cart-rows', String(books > 4 ? 4.7 : books));
  if (books === 0 || !read('signed-in')) dataset.cart = 'empty';
}

noteCart();
void startApp(painted());
