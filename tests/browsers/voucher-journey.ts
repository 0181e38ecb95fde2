import { expect } from 'vitest';
import { defaultSettings } from '../../functions/src/shared/shop/settings.ts';
import { delivery } from '../e2e/checkout-page.ts';
import { ordersOf, stepOrder } from '../e2e/shop-data.ts';
import { newEmail } from '../e2e/signing-in.ts';
import { stripeVariables } from '../emulators/stripe.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import type { Journey } from './journeys.ts';
import { setPayment } from './payment-journey.ts';
import { addToCart, fillDelivery, goToCheckout, logInAsNew, placeOrder } from './shopper-steps.ts';
import type { Visitor } from './visitor.ts';

const { vouchers } = defaultSettings;

/** For a friend. @returns its code, from the friend's mail */
async function buyVoucher(buyer: Visitor): Promise<string> {
  const friend = newEmail();
  await buyer.open('/vouchers');
  await buyer.press('radio', '$25.00');
  await buyer.fill('E-mail of the recipient', friend);
  await buyer.fill('Message (optional)', 'Read on!');
  await buyer.press('checkbox', 'I agree to the Terms of Service.');
  await buyer.press('button', 'Pay online');
  await buyer.sees('heading', 'The bank’s page');
  await buyer.press('button', 'Pay');
  await buyer.sees('heading', 'Your gift voucher');
  const { text } = await mailTo(friend, 'A gift voucher of');
  expect(text).toContain('Read on!');
  const [code = ''] = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(text) ?? [];
  return code;
}

/** Redeems a code, typed as people type one, at the checkout. */
async function payWith(shopper: Visitor, code: string): Promise<void> {
  await shopper.press('text', 'Redeem a voucher');
  await shopper.fill('Code of the voucher', code.toLowerCase().replaceAll('-', ' '));
  await shopper.press('button', 'Redeem');
  await shopper.reads('Nothing is left to pay.');
  await placeOrder(shopper);
  await shopper.sees('heading', 'Your Orders');
}

const statuses = ['placed', 'packed', 'shipped', 'delivered', 'returned'] as const;

async function buyAndSpend(visitor: Visitor): Promise<void> {
  const shopper = await logInAsNew(visitor);
  const code = await buyVoucher(visitor);
  await addToCart(visitor, { newPrice: 12 });
  await goToCheckout(visitor);
  await fillDelivery(visitor);
  await payWith(visitor, code);
  await visitor.press('link', /^Details and receipt/);
  await visitor.reads(`Paid by voucher …${code.slice(-4)}`);
  await visitor.open('/account');
  await visitor.reads('$13.00 of $25.00 left');

  const [order] = await ordersOf(shopper);
  for (const [index, from] of statuses.slice(0, -1).entries())
    await stepOrder(order, { from, to: statuses[index + 1] ?? from });
  await visitor.open('/account');
  await visitor.reads('$25.00 of $25.00 left');

  await addToCart(visitor, { newPrice: 25 });
  await goToCheckout(visitor);
  // The address is that of the order before.
  await visitor.holds('Zipcode', delivery.Zipcode);
  await payWith(visitor, code);
  await visitor.open('/account');
  await visitor.reads('$0.00 of $25.00 left');
}

export const voucherJourney: Journey = {
  title: 'a voucher is bought, comes by mail, pays in part, gets back what was returned, and pays the rest',
  // Changes of the cart within a second, which are sent again by themselves.
  warnings: /exchanged with the shop later: The lists were just changed/,
  async run(visitor) {
    Object.assign(process.env, stripeVariables);
    await setPayment('both', { vouchers: { ...vouchers, isOn: true } });
    try {
      await buyAndSpend(visitor);
    } finally {
      await setPayment('cash', { vouchers });
    }
  },
};
