import type { BrowserContext } from '@playwright/test';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { registerShopper, type SignedInShopper } from '../../api/accounts.ts';
import { hostOf } from '../../emulators/project.ts';
import { holdRequests } from '../hold-requests.ts';
import { demoBook, ordersOf, placeOrderOf } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { chooseFromMenu, fillCredentials, press, untilLoggedIn } from '../signing-in.ts';
import { anyAmount, delivered, shopLocale, shown } from '../tested-shop.ts';

const noAddress = { street: '', city: '', country: '', state: '', zipcode: '' };
const firestoreChannel = `http://${hostOf('firestore')}/**/Listen/channel?**`;

asShopper(
  "the orders list what the signed-in shopper has ordered, newest first, and print without the shop's frame",
  async ({ page, shopper }) => {
    await placeOrderOf(shopper, [demoBook('dracula'), demoBook('kim')]);
    await placeOrderOf(shopper, [demoBook('moby-dick')], {
      name: '<b>Nora</b>',
      phone: '',
      address: { ...noAddress, city: '<i>Cork</i>', country: '🇮🇪' },
    });
    await placeOrderOf(shopper, [demoBook('kim')], { name: '', phone: '', address: noAddress });
    await page.goto('/orders');
    const cards = page.getByRole('main').getByRole('article');
    const first = cards.last();
    const email = shopper.email.toLowerCase();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
    const numbers = (await ordersOf(shopper)).map(({ number }: Order) => `Order ${number}`);
    await expect(cards.getByRole('heading')).toHaveText(numbers);
    const today = new Date().toLocaleDateString(shopLocale, { dateStyle: 'long' });
    await expect(cards.first()).toContainText(today);
    await expect(first.getByRole('list', { name: 'Books' }).getByRole('listitem')).toHaveCount(2);
    await expect(first).toContainText('Dracula');
    const total = demoBook('dracula').newPrice + demoBook('kim').newPrice;
    await expect(first).toContainText(shown(delivered(`Total Price: $${total.toFixed(2)}`, 'Ireland')));
    const lines = ['Nora Field', '2 Quay Street', 'Galway', 'Connacht', 'H91', 'Ireland', '0015550100', email];
    for (const line of lines) await expect(first.getByText(line, { exact: true })).toBeVisible();
    await expect(cards.nth(1).locator('address')).toHaveText(
      `Cash on delivery to<b>Nora</b><i>Cork</i>🇮🇪${email}`,
    );
    await expect(cards.first().locator('address')).toHaveText(`Cash on delivery to${email}`);

    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(first).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const price = page.getByText(anyAmount).first();
    await expect(price).toHaveCSS('font-variant-numeric', 'tabular-nums');
  },
);

asShopper('a shopper without orders reads so, after a moment of loading', async ({ page }) => {
  const release = await holdRequests(page, `http://${hostOf('firestore')}/**`);
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(main.getByText('No orders found', { exact: true })).toBeVisible();
  await expect(main.getByText('Loading...')).toHaveCount(0);
});

/** Lets the page ask for another shopper's orders in place of the shopper's, which the rules refuse. */
async function askForOtherOrders(context: BrowserContext, { uid }: SignedInShopper): Promise<void> {
  await context.route(firestoreChannel, async (route) => {
    const postData = route.request().postData()?.replaceAll(uid, 'f'.repeat(uid.length));
    await route.continue(postData === undefined ? {} : { postData });
  });
}

asShopper(
  'orders that the database refuses, or that cannot be reached, are said to have failed, and can be tried again',
  async ({ page, context, shopper, browserErrors }) => {
    browserErrors.expect(
      /A part of the page could not be loaded/,
      /FirebaseError: \n.* for 'list'/,
      /DatabaseUnreachable/,
      /Listen\/channel/,
      /transport errored/,
      /Could not reach Cloud Firestore/,
      /cleardot\.gif/,
    );
    await placeOrderOf(shopper, [demoBook('kim')]);
    const failing = [
      () => askForOtherOrders(context, shopper),
      () => context.route(firestoreChannel, (route) => route.abort()),
    ];
    for (const fail of failing) {
      await fail();
      await page.goto('/orders');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Error getting orders data');
      await context.unroute(firestoreChannel);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toContainText('Kim');
    }
  },
);

asShopper(
  "after one shopper another one in the same tab never sees the first one's orders",
  async ({ page, shopper }) => {
    const [firstName, secondName] = [`Reader ${crypto.randomUUID()}`, `Reader ${crypto.randomUUID()}`];
    const second = await registerShopper();
    await placeOrderOf(shopper, [demoBook('kim')], { name: firstName });
    await page.goto('/orders');
    await expect(page.getByText(firstName)).toBeVisible();

    await chooseFromMenu(page, 'LogOut');
    await expect(page.getByText(firstName)).toBeHidden();
    await page.evaluate((name) => {
      new MutationObserver(() => {
        const { dataset, innerText } = document.body;
        if (innerText.includes(name)) dataset.sawForeignOrder = 'yes';
        if (innerText.trim() === '') dataset.wasBlank = 'yes';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, firstName);
    await fillCredentials(page, second.email);
    await press(page, 'Login');
    await untilLoggedIn(page);
    await chooseFromMenu(page, 'Orders');
    await expect(page.getByText('No orders found')).toBeVisible();
    await placeOrderOf(second, [demoBook('kim')], { name: secondName });
    await expect(page.getByText(secondName)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('body')).not.toHaveAttribute('data-saw-foreign-order');
    await expect(page.locator('body')).not.toHaveAttribute('data-was-blank');

    await chooseFromMenu(page, 'LogOut');
    await fillCredentials(page, shopper.email);
    await press(page, 'Login');
    await untilLoggedIn(page);
    await chooseFromMenu(page, 'Orders');
    await expect(page.getByText(firstName)).toBeVisible();
    await expect(page.getByText(secondName)).toBeHidden();
  },
);
