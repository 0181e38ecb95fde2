import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../shop-test.ts';

test('a pointer that passes over the page does not load the app before the page is shown', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // The page is complete, and the browser idle, only when its covers have come, and this page always has one.
  const go = await holdRequests(page, /\/api\/covers\//);
  await page.addInitScript(() => {
    addEventListener('pointerover', () => document.documentElement.setAttribute('data-pointer-over', ''));
  });
  await page.goto('/books/dracula', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Dracula' }).hover();
  await expect(page.locator('html')).toHaveAttribute('data-pointer-over');
  expect(scripts).toEqual([]);
  go();
  await expect.poll(() => scripts.filter((address) => /\/assets\/app-.*\.js/.test(address))).toHaveLength(1);
});
