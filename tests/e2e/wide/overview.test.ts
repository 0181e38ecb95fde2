import type { SalesOverview } from '../../../functions/src/shared/order/sales.ts';
import { resize } from '../boxes.ts';
import { asAdmin, expect } from '../shop-test.ts';

const unbroken = 'Extraordinary'.repeat(24).slice(0, 300);
const long = 'Extraordinary Popular Delusions and the Madness of Crowds';

const sales: SalesOverview = {
  toPack: 7,
  packed: 100,
  cashToCount: { day: '2026-11-21', cents: 123_456_789 },
  importAtWork: { id: 'an-import', fileName: unbroken, state: 'checked' },
  failedMails: { count: 2, orders: [{ orderId: 'first', number: unbroken }] },
  days: [{ day: '2026-11-22', orders: 2, salesCents: 3275 }],
  bestSellers: [long, unbroken].map((title) => ({ bookId: title, title, copies: 12 })),
  lowStock: {
    count: 2,
    books: [long, unbroken].map((title) => {
      return { bookId: title, title, onHand: 0, shelf: 'Upper floor, case 12' };
    }),
  },
};

asAdmin('long titles push nothing out of the overview at any width', async ({ page }) => {
  await page.route('**/api/admin/sales', (route) => route.fulfill({ json: sales }));
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: long }).first()).toBeVisible();
  for (const width of [320, 360, 768, 1100, 1536]) {
    await resize(page, width);
    const cards = await main
      .locator('section')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(Math.max(...cards)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
