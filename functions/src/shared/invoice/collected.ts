import type { Order } from '../order/order.ts';
import { type BillingChange, billingChange } from './billing-change.ts';
import { invoiceCents } from './invoice.ts';

export interface CollectedOrder {
  order: Order;
  change: BillingChange;
}

/** What was sent and waits for the customer's collective invoice; undefined for nothing. */
export function collectedChange(order: Order): BillingChange | undefined {
  if (!order.account?.isCollected) return undefined;
  const change = billingChange(undefined, order, 'sending', order.billed ?? []);
  return change?.kind === 'invoice' ? change : undefined;
}

export function toCollectCents(order: Order): number {
  const change = collectedChange(order);
  return change ? invoiceCents({ lines: change.parts }) : 0;
}
