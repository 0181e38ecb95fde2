import type { Transaction } from 'firebase-admin/firestore';
import { takeOffer } from '../../offers/offer-count-store.ts';
import { keepNumber, readShoppersPast, requireNoOrder, type WantedOrder } from '../../orders/order-store.ts';
import { leftToPay, requireWay } from '../../orders/require-way-to-pay.ts';
import { PaymentOver } from '../../payment/payment-over.ts';
import { beginTry, findPayment, type ReadPayment } from '../../payment/payment-store.ts';
import { createKeyedQueue } from '../../platform/queue.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { holdMs } from '../../shared/payment/payment.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { AddressNotConfirmed } from '../orders/effects/address-not-confirmed.ts';
import { type Attempt, tryOrder } from '../orders/effects/order-attempts.ts';
import { roomForUnconfirmed } from '../orders/effects/unconfirmed-effect.ts';
import { type CheckedOrder, checkAndWrite } from '../orders/new-order.ts';
import { askedPage } from './asked-page.ts';
import { endOthers } from './end-payment.ts';
import { noteLink } from './note-link.ts';
import { moveHeld } from './release-copies.ts';

/**
 * One open payment at a time. @throws AddressNotConfirmed: with addresses of others an attacker could hold the whole
 * stock
 */
async function roomFor({ id, shopper }: WantedOrder, copies: number, shop: StoredSettings) {
  if (shopper.isConfirmed) return undefined;
  const room = await roomForUnconfirmed(shopper.email, copies, shop);
  const others = room.payments.filter(({ _id }) => _id !== id);
  // This shopper's newer payment makes the transaction fail, and the next try ends it.
  if (others.some(({ state, uid }) => state === 'open' && uid === shopper.uid)) return room;
  if (others.length > 0) throw new AddressNotConfirmed();
  if (room.problem) throw room.problem;
  return room;
}

/** Concurrent payments of one shopper would end one another; the limit is what can be answered in time. */
const queueShopper = createKeyedQueue(12);

/** For a new payment or a released one. @throws as `placeOrder` */
export function holdCopies(wanted: WantedOrder, released?: ReadPayment, signal?: AbortSignal): Promise<void> {
  const hold = async (attempt: Attempt) => {
    // Another try has done it.
    if ((await findPayment(wanted.id))?.tries !== released?.tries) return;
    const { earlier, orderTimes } = await readShoppersPast(wanted);
    if (earlier) throw new PaymentOver('in-cash');
    // After readShoppersPast: a later payment of this shopper makes this try fail, and the next one ends it.
    if (!wanted.desk) await endOthers(wanted);
    const [counted, shop] = await Promise.all([readCounted(wanted.request.productIds), findSettings()]);
    await checkAndWrite(wanted, 'begun', { orderTimes, counted, shop, attempt }, (transaction, checked) =>
      writeHold(transaction, wanted, checked, shop, released),
    );
  };
  return queueShopper([wanted.shopper.uid], () => tryOrder(hold, signal));
}

async function writeHold(
  transaction: Transaction,
  wanted: WantedOrder,
  { document, checked, stockTaken, vouchers: read }: CheckedOrder,
  shop: StoredSettings,
  released: ReadPayment | undefined,
): Promise<void> {
  const { id, shopper, request, desk, now } = wanted;
  const { uid } = shopper;
  const { vouchers = [] } = document;
  requireWay('online', request, document, shop);
  const room = await roomFor(wanted, stockTaken.length, shop);
  const number = released?.number ?? document.number;
  const until = heldUntil(wanted, shop);
  const order = { ...document, number, ...(desk && { takenBy: desk.takenBy }) };
  // Before all writes, since it reads.
  if (desk) await noteLink(transaction, order, desk, { id, uid, until, shop, now });
  requireNoOrder(transaction, id);
  const tries = beginTry(transaction, wanted, released, until, {
    uid,
    number,
    orderId: id,
    amountCents: leftToPay(document),
    currency: currencyOf(document),
    order,
    vouchers,
    request: desk?.request ?? request,
    ...(desk && { isLink: true }),
    stockTaken,
    asked: askedPage(order, id, shop, desk ? 'link' : 'payment'),
    unconfirmedCopies: room?.copies ?? 0,
  });
  if (!released) keepNumber(transaction, id, number);
  room?.take(transaction);
  if (checked.offer) takeOffer(transaction, checked.offer);
  const held = { _id: id, number, stockTaken, tries, vouchers };
  const by = desk ? 'admin' : 'shopper';
  const move = { reason: 'held', by, now, today: shopDay(now, shop) } as const;
  moveHeld(transaction, { ...checked, vouchers: read }, held, move);
}

/** Then the sweep looks at the payment, too. */
function heldUntil({ desk, now }: WantedOrder, { linkDays }: Pick<StoredSettings, 'linkDays'>): Date {
  return new Date(now.getTime() + (desk ? linkDays * 24 * 3_600_000 : holdMs));
}
