import { boxOf, columnsOf } from './boxes.ts';
import { expect, test } from './shop-test.ts';

const height = 900;

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1100, 2],
  [1536, 3],
] as const) {
  test(`a list of books stands in ${columns} columns at ${width} px, with every button whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/browse/fiction');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(5)).toBeVisible();
    expect(await columnsOf(cards)).toBe(columns);
    for (const card of (await cards.all()).slice(0, 6)) {
      const button = await boxOf(card.getByRole('button'));
      const frame = await boxOf(card);
      expect(button.x + button.width).toBeLessThanOrEqual(frame.x + frame.width);
    }
  });

  test(`the filters ${width < 1100 ? 'fold above' : 'stand beside'} a list of books at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/browse/fiction');
    const filters = page.getByRole('navigation', { name: 'Filters' });
    const choice = filters.getByRole('link', { name: /^Horror/ });
    const card = page.getByRole('main').getByRole('article').first();
    if (width < 1100) {
      await expect(choice).toBeHidden();
      await filters.getByText('Filters').click();
      await expect(choice).toBeVisible();
      expect((await boxOf(choice)).y).toBeLessThan((await boxOf(card)).y);
    } else {
      await expect(filters.getByText('Filters')).toBeHidden();
      const [link, book] = [await boxOf(choice), await boxOf(card)];
      expect(link.x + link.width).toBeLessThanOrEqual(book.x);
    }
  });
}

test('a list without filters begins where its heading does', async ({ page }) => {
  await page.setViewportSize({ width: 1536, height });
  await page.goto('/authors/mary-shelley');
  await expect(page.getByRole('navigation', { name: 'Filters' })).toHaveCount(0);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  const card = await boxOf(page.getByRole('main').getByRole('article').first());
  expect(card.x).toBe(heading.x);
});
