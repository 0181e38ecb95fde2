import { boxOf, columnsOf, resize } from '../boxes.ts';
import { expect, test } from '../shop-test.ts';

test('a list of books stands in two to six columns, with every button whole', async ({ page }) => {
  await page.goto('/browse/fiction');
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, columns] of [
    [320, 2],
    [360, 2],
    [768, 3],
    [1100, 4],
    [1536, 6],
  ] as const) {
    await resize(page, width);
    await expect(cards.nth(5)).toBeVisible();
    expect(await columnsOf(cards)).toBe(columns);
    for (const card of (await cards.all()).slice(0, 6)) {
      const frame = await boxOf(card);
      for (const button of await card.getByRole('button').all()) {
        const { x, width } = await boxOf(button);
        expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
      }
    }
  }
});

test('the filters fold above a list of books on small screens, and stand beside it from 1100 px on', async ({
  page,
}) => {
  await page.goto('/browse/fiction');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const choice = filters.getByRole('link', { name: /^Horror/ });
  const card = page.getByRole('main').getByRole('article').first();
  for (const width of [360, 768]) {
    await resize(page, width);
    await expect(choice).toBeHidden();
    await filters.getByText('Filters').click();
    await expect(choice).toBeVisible();
    expect((await boxOf(choice)).y).toBeLessThan((await boxOf(card)).y);
    await filters.getByText('Filters').click();
  }
  for (const width of [1100, 1536]) {
    await resize(page, width);
    await expect(filters.getByText('Filters')).toBeHidden();
    const [link, book] = [await boxOf(choice), await boxOf(card)];
    expect(link.x + link.width).toBeLessThanOrEqual(book.x);
  }
});

test('a list without filters begins where its heading does', async ({ page }) => {
  await resize(page, 1536);
  await page.goto('/search?q=moby-dick');
  await expect(page.getByRole('navigation', { name: 'Filters' })).toHaveCount(0);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  const card = await boxOf(page.getByRole('main').getByRole('article').first());
  expect(card.x).toBe(heading.x);
});
