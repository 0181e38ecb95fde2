import { call } from '../../api/shop-api.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { chooseFromMenu, logInAdmin, storedToken } from '../signing-in.ts';

const expiry = 'Token has been expired!,Plesase login again';

test('the admin session ends exactly one hour after the login, also after a reload and in two tabs', async ({
  page,
  context,
  browserErrors,
}) => {
  // What no page waits for may be under way while the clock jumps.
  browserErrors.expect(/settings of the shop could not be loaded: ApiError: TimeoutError/);
  await context.clock.install();
  const now = () => page.evaluate(() => Date.now());
  await page.goto('/admin');
  const before = await now();
  await logInAdmin(page);
  const after = await now();
  // A request that is under way while the clock jumps would time out.
  const figures = page.getByText('Trending Books in This Month');
  await expect(figures).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard/manage-books');
  await expect(otherTab.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  // A page that is used, or stands for a while, connects its bell to the database, which a jump would time out.
  const connectBells = async () => {
    for (const tab of [otherTab, page]) {
      await tab.mouse.move(300, 300);
      await expect(tab.getByRole('link', { name: /^Notifications .* to pack$/ })).toBeVisible();
    }
  };
  await connectBells();
  await context.clock.fastForward('30:00');
  await page.reload();
  await expect(figures).toBeVisible();
  await connectBells();

  await context.clock.pauseAt(before + 3_599_000);
  expect(await storedToken(page)).not.toBeNull();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.clock.pauseAt(after + 3_601_000);
  await expect.poll(() => storedToken(page)).toBeNull();
  await context.clock.resume();

  const alerts = () => [page, otherTab].map((tab) => tab.getByRole('dialog', { name: expiry }).count());
  await expect.poll(async () => (await Promise.all(alerts())).reduce((sum, count) => sum + count)).toBe(1);
  await expect(page).toHaveURL('/');
  await expect(otherTab).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin');
});

asShopper(
  "the admin's log-out ends the admin session here and on the server, not the shopper's",
  async ({ page }) => {
    await page.goto('/about');
    await chooseFromMenu(page, 'Dashboard');
    await logInAdmin(page);
    const token = (await storedToken(page)) ?? '';
    expect((await call('GET', '/api/admin', { token })).status).toBe(200);

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    await expect.poll(async () => (await call('GET', '/api/admin', { token })).status).toBe(401);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/admin');
  },
);
