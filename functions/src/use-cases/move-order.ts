import { Timestamp } from 'firebase-admin/firestore';
import { addEntry, type Named, type NewEntry } from '../audit/audit-store.ts';
import { addStepMail } from '../mail/mail-store.ts';
import { orderCollection } from '../orders/order-document.ts';
import { database } from '../platform/firebase.ts';
import { Conflict, Forbidden, NotFound } from '../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../platform/http/retry-conflicts.ts';
import { sha256 } from '../platform/sha256.ts';
import {
  type Order,
  type OrderHistoryEntry,
  type OrderStepRequest,
  readOrder,
} from '../shared/order/order.ts';
import { findStep, type OrderActor, type OrderStatus } from '../shared/order/order-status.ts';
import { countOf } from '../stats/counter-store.ts';
import { countOrderChange } from '../stats/order-counts.ts';
import { bringsBack, giveBackStock } from '../stock/order-stock.ts';
import { readCounted } from '../stock/stock-store.ts';

/** Who takes a step: somebody of the dashboard, or the shopper with this uid. */
export type StepTaker = { actor: 'admin'; by: Named } | { actor: 'shopper'; uid: string };

/** A step, and whether this very call took it. */
export interface TakenStep {
  order: Order;
  isNew: boolean;
}

/** 409: the order is not what the caller takes it to be, or there is no such step; `details` says what it is. */
class NoSuchStep extends Conflict {
  constructor(status: OrderStatus) {
    super('order-changed', `The order is ${status} now`, { status });
  }
}

/** @throws NoSuchStep, Forbidden when the step exists and somebody else takes it */
function checkStep(order: Order, { from, to }: OrderStepRequest, actor: OrderActor): void {
  const step = findStep(from, to);
  if (order.status !== from || !step) throw new NoSuchStep(order.status);
  if (!step.by.includes(actor)) throw new Forbidden('Only the shop takes this step');
}

/** What of an order a step changes. */
function changesOf(order: Order, request: OrderStepRequest, entry: OrderHistoryEntry, totalCents: number) {
  const { to, carrier, trackingCode } = request;
  return {
    status: to,
    history: [...order.history, entry],
    ...(to === 'shipped' ? { carrier, trackingCode } : {}),
    ...(to === 'delivered' ? { cashCents: totalCents } : {}),
  };
}

/** The books of which an order took a copy; none for one that was placed before books were counted. */
function stockTakenBy({ stockTaken }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(stockTaken) ? stockTaken.filter((id) => typeof id === 'string') : [];
}

/** Nothing of the shopper: the history is kept when their data is erased. */
function stepEntry({ _id, number, status }: Order, to: OrderStatus, by: Named): NewEntry {
  const states = { before: { status }, after: { status: to } };
  return { by, kind: 'order', action: 'step', targetId: _id, title: number, ...states };
}

async function tryStep(
  id: string,
  taker: StepTaker,
  request: OrderStepRequest,
  key: string,
  now: Date,
): Promise<TakenStep> {
  const snapshot = await orderCollection().doc(id).get();
  const { updateTime } = snapshot;
  const data = snapshot.data();
  if (!data || !updateTime) throw new NotFound('The order');
  if (taker.actor === 'shopper' && data.uid !== taker.uid) throw new Forbidden('This is not your order');
  const order = readOrder(id, data);
  const keyHash = sha256(`${taker.actor}\n${key}`);
  if (snapshot.get(`stepKeys.${request.to}`) === keyHash) return { order, isNew: false };
  checkStep(order, request, taker.actor);

  const entry = { status: request.to, at: now.toISOString(), by: taker.actor, note: request.note };
  const totalCents = countOf(data.totalCents);
  const changes = changesOf(order, request, entry, totalCents);
  const changed = { ...order, ...changes };
  const figures = {
    placedAt: new Date(order.createdAt),
    totalCents,
    bookIds: order.productIds,
  };
  const uid: unknown = data.uid;
  const counted = bringsBack(order.status, request.to) ? await readCounted(stockTakenBy(data)) : [];
  // Reads nothing, so that many tries do not wait for each other: it fails when the order has changed since.
  await database().runTransaction(async (transaction) => {
    const written = { ...changes, [`stepKeys.${request.to}`]: keyHash, changedAt: Timestamp.fromDate(now) };
    transaction.update(snapshot.ref, written, { lastUpdateTime: updateTime });
    giveBackStock(transaction, id, counted, { to: request.to, by: taker.actor }, now);
    if (taker.actor === 'admin') addEntry(transaction, stepEntry(order, request.to, taker.by), now);
    countOrderChange(transaction, figures, order.status, request.to);
    if (typeof uid === 'string') addStepMail(transaction, changed, uid, now);
  });
  return { order: changed, isNew: true };
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
): Promise<TakenStep> {
  return retryConflicts(mostTriesOfWrite, () => tryStep(id, taker, request, key, now));
}
