import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { hostOf } from '../../emulators/project.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { chooseFromMenu, fillCredentials, newShopperOn } from '../people.ts';
import { expect, test } from '../shop-test.ts';
import { addBook } from '../stock.ts';

/** Orders a book. @returns the name on the parcel, which stands nowhere but in this order */
async function orderFor(token: string): Promise<string> {
  const book = await addBook();
  const name = `Reader ${crypto.randomUUID()}`;
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = makeOrderRequest([book], { name });
  const { status } = await call('POST', '/api/orders', { token, headers, body });
  expect(status).toBe(201);
  return name;
}

test("after one shopper another one in the same tab never sees the first one's orders", async ({ page }) => {
  const first = await newShopperOn(page);
  const foreign = await orderFor(first.token);
  const second = await registerShopper();
  await chooseFromMenu(page, 'Orders');
  await expect(page.getByText(foreign)).toBeVisible();

  await chooseFromMenu(page, 'LogOut');
  await expect(page.getByText(foreign)).toBeHidden();
  await page.evaluate((name) => {
    new MutationObserver(() => {
      const { dataset, innerText } = document.body;
      if (innerText.includes(name)) dataset.sawForeignOrder = 'yes';
      if (innerText.trim() === '') dataset.wasBlank = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, foreign);
  await fillCredentials(page, second.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await chooseFromMenu(page, 'Orders');
  await expect(page.getByText('No orders found')).toBeVisible();
  const own = await orderFor(second.token);
  await expect(page.getByText(own)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-foreign-order');
  await expect(page.locator('body')).not.toHaveAttribute('data-was-blank');

  await chooseFromMenu(page, 'LogOut');
  await fillCredentials(page, first.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await chooseFromMenu(page, 'Orders');
  await expect(page.getByText(foreign)).toBeVisible();
  await expect(page.getByText(own)).toBeHidden();
});

test('orders that the database refuses are said to have failed, and can be tried again', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/A part of the page could not be loaded/, /FirebaseError: \nfalse for 'list'/);
  const { uid, token } = await newShopperOn(page);
  const name = await orderFor(token);
  // Asks for somebody else's orders in their place, which the rules refuse.
  let meddling = true;
  await context.route(`http://${hostOf('firestore')}/**/Listen/channel?**`, async (route) => {
    const postData = route.request().postData();
    if (meddling && postData?.includes(uid)) {
      await route.continue({ postData: postData.replaceAll(uid, 'f'.repeat(uid.length)) });
    } else {
      await route.continue();
    }
  });
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('Error getting orders data');
  meddling = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText(name);
});

test('orders that cannot be reached are said to have failed, not to be none', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(
    /DatabaseUnreachable/,
    /Listen\/channel/,
    /transport errored/,
    /Could not reach Cloud Firestore/,
    /cleardot\.gif/,
  );
  const { token } = await newShopperOn(page);
  const name = await orderFor(token);
  const channel = `http://${hostOf('firestore')}/**/Listen/channel?**`;
  await context.route(channel, (route) => route.abort());
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('Error getting orders data');
  await context.unroute(channel);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText(name, { timeout: 20_000 });
});
