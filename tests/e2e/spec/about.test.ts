import { expect, test } from './visitors.ts';

test('the about page says About', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toHaveText('About');
  await expect(page.getByRole('main').getByText('About', { exact: true })).toBeVisible();
});
