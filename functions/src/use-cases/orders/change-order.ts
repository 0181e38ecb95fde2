import { applyChange, type OrderChange } from '../../order-change/apply-change.ts';
import { withOfferJudged } from '../../order-change/offer-not-met.ts';
import { withVouchersSettled } from '../../order-change/settle-vouchers.ts';
import { lastStepOf } from '../../order-change/undo-step.ts';
import {
  changeKey,
  changingOrder,
  isChangeMade,
  madeBefore,
  type ReadOrder,
  readForChange,
  writeChange,
} from '../../orders/order-change-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, Forbidden } from '../../platform/http/api-errors.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Order } from '../../shared/order/order.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { invoiceQueue } from './effects/invoice-effect.ts';
import { type Attempt, queueOrders, tryOrder } from './effects/order-attempts.ts';
import { prepareOrder } from './effects/order-effects.ts';
import { actorOf, type OrderParty } from './effects/order-event.ts';
import { vouchersOfChange } from './vouchers-of-change.ts';

/** `isNew` is false when an earlier try has made the change. */
export interface ChangedOrder {
  order: Order;
  isNew: boolean;
  /** The number of what was created, also by an earlier try; 0 for nothing. */
  made: number;
}

/** @throws Conflict for an erased shopper: no personal data may be added */
export function requireShopper({ uid }: ReadOrder): void {
  if (uid === undefined) throw new Conflict('order-erased', 'The data of this shopper was erased');
}

/** May name the shopper, unlike the shop's own entries about money. */
function isPersonal(change: OrderChange, by: OrderParty): boolean {
  if (change.kind === 'cash')
    return by.kind === 'person' && (change.request.reference !== '' || change.request.note !== '');
  return ['recipient', 'message', 'discount', 'withdrawal', 'missing copy'].includes(change.kind);
}

/** Once per key. @throws NotFound, Forbidden for another shopper's order, OrderChanged, KeyReused */
export function changeOrder(
  id: string,
  by: OrderParty,
  change: OrderChange,
  key: string,
  now: Date,
  signal?: AbortSignal,
): Promise<ChangedOrder> {
  return tryOrder((attempt) => tryToChange(id, by, change, { key, now, attempt }), signal);
}

interface Frame {
  key: string;
  now: Date;
  attempt: Attempt;
}

async function tryToChange(
  id: string,
  by: OrderParty,
  change: OrderChange,
  { key, now, attempt }: Frame,
): Promise<ChangedOrder> {
  const read = await readForChange(id);
  const { order, uid, stockTaken, unconfirmedCopies } = read;
  if (by.kind === 'shopper' && uid !== by.uid) throw new Forbidden('This is not your order');
  const actor = actorOf(by);
  const changed = changeKey(actor, key, change);
  if (isChangeMade(read, changed)) return { order, isNew: false, made: madeBefore(read, changed) };
  if (isPersonal(change, by)) requireShopper(read);

  // Not cached: an offer or a voucher gets back what the owner's present settings say.
  const shop = await (order.offer || order.vouchers ? findSettings() : recentSettings());
  const { fixedPrices, locale } = shop;
  const before = changingOrder(read);
  const today = shopDay(now, shop);
  const isBySystem = by.kind === 'system';
  const vouchers = await vouchersOfChange(order, change, shop, today);
  const context = {
    actor,
    isBySystem,
    now,
    today,
    fixedPrices,
    locale,
    ...(vouchers.rule && { vouchers: vouchers.rule }),
  };
  const made = applyChange(before, read.lastStep, change, context);
  const judged = shop.offers.isTakenBack ? withOfferJudged(before, made, context) : made;
  // Last, by the new price of the order.
  const applied = withVouchersSettled(before, judged, context);
  const lastStep = by.kind === 'person' ? lastStepOf(before, applied) : undefined;
  // Shoppers do not see the count of parcels.
  const { parcelsMade: _, ...visible } = applied.fields;
  const { keyHash } = changed;
  const after = { ...order, ...visible };
  const event = { before, after, by, uid, keyHash, now, shop, attempt, stockTaken, unconfirmedCopies };
  const copies = change.kind === 'received copy' ? [change.bookId] : [];
  return queueOrders([...copies, ...invoiceQueue(before, shop)], async () => {
    const { order, fields, writeEffects } = await prepareOrder({
      ...event,
      vouchers: vouchers.read,
      change: applied,
    });
    const { made = 0 } = applied;
    // Reads nothing, so that tries do not wait for each other; fails when the order has changed since.
    await database().runTransaction(async (transaction) => {
      writeChange(transaction, read, { ...applied.fields, ...fields }, changed, now, made, lastStep);
      writeEffects(transaction);
    });
    return { order, isNew: true, made };
  });
}
