import { boxOf, resize } from '../boxes.ts';
import { asAdmin, expect } from '../shop-test.ts';

asAdmin('the first press on a button of the form counts, wherever the cursor is', async ({ page }) => {
  await page.goto('/dashboard/add-new-book');
  const main = page.getByRole('main');
  const [title, button] = [
    main.getByLabel('Title', { exact: true }),
    main.getByRole('button', { name: 'Save as draft' }),
  ];
  for (const width of [360, 1100]) {
    await resize(page, width);
    // Errors are computed from the first text on, and the cursor is in a required field.
    await title.fill('Emma');
    await title.fill('');
    const before = await boxOf(button);
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    expect(await boxOf(button)).toEqual(before);
    await page.mouse.up();
    await expect(title).toHaveAccessibleDescription('A draft needs a title');
    await page.reload();
  }
});

asAdmin(
  'the buttons of the form stay in sight, and on wide screens its parts stand side by side',
  async ({ page }) => {
    await page.goto('/dashboard/edit-book/frankenstein');
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Update Book' });
    const [description, price] = [main.getByLabel('Description'), main.getByLabel('New Price')];
    const stock = main.getByRole('region', { name: 'Stock' });
    for (const width of [360, 768, 1100, 1536]) {
      await resize(page, width, 740);
      for (const place of ['top', 'bottom']) {
        await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), place === 'bottom');
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      const [text, sale, below] = [await boxOf(description), await boxOf(price), await boxOf(stock)];
      const isBeside = sale.x >= text.x + text.width;
      expect({ width, isBeside }).toEqual({ width, isBeside: width >= 1100 });
      expect(below.y).toBeGreaterThan(sale.y);
      await expect(main.getByRole('img', { name: 'Cover of Frankenstein' })).toBeVisible();
    }
  },
);
