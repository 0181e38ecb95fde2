import { brotliCompressSync } from 'node:zlib';
import { expectAccessible } from '../../accessibility.ts';
import { tabTo } from '../../keyboard.ts';
import { homeBudget } from '../../page-budgets.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { callAsAdmin, demoBook } from '../../shop-data.ts';
import { asAdmin, expect } from '../../shop-test.ts';

asAdmin.afterEach(async () => {
  const { body } = await callAsAdmin('GET', '/api/admin/shelves');
  for (const { id } of body) await callAsAdmin('DELETE', `/api/shelves/${id}`);
});

asAdmin(
  'a shelf is filled by keyboard alone, and visitors find it on home and on its page',
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const [frankenstein, kim] = [demoBook('frankenstein'), demoBook('kim')];
    const type = (text: string) => page.keyboard.type(text);
    const enter = () => page.keyboard.press('Enter');

    await asAdmin.step('the shopkeeper adds it, finds two books, notes and moves them', async () => {
      await page.goto('/dashboard/shelves');
      await tabTo(page, page.getByLabel('Title'));
      await type('Staff picks');
      await enter();
      await expect(page.getByLabel('Address')).toHaveValue('staff-picks');
      await tabTo(page, page.getByLabel('Text'));
      await type('What we press into the hands of friends.');
      await tabTo(page, page.getByLabel('On home'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, page.getByLabel('Published: shoppers see it'));
      await page.keyboard.press('Space');
      for (const { title } of [frankenstein, kim]) {
        await tabTo(page, page.getByRole('searchbox', { name: 'Find books to add' }));
        await page.keyboard.press('ControlOrMeta+a');
        await type(title);
        await enter();
        await tabTo(page, page.getByRole('button', { name: `Add ${title}`, exact: true }));
        await enter();
      }
      await tabTo(page, page.getByRole('button', { name: `Move up: ${kim.title}` }), 'Shift+Tab');
      await enter();
      await expect(page.getByText(`${kim.title}: place 1 of 2`)).toBeAttached();
      await tabTo(page, page.getByLabel('Note').first());
      await type('Read it on a train.');
      await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }).first());
      await type('Iris');
      await enter();
      await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectNoSidewaysScroll(page);
    });

    await asAdmin.step('a visitor finds it on home, whose HTML stays within its budget', async () => {
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        const html = await (await visitor.goto('/'))?.text();
        expect(html).toContain('Read it on a train.');
        expect(brotliCompressSync(html ?? '').length).toBeLessThan(homeBudget.html * 1024);
      }).toPass();
      const shelf = visitor.getByRole('region', { name: 'Staff picks' });
      await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([kim.title, frankenstein.title]);
      await expect(visitor.getByRole('link', { name: 'All shelves' })).toHaveAttribute('href', '/shelves');
      await expectAccessible(visitor);
      await shelf.getByRole('link', { name: 'See all 2 books: Staff picks' }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Staff picks');
    });

    await asAdmin.step('and on its page, with the words of the person who picked it', async () => {
      await visitor.reload();
      await expect(visitor.getByRole('figure')).toHaveText('Read it on a train.– Iris');
      await visitor.setViewportSize(narrow);
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: `Add to Cart: ${kim.title}` }).click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await visitor.getByRole('link', { name: 'Our shelves' }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Our shelves');
      await expectAccessible(visitor);
    });
  },
);
