import { call } from '../../api/shop-api.ts';
import { asShopper, expect } from '../shop-test.ts';
import { chooseFromMenu, logInAdmin, storedToken } from '../signing-in.ts';

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
