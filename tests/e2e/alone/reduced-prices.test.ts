import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, callAsAdmin, untilListed } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { shown } from '../tested-shop.ts';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', { reducedPrices: 'off' }));

asAdmin(
  'by the EU rule a book of 100, then 80, then 90 dollars is reduced from 100 to 80, and not at all to 90',
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const book = await addBook({ oldPrice: 100, newPrice: 100 });

    /** The prices that a visitor sees struck through on the page of the book and on its card. */
    async function expectStruck(prices: string[], newPrice: string): Promise<void> {
      await expect(async () => {
        cdn.purge();
        await visitor.goto(`/books/${book._id}`);
        const article = visitor.getByRole('main').getByRole('article');
        await expect(article.getByText(newPrice, { exact: true })).toBeVisible({ timeout: 2000 });
        expect(await article.locator('s').allTextContents()).toEqual(prices);
        const data = await visitor.locator('script[type="application/ld+json"]').textContent();
        expect(data?.includes('StrikethroughPrice')).toBe(prices.length > 0);
        await visitor.goto(`/search?q=${book.title.split(' ').at(-1)}&literal=1`);
        const card = visitor.getByRole('main').getByRole('article').filter({ hasText: newPrice });
        await expect(card).toBeVisible({ timeout: 2000 });
        expect(await card.locator('s').allTextContents()).toEqual(prices);
      }).toPass();
    }

    async function save(newPrice: string, oldPrice: string, words: string): Promise<void> {
      await page.goto(`/dashboard/edit-book/${book._id}`);
      await page.getByLabel('New Price').fill(newPrice);
      await page.getByLabel('Old Price').fill(oldPrice);
      await expect(page.getByText(words)).toBeVisible();
      await press(page, 'Update Book');
      await answerDialog(page.getByRole('dialog', { name: 'Book Updated' }), 'OK');
      await expect(page.getByText(words)).toBeVisible();
    }

    await asAdmin.step('the owner sets the rule', async () => {
      await page.goto('/dashboard/settings');
      const prices = page.getByRole('form', { name: 'Reduced prices' });
      await prices
        .getByLabel('Struck-through price')
        .selectOption({ label: 'The lowest price of the 30 days before (EU rule)' });
      await press(page, 'Save reduced prices');
      await expect(page.getByText('Reduced prices saved')).toBeVisible();
      await expectAccessible(page);
    });

    await asAdmin.step('80 is reduced from 100, whatever old price is typed', async () => {
      await save('80', '150', shown('Shown: $100.00, the lowest price of the 30 days before'));
      await untilListed(book);
      await expectStruck([shown('$100.00')], shown('$80.00'));
    });

    await asAdmin.step('90 is not, since the book cost 80 within the last 30 days', async () => {
      await save('90', '100', shown('Not shown: the lowest price of the last 30 days was $80.00.'));
      await expectStruck([], shown('$90.00'));
    });

    await asAdmin.step('the owner takes the rule back, and the old price is as it was typed', async () => {
      await page.goto('/dashboard/settings');
      const prices = page.getByRole('form', { name: 'Reduced prices' });
      await prices.getByLabel('Struck-through price').selectOption({ label: 'The old price as it is typed' });
      await press(page, 'Save reduced prices');
      await expect(page.getByText('Reduced prices saved')).toBeVisible();
      await expectStruckTyped();
    });

    async function expectStruckTyped(): Promise<void> {
      await expect(async () => {
        cdn.purge();
        await visitor.goto(`/books/${book._id}`);
        const struck = visitor.getByRole('main').getByRole('article').locator('s');
        expect(await struck.allTextContents()).toEqual([shown('$100.00')]);
      }).toPass();
    }
  },
);
