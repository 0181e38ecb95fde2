import type { DocumentReference } from 'firebase-admin/firestore';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../../functions/src/orders/order-number.ts';
import { database } from '../../../functions/src/platform/firebase.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { registerShopper, updateProfile } from '../../api/accounts.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { canaryHost, type HostileText } from '../../fixtures/hostile-texts.ts';
import { placeOrder } from '../checkout-page.ts';
import { addUnlistedBooks, asShown, pictureHost, removeUnlistedBooks } from '../hostile-books.ts';
import { allowForAllTexts, answerCovers, expectNothing, openAndInspect, texts } from '../hostile-run.ts';
import { expectToRead, injectedContent } from '../injected-content.ts';
import { storeCart } from '../page-budgets.ts';
import { expect, test } from '../shop-test.ts';
import { fillCredentials, press } from '../signing-in.ts';

test.beforeEach(allowForAllTexts);

test('hostile texts in the address bar are text, in pages and in the API', async ({
  page,
  browserErrors,
}) => {
  // The router matches no address of several lines, not even with the catch-all page.
  browserErrors.expect(/status of 40[04]/, /ApiError/, /No routes matched location "\/.*%(?:0A|E2%80%A8)/);
  const findings: string[] = [];
  const books = await addUnlistedBooks(texts);
  for (const [index, { text }] of texts.entries()) {
    const encoded = encodeURIComponent(text);
    await page.goto(`/search?q=${encoded}#${encoded}`);
    await expectToRead(page, [text.trim()]);
    findings.push(...(await injectedContent(page)));
    for (const path of [`/${encoded}`, `/books/${encoded}`]) {
      findings.push(...(await openAndInspect(page, path)));
    }
    for (const path of [`books/${books[index]?._id}`, `books/${encoded}`, `books?q=${encoded}`]) {
      const answer = await page.goto(`/api/${path}`);
      expect(answer?.headers()['content-type']).toBe('application/json; charset=utf-8');
      expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThanOrEqual(2);
      findings.push(...(await injectedContent(page)));
    }
  }
  await removeUnlistedBooks(books);
  expectNothing('in the address bar, and the API opened as a page', findings, browserErrors);
});

/** Past the checks of the API; every text of the order is this one. */
async function storeOrder(uid: string, hostile: HostileText): Promise<DocumentReference> {
  const text = asShown(hostile);
  const address = { street: text, city: text, country: text, state: text, zipcode: text };
  const request = makeOrderRequest([], { name: text, phone: text, address });
  const line = { bookId: 'no-such-book', title: text, unitCents: 100, coverImage: hostile.text };
  const reference = database().collection('orders').doc();
  const number = orderNumber(reference.id, 0);
  const shopper = { uid, email: text };
  const order = orderDocument({
    number,
    shopper,
    request,
    lines: [line],
    placedAt: new Date(),
    money: dollars,
  });
  await reference.create({ ...order, totalPrice: text, carrier: text, trackingCode: text });
  return reference;
}

test("hostile texts in a shopper's profile, orders and checkout are shown as text", async ({
  context,
  page,
  browserErrors,
}) => {
  await answerCovers(context, browserErrors);
  browserErrors.expect(/status of 409/, /The order was not placed/);
  const findings: string[] = [];
  const shopper = await registerShopper();
  const orders = await Promise.all(texts.map((hostile) => storeOrder(shopper.uid, hostile)));

  await test.step('a login that is asked to lead elsewhere', async () => {
    await page.goto(`/login?next=https://${canaryHost}/&redirect=//${canaryHost}#https://${canaryHost}`);
    await fillCredentials(page, shopper.email);
    await press(page, 'Login');
    await expect(page).toHaveURL('/');
  });

  await test.step('the profile', async () => {
    for (const [index, { text }] of texts.entries()) {
      const photoUrl = index % 2 ? `${pictureHost}/${text}` : text;
      await updateProfile(shopper, { displayName: text, photoUrl });
      await page.goto('/about');
      await page.getByRole('button', { name: 'User menu' }).click();
      findings.push(...(await injectedContent(page)));
    }
  });

  await test.step('the orders', async () => {
    await page.goto('/orders');
    await expectToRead(page, texts.map(asShown));
    findings.push(...(await injectedContent(page)));
    await Promise.all(orders.map((order) => order.delete()));
  });

  await test.step('the checkout', async () => {
    const books = await addUnlistedBooks(texts.slice(-1));
    await page.addInitScript(storeCart, JSON.stringify(books));
    await page.goto('/checkout');
    await page.getByLabel('Full Name').waitFor();
    // A country field is a combobox from its first use on.
    const main = page.getByRole('main');
    for (const field of await main.getByRole('textbox').or(main.getByRole('combobox')).all()) {
      if (await field.isEditable()) await field.fill(books[0]?.description ?? '');
    }
    await page.getByRole('checkbox').check();
    await removeUnlistedBooks(books);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Failed to place an order' })).toBeVisible();
    findings.push(...(await injectedContent(page)));
  });
  expectNothing('in a shopper’s profile, orders and checkout', findings, browserErrors);
});
