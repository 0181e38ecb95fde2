import { database } from '../../../../functions/src/platform/firebase.ts';
import { expectAccessible } from '../../accessibility.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { adminToken, callAsAdmin, demoBook, placeOrderOf } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';

asShopper.use({ viewport: narrow });
asShopper.beforeAll(() => callAsAdmin('PUT', '/api/settings', { reviews: true }));
asShopper.afterAll(() => callAsAdmin('PUT', '/api/settings', { reviews: false }));

asShopper(
  'a shopper reviews a delivered book by keyboard, the desk publishes it, and every visitor reads it',
  async ({ page, cdn, shopper, newVisitor }) => {
    const { _id } = await placeOrderOf(shopper, [demoBook('kim')]);
    await database().doc(`orders/${_id}`).update({ status: 'delivered' });
    const write = page.getByRole('button', { name: 'Write a review of Kim' });
    await expect(async () => {
      cdn.purge();
      await page.goto(`/orders/${_id}`);
      await expect(write).toBeVisible({ timeout: 5000 });
    }).toPass();
    await write.press('Enter');
    await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
    await page.keyboard.press('Space');
    for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
    await page.getByLabel('Review', { exact: true }).fill('All of the Grand Trunk Road.');
    await page.getByLabel('Name').fill('Robin P.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByText('Waiting for the shop to publish it.')).toBeVisible();

    const desk = await newVisitor();
    await desk.setViewportSize(narrow);
    await desk.addInitScript((token) => localStorage.setItem('token', token), await adminToken());
    await desk.goto(`${cdn.address}/dashboard/reviews`);
    const publish = desk.getByRole('button', { name: 'Publish: the review of Kim by Robin P.' });
    await expect(publish).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);
    await publish.click();
    await expect(desk.getByText('The review of “Kim” is published')).toBeVisible();

    cdn.purge();
    await page.goto('/books/kim');
    await expect(page.getByText('All of the Grand Trunk Road.')).toBeVisible();
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);
