import { holds } from '../../promises/holds.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../shop-test.ts';

test(
  'what is pressed and chosen before any script file has arrived takes effect',
  holds('home/early-use'),
  async ({ page }) => {
    const go = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const topSellers = page.getByRole('region', { name: 'Top Sellers' });
    await topSellers
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await topSellers.getByRole('combobox').selectOption('Horror');
    go();
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    await expect(topSellers.locator('article p').first()).toHaveText('Horror');
  },
);
