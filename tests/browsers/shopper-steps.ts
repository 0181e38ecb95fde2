import { registerShopper, type SignedInShopper } from '../api/accounts.ts';
import { delivery } from '../e2e/checkout-page.ts';
import { addBook, callAsAdmin } from '../e2e/shop-data.ts';
import { password, untilSecondBegins } from '../e2e/signing-in.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { Visitor } from './visitor.ts';

/** Waits until pages follow the settings: an instance reads them again after a second. */
export async function changeSettings(settings: object, isSeen: (page: string) => boolean): Promise<void> {
  await callAsAdmin('PUT', '/api/settings', settings);
  await eventually(async () => {
    const page = await (await fetch(`${shopAddress}/about?${crypto.randomUUID()}`)).text();
    if (!isSeen(page)) throw new Error('The shop is as before');
  });
}

export async function logInAsNew(visitor: Visitor): Promise<SignedInShopper> {
  const shopper = await registerShopper();
  await visitor.open('/login');
  await enter(visitor, shopper.email, 'Login');
  // Home, to which the login leads.
  await visitor.sees('heading', 'Top Sellers');
  return shopper;
}

export async function addToCart(shopper: Visitor, fields: Parameters<typeof addBook>[0]): Promise<string> {
  const { _id, title } = await addBook(fields);
  await shopper.open(`/books/${_id}`);
  await shopper.press('button', `Add to Cart: ${title}`);
  await shopper.reads('Product Added to the Cart');
  return title;
}

export async function goToCheckout(shopper: Visitor): Promise<void> {
  await shopper.press('link', /^Cart, books: \d$/);
  await shopper.press('link', 'Checkout');
}

export async function fillDelivery(shopper: Visitor): Promise<void> {
  for (const [label, text] of Object.entries(delivery)) await shopper.fill(label, text);
}

export async function orderCart(shopper: Visitor): Promise<void> {
  await shopper.sees('heading', 'Cash On Delivery');
  await fillDelivery(shopper);
  await placeOrder(shopper);
}

/** From the form, filled in. */
export async function placeOrder(shopper: Visitor): Promise<void> {
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
