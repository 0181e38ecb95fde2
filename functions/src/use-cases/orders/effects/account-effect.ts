import { addBoundCents, bindCents, findAccount } from '../../../customers/account-store.ts';
import { customers } from '../../../customers/customer-store.ts';
import { Conflict } from '../../../platform/http/api-errors.ts';
import { boundCents } from '../../../shared/order/order-account.ts';
import { moneyOf } from '../../../shared/shop/money-format.ts';
import type { OrderEffect } from './order-event.ts';

/** Binds unpaid money to the customer's credit limit. @throws Conflict when a new order exceeds it */
export const accountEffect: OrderEffect = async ({ before, after, shop }) => {
  const { account } = after;
  const cents = boundCents(after) - (before ? boundCents(before) : 0);
  if (!account || cents === 0) return undefined;
  if (before) return { write: (transaction) => addBoundCents(transaction, account.customerId, cents) };
  const [bound, { limitCents }] = await Promise.all([
    findAccount(account.customerId),
    customers.find(account.customerId),
  ]);
  const leftCents = Math.max(0, limitCents - bound.boundCents);
  if (cents > leftCents) {
    const amount = moneyOf(shop).text(leftCents);
    const message = `Only ${amount} are left of the limit of this customer`;
    throw new Conflict('above-limit', message, { leftCents, amount });
  }
  return { write: (transaction) => bindCents(transaction, bound, cents) };
};
