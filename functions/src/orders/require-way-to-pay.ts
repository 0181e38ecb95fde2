import { Conflict } from '../platform/http/api-errors.ts';
import { areaOf } from '../shared/delivery/delivery-quote.ts';
import type { OrderRequest } from '../shared/order/order-request.ts';
import { orderedCents } from '../shared/order/order-totals.ts';
import { type OrderOfVouchers, voucherCents } from '../shared/order/order-vouchers.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { type WayProblem, type WayProblems, wayProblems } from '../shared/shop/ways-to-pay.ts';
import type { OrderDocument } from './order-document.ts';

const messages: Readonly<Record<WayProblem['code'], (amount: string) => string>> = {
  'cash-above': (amount) => `Cash is taken for orders of up to ${amount}`,
  'cash-not-there': () => 'Cash is not taken where this order goes',
  'cash-off': () => 'Orders are paid online in this shop',
  'online-below': (amount) => `Orders are paid online from ${amount} on`,
  'payment-off': () => 'Orders are not paid online in this shop',
};

export function waysOff(
  { address, collection }: OrderRequest,
  totalCents: number,
  shop: Settings,
): WayProblems {
  const area = areaOf(shop.delivery.areas, address, shop)?.name;
  return wayProblems(shop, { totalCents, isCollected: collection === true, area }, moneyOf(shop));
}

/** In cents, after vouchers. */
export function leftToPay(document: OrderDocument & OrderOfVouchers): number {
  return orderedCents({ ...document }) - voucherCents(document);
}

/** @throws Conflict when a checked order cannot be paid in this way */
export function requireWay(
  way: keyof WayProblems,
  request: OrderRequest,
  document: OrderDocument & OrderOfVouchers,
  shop: Settings,
): void {
  const problem = waysOff(request, leftToPay(document), shop)[way];
  if (!problem) return;
  const { code, cents } = problem;
  const amount = moneyOf(shop).text(cents ?? 0);
  throw new Conflict(code, messages[code](amount), cents === undefined ? undefined : { amount });
}
