import { changePassword } from '../../api/accounts.ts';
import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { fillCredentials, press } from '../signing-in.ts';

asShopper(
  'a session that was ended elsewhere leads from the checkout to the login, home and back, with what was typed',
  async ({ page, shopper, browserErrors }) => {
    browserErrors.expect(/status of 40[01]/, /The order was not placed/);
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    await fillDelivery(page);
    await changePassword(shopper, 'ink-and-paper');
    await placeOrder(page).click();
    const refused = page.getByRole('dialog', { name: 'Failed to place an order' });
    await expect(refused).toContainText('Please log in again');
    await answerDialog(refused, 'OK');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText(/^Please log in again/)).toBeVisible();
    await fillCredentials(page, shopper.email, 'ink-and-paper');
    await press(page, 'Login');
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'To the checkout' }).click();
    for (const [label, text] of Object.entries(delivery))
      await expect(page.getByLabel(label)).toHaveValue(text);
    await page.getByRole('checkbox').check();
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  },
);
