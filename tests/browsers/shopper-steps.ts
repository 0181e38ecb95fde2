import { delivery } from '../e2e/checkout-page.ts';
import { password, untilSecondBegins } from '../e2e/signing-in.ts';
import type { Visitor } from './visitor.ts';

// What the shoppers of several journeys do.

/** Orders what is in the cart of a shopper who is at the checkout. */
export async function orderCart(shopper: Visitor): Promise<void> {
  await shopper.sees('heading', 'Cash On Delivery');
  for (const [label, text] of Object.entries(delivery)) await shopper.fill(label, text);
  await shopper.press('checkbox', 'I agree to the Terms of Service.');
  await shopper.press('button', 'Place an Order');
  const confirmed = shopper.in('dialog', 'Order Confirmed');
  await confirmed.reads('Order Placed Successfully');
  await confirmed.press('button', 'OK');
}

export async function enter(shopper: Visitor, email: string, button: 'Register' | 'Login'): Promise<void> {
  await shopper.fill('Email', email);
  await shopper.fill('Password', password);
  if (button === 'Register') await untilSecondBegins();
  await shopper.press('button', button);
  await shopper.sees('button', 'User menu');
}
