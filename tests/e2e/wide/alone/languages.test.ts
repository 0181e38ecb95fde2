import { expectAccessible } from '../../accessibility.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { callAsAdmin } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';

asShopper.use({ viewport: narrow, locale: 'de-DE' });
asShopper.beforeAll(() => callAsAdmin('PUT', '/api/settings', { languages: ['de'] }));
asShopper.afterAll(() => callAsAdmin('PUT', '/api/settings', { languages: [] }));

asShopper(
  'a shopper is offered a book page in German once, orders there, and finds the order in English, too',
  async ({ page, cdn }) => {
    const offer = page.getByText('Diesen Shop gibt es auch auf Deutsch.');
    await expect(async () => {
      cdn.purge();
      await page.goto('/books/kim?');
      await expect(offer).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Auf Deutsch weiter' }).click();
    await expect(page).toHaveURL('/de/books/kim');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    // A phone has it in the footer alone, which follows below.
    await page.setViewportSize({ width: 768, height: 760 });
    const header = page.getByRole('banner');
    await header.locator('summary').click();
    await expectAccessible(page);
    await header.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/books/kim');
    await header.locator('summary').click();
    await expect(offer).toBeHidden();
    await header.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/books/kim');

    await page
      .getByRole('button', { name: /^(Add to Cart|In den Warenkorb): Kim$/ })
      .first()
      .click();
    await header.locator('a[href="/de/cart"]').click();
    await page.locator('a[href="/de/checkout"]').click();
    await expect(page).toHaveURL('/de/checkout');
    await page.locator('[name="name"]').fill('Ada Leser');
    await page.getByRole('checkbox').last().check();
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(page).toHaveURL('/de/orders');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    const order = page.getByRole('main').getByText('Kim').first();
    await expect(order).toBeVisible();
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/orders');
    await expect(order).toBeVisible();
  },
);
