import { delivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { demoBook } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';

/** Runs in the browser: replaces every text by two elements, as Chrome does when it translates. */
function translateAsChrome(isEarly: boolean): void {
  const translate = (text: Node) => {
    const isLeft = text.parentElement?.closest('script, style, noscript, textarea, title, font');
    if (!text.parentNode || isLeft || !text.textContent?.trim()) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `~${text.textContent}`;
    text.parentNode.replaceChild(outer, text);
  };
  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  const begin = () => {
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) translateWithin(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // The cart has its count once the page handles events.
  const beginOnceReady = () => {
    if (isEarly || document.querySelector('[aria-label^="Cart, books: "]')) begin();
    else requestAnimationFrame(beginOnceReady);
  };
  document.addEventListener('DOMContentLoaded', beginOnceReady);
}

for (const isEarly of [true, false]) {
  asShopper(
    `on pages that the browser translates ${isEarly ? 'before' : 'once'} they handle events, a shopper filters, fills a cart and orders`,
    async ({ page, browserErrors }) => {
      // What was translated before is rendered anew.
      if (isEarly) browserErrors.expect(/Minified React error #418/);
      await page.addInitScript(translateAsChrome, isEarly);
      const cart = (count: number) => page.getByRole('link', { name: `Cart, books: ${count}` });
      const heading = (name: string) => page.getByRole('heading', { name: `~${name}`, level: 1 });

      await page.goto('/');
      await expect(cart(0)).toBeVisible();
      await page.getByRole('combobox', { name: 'Genre' }).selectOption({ label: '~Horror' });
      const topSellers = page.getByRole('region', { name: 'Top Sellers' });
      await expect(topSellers.getByRole('link', { name: '~Dracula' })).toBeVisible();
      await topSellers.getByRole('button', { name: 'Add to Cart: Dracula' }).click();
      await expect(cart(1)).toBeVisible();
      await topSellers.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Fiction' }).click();
      await expect(heading('Fiction books')).toBeVisible();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
      await expect(page).toHaveURL(/sort=title/);
      await page.getByRole('button', { name: '~$10 to $20' }).click();
      await expect(page.getByRole('button', { name: 'Remove filter: $10 to $20' })).toBeVisible();

      await page.goto('/books/kim');
      await page.getByRole('button', { name: `Add to Cart: ${demoBook('kim').title}` }).click();
      await cart(2).click();
      await page.getByRole('button', { name: 'Remove Dracula' }).click();
      await expect(cart(1)).toBeVisible();
      await page.getByRole('link', { name: '~Checkout' }).click();
      await expect(heading('Cash On Delivery')).toBeVisible();
      for (const [label, text] of Object.entries(delivery)) await page.getByLabel(label).fill(text);
      await page.getByRole('checkbox', { name: 'I agree' }).check();
      await placeOrder(page).click();
      await answerDialog(page.getByRole('dialog', { name: 'Order Confirmed' }), 'OK');
      await expect(heading('Your Orders')).toBeVisible();
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('main')).toContainText('Kim');
      await page.goBack();
      await expect(heading('Your Orders')).toBeVisible();
    },
  );
}
