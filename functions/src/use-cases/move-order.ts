import { addEntry, type NewEntry } from '../audit/audit-store.ts';
import { addStepMail } from '../mail/mail-store.ts';
import { reasonOfReturn, requireStep, stepChanges } from '../orders/order-step.ts';
import { readForStep, stepKeyHash, writeStep } from '../orders/order-step-store.ts';
import { database } from '../platform/firebase.ts';
import { Forbidden } from '../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import type { Actor } from '../shared/audit/audit.ts';
import type { Order, OrderStepRequest } from '../shared/order/order.ts';
import type { OrderStatus } from '../shared/order/order-status.ts';
import { countOrderChange } from '../stats/order-counts.ts';
import { giveBackCopies, readCounted } from '../stock/stock-store.ts';
import { readBooksOnSale, showStock } from './books-on-sale.ts';

/** Who takes a step: a person of the dashboard, or the shopper with this uid. */
export type StepTaker = { actor: 'admin'; by: Actor } | { actor: 'shopper'; uid: string };

/** A step, and whether this very call took it. */
export interface TakenStep {
  order: Order;
  isNew: boolean;
}

/** Names nothing of the shopper: the history is kept when their data is erased. */
function stepEntry({ _id, number, status }: Order, to: OrderStatus, by: Actor): NewEntry {
  const states = { before: { status }, after: { status: to } };
  return { by, kind: 'order', action: 'step', targetId: _id, title: number, ...states };
}

/**
 * Takes an order a step on, once, however often it is tried.
 * @throws NotFound, Forbidden for another shopper's order, NoSuchStep
 */
export function takeStep(
  id: string,
  taker: StepTaker,
  request: OrderStepRequest,
  key: string,
  now: Date,
  signal?: AbortSignal,
): Promise<TakenStep> {
  return retryConflicts(mostTriesOfWrite, () => tryStep(id, taker, request, key, now), signal);
}

async function tryStep(
  id: string,
  taker: StepTaker,
  request: OrderStepRequest,
  key: string,
  now: Date,
): Promise<TakenStep> {
  const { actor } = taker;
  const { to } = request;
  const stored = await readForStep(id);
  const { order, uid, totalCents } = stored;
  if (taker.actor === 'shopper' && uid !== taker.uid) throw new Forbidden('This is not your order');
  const keyHash = stepKeyHash(actor, key);
  if (stored.stepKeys.get(to) === keyHash) return { order, isNew: false };
  requireStep(order, request, actor);

  const changes = stepChanges(order, request, { actor, totalCents, now });
  const changed = { ...order, ...changes };
  const reason = reasonOfReturn(order.status, to);
  const returned = reason ? stored.stockTaken : [];
  const [counted, onSale] = await Promise.all([readCounted(returned), readBooksOnSale(returned)]);
  // Reads nothing, so that many tries do not wait for each other: it fails when the order has changed since.
  await database().runTransaction(async (transaction) => {
    writeStep(transaction, stored, changes, keyHash, now);
    if (reason) {
      const cause = { orderId: id, reason, by: actor };
      showStock(transaction, onSale, giveBackCopies(transaction, counted, cause, now));
    }
    if (taker.actor === 'admin') addEntry(transaction, stepEntry(order, to, taker.by), now);
    const figures = { placedAt: new Date(order.createdAt), totalCents, bookIds: order.productIds };
    countOrderChange(transaction, figures, order.status, to);
    if (uid !== undefined) addStepMail(transaction, changed, uid, now);
  });
  return { order: changed, isNew: true };
}
