import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import { delivery } from '../e2e/checkout-page.ts';
import { ordersOf } from '../e2e/shop-data.ts';
import { stripeVariables } from '../emulators/stripe.ts';
import type { Journey } from './journeys.ts';
import { logIn } from './shopkeeper-journeys.ts';
import { addToCart, changeSettings, fillDelivery, goToCheckout, logInAsNew } from './shopper-steps.ts';
import type { Visitor } from './visitor.ts';

export const setPayment = (payment: 'both' | 'cash', more: object = {}) =>
  changeSettings({ payment, ...more }, (page) => page.includes('"payment":"both"') === (payment === 'both'));

/** From the checkout, filled in. */
async function goToBank(shopper: Visitor): Promise<void> {
  await shopper.press('radio', 'Online');
  await shopper.press('checkbox', 'I agree to the Terms of Service.');
  await shopper.press('button', 'Pay online');
  await shopper.sees('heading', 'The bank’s page');
}

async function payAndGetBack(visitor: Visitor): Promise<void> {
  const shopper = await logInAsNew(visitor);
  await addToCart(visitor, { newPrice: 5 });
  await goToCheckout(visitor);
  await fillDelivery(visitor);
  await goToBank(visitor);
  await visitor.press('button', 'Go back');
  await visitor.sees('heading', 'Not paid');
  await visitor.press('button', 'Pay in cash instead');
  await visitor.reads('To pay in cash $5.00');

  const title = await addToCart(visitor, { newPrice: 12 });
  await addToCart(visitor, { newPrice: 8 });
  await goToCheckout(visitor);
  await visitor.holds('Zipcode', delivery.Zipcode);
  await goToBank(visitor);
  await visitor.reads('20.00 USD');
  await visitor.press('button', 'Pay');
  await visitor.sees('heading', 'Paid');
  await visitor.press('link', 'See your order');
  await visitor.reads('Paid online $20.00');

  const [order] = await ordersOf(shopper);
  await logIn(visitor);
  await visitor.open(`/dashboard/orders/${order._id}`);
  await visitor.press('button', `Take out: ${title}`);
  await visitor.press('radio', 'No longer wanted');
  await visitor.press('button', 'Take out of the order');
  await visitor.reads('Goes back $12.00');
  // Two minutes on, when the step can no longer be undone.
  await sweepPayments(new Date(Date.now() + 120_000));
  await visitor.reads('Given back $12.00');
  await visitor.reads('Due $0.00');
  await visitor.open(`/orders/${order._id}`);
  await visitor.reads('Paid online $20.00');
  await visitor.reads('Given back $12.00');
}

export const paymentJourney: Journey = {
  title:
    'a shopper comes back from the bank and pays in cash, pays by card, and gets the money of a book back',
  // Changes of the cart within a second, which are sent again by themselves.
  warnings: /exchanged with the shop later: The lists were just changed/,
  async run(visitor) {
    Object.assign(process.env, stripeVariables);
    await setPayment('both');
    try {
      await payAndGetBack(visitor);
    } finally {
      await setPayment('cash');
    }
  },
};
