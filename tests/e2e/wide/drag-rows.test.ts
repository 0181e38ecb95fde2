import type { Locator } from '@playwright/test';
import { asAdmin, expect } from '../shop-test.ts';

type Point = { x: number; y: number };

asAdmin('A genre is dragged by a finger on its handle; beside it the finger scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  await page.goto('/dashboard/settings/genres');
  const form = page.getByRole('form', { name: 'Genres' });
  const names = () =>
    form.getByLabel('Name').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
  const row = (name: string) => form.getByRole('group', { name });
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });

  async function middleOf(element: Locator): Promise<Point> {
    const box = await element.boundingBox();
    if (!box) throw new Error('It is not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function drag(from: Point, byY: number): Promise<void> {
    await send('touchStart', [from]);
    for (let step = 1; step <= 10; step += 1) {
      await send('touchMove', [{ x: from.x, y: from.y + (byY * step) / 10 }]);
    }
    await send('touchEnd', []);
  }

  // Each row grows by the number of its books, which loads later.
  await expect(row('Technology').getByRole('link', { name: /^[\d,]+ books?$/ })).toBeVisible();
  const before = await names();
  const [first, second, ...others] = before;
  await row('Technology').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const handle = await middleOf(row('Business').getByTitle('Drag to move'));
  const target = await middleOf(row('Technology'));
  await drag(handle, target.y - handle.y + 40);
  await expect(page.getByText(`${first}: place 2 of ${before.length}`)).toBeAttached();
  expect(await names()).toEqual([second, first, ...others]);
  await expect(form.getByText('Not saved yet')).toBeVisible();

  const scrolled = await page.evaluate(() => scrollY);
  await drag(await middleOf(row('Technology').getByText('/browse/technology')), -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  expect(await names()).toEqual([second, first, ...others]);
});
