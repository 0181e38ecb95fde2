import { addBoundCents, bindCents, findAccount } from '../../../customers/account-store.ts';
import { customers } from '../../../customers/customer-store.ts';
import { Conflict } from '../../../platform/http/api-errors.ts';
import { boundCents } from '../../../shared/order/order-account.ts';
import { moneyOf } from '../../../shared/shop/money-format.ts';
import type { OrderEffect } from './order-event.ts';

/** 409: with this order the customer would owe more than its limit. */
class AboveLimit extends Conflict {
  constructor(leftCents: number, amount: string) {
    super('above-limit', `Only ${amount} are left of the limit of this customer`, { leftCents, amount });
  }
}

/** Takes up as much of the limit of a customer on account as an order costs and is not paid. @throws AboveLimit */
export const accountEffect: OrderEffect = async ({ before, after, shop }) => {
  const { account } = after;
  const cents = boundCents(after) - (before ? boundCents(before) : 0);
  if (!account || cents === 0) return undefined;
  if (before) return { write: (transaction) => addBoundCents(transaction, account.customerId, cents) };
  const [bound, { limitCents }] = await Promise.all([
    findAccount(account.customerId),
    customers.find(account.customerId),
  ]);
  const left = Math.max(0, limitCents - bound.boundCents);
  if (cents > left) throw new AboveLimit(left, moneyOf(shop).text(left));
  return { write: (transaction) => bindCents(transaction, bound, cents) };
};
