import { Conflict, Forbidden } from '../platform/http/api-errors.ts';
import type { Order, OrderStepRequest } from '../shared/order/order.ts';
import { countsOf, findStep, type OrderActor, type OrderStatus } from '../shared/order/order-status.ts';

/** 409: the order is not what the caller takes it to be, or there is no such step; `details` says what it is. */
class NoSuchStep extends Conflict {
  constructor(status: OrderStatus) {
    super('order-changed', `The order is ${status} now`, { status });
  }
}

/** @throws NoSuchStep, Forbidden when the step exists and is not the actor's to take */
export function requireStep(order: Order, { from, to }: OrderStepRequest, actor: OrderActor): void {
  const step = findStep(from, to);
  if (order.status !== from || !step) throw new NoSuchStep(order.status);
  if (!step.by.includes(actor)) throw new Forbidden('Only the shop takes this step');
}

/** What of an order a step changes. */
export function stepChanges(
  order: Order,
  { to, carrier, trackingCode, note }: OrderStepRequest,
  { actor, totalCents, now }: { actor: OrderActor; totalCents: number; now: Date },
) {
  return {
    status: to,
    history: [...order.history, { status: to, at: now.toISOString(), by: actor, note }],
    ...(to === 'shipped' ? { carrier, trackingCode } : {}),
    ...(to === 'delivered' ? { cashCents: totalCents } : {}),
  };
}

/** Why the copies of an order come back with a step; undefined when they do not. */
export function reasonOfReturn(from: OrderStatus, to: OrderStatus): 'cancelled' | 'returned' | undefined {
  if (countsOf(from, 0).copies <= countsOf(to, 0).copies) return undefined;
  return to === 'returned' ? 'returned' : 'cancelled';
}
