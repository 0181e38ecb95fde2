import { takeOffer } from '../../offers/offer-count-store.ts';
import { isOrder, keepNumber, readShoppersPast, type WantedOrder } from '../../orders/order-store.ts';
import { leftToPay, requireWay } from '../../orders/require-way-to-pay.ts';
import { createPayment, findPayment, type ReadPayment, writePayment } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { createKeyedQueue } from '../../platform/queue.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { holdMs, mostPaymentTries } from '../../shared/payment/payment.ts';
import { presentProvider } from '../../shared/payment/providers.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { freeCopies } from '../../shared/stock/stock.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { askedOffers, offerQueues, openOffers } from '../offers/judge-offers.ts';
import { AddressNotConfirmed } from '../orders/effects/address-not-confirmed.ts';
import { type Attempt, queueOrders, tryOrder } from '../orders/effects/order-attempts.ts';
import { roomForUnconfirmed, unconfirmedQueue } from '../orders/effects/unconfirmed-effect.ts';
import { checkedOrder, type NewOrderFrame } from '../orders/new-order.ts';
import { queueOfCodes } from '../orders/redeem-vouchers.ts';
import { askedPage } from './asked-page.ts';
import { endOthers } from './end-payment.ts';
import { moveHeldVouchers } from './held-vouchers.ts';
import { noteLink } from './note-link.ts';
import { PaymentOver } from './payment-over.ts';
import { moveHeld } from './release-copies.ts';

/**
 * Has room for the copies of an address that is not confirmed, which waits for one payment at a time.
 * @throws AddressNotConfirmed: an attacker who registers addresses of others could hold the whole stock
 */
async function roomFor({ id, shopper }: WantedOrder, copies: number, shop: StoredSettings) {
  if (shopper.isConfirmed) return undefined;
  const room = await roomForUnconfirmed(shopper.email, copies, shop);
  const others = room.payments.filter(({ _id }) => _id !== id);
  // One that this shopper has begun since makes the transaction fail, and is ended by the next try.
  if (others.some(({ state, uid }) => state === 'open' && uid === shopper.uid)) return room;
  if (others.length > 0) throw new AddressNotConfirmed();
  if (room.problem) throw room.problem;
  return room;
}

/** What one shopper begins to pay at once ends one another: in turn no try is in vain, for as many as are answered in time. */
const queueShopper = createKeyedQueue(12);

/**
 * Checks an order as it would be placed, and holds its copies until it is paid: for a new payment, or for one that was
 * released. @throws as `placeOrder`, WayOff
 */
export function holdCopies(wanted: WantedOrder, released?: ReadPayment, signal?: AbortSignal): Promise<void> {
  const hold = async (attempt: Attempt) => {
    // Another try of this call was faster.
    if ((await findPayment(wanted.id))?.tries !== released?.tries) return;
    const { orderTimes } = await readShoppersPast(wanted);
    // After that: what this shopper begins to pay meanwhile makes this try fail, and the next one ends it.
    if (!wanted.desk) await endOthers(wanted);
    const [counted, shop] = await Promise.all([readCounted(wanted.request.productIds), findSettings()]);
    const stockTaken = counted.map(({ bookId }) => bookId);
    const agreed = wanted.request.toOrder ?? [];
    const isSoldOut = counted.some(
      ({ bookId, stock }) => freeCopies(stock) === 0 && !agreed.includes(bookId),
    );
    const offers = await openOffers(askedOffers(wanted, shop));
    const write = () => writeHold(wanted, { orderTimes, stockTaken, shop, attempt, offers }, released);
    // What will be refused need not wait for the others.
    if (isSoldOut) return write();
    const vouchers = await queueOfCodes(wanted.request.vouchers);
    const queues = [...stockTaken, ...unconfirmedQueue(wanted, counted), ...offerQueues(offers), ...vouchers];
    return queueOrders(queues, write);
  };
  return queueShopper([wanted.shopper.uid], () => tryOrder(hold, signal));
}

function writeHold(wanted: WantedOrder, frame: NewOrderFrame, released?: ReadPayment): Promise<void> {
  const { id, shopper, request, desk, now } = wanted;
  return database().runTransaction(async (transaction) => {
    // Placed meanwhile to be paid in cash.
    if (await isOrder(id, transaction)) throw new PaymentOver('in-cash');
    const { document, checked, stockTaken, vouchers } = await checkedOrder(
      transaction,
      wanted,
      frame,
      'begun',
    );
    requireWay('online', request, document, frame.shop);
    const room = await roomFor(wanted, stockTaken.length, frame.shop);
    const number = released?.number ?? document.number;
    const tries = (released?.tries ?? 0) + 1;
    const until = heldUntil(wanted, frame.shop);
    if (tries > mostPaymentTries) throw new PaymentOver('released');
    const amountCents = leftToPay(document);
    const order = { ...document, number, ...(desk && { takenBy: desk.takenBy }) };
    // It reads, so it comes before all that is written.
    if (desk)
      await noteLink(transaction, order, desk, { id, uid: shopper.uid, until, shop: frame.shop, now });
    const fields = {
      state: 'open' as const,
      provider: presentProvider,
      uid: shopper.uid,
      number,
      orderId: id,
      amountCents,
      tries,
      currency: currencyOf(document),
      order,
      vouchers: document.vouchers ?? [],
      request: desk?.request ?? request,
      ...(desk && { isLink: true }),
      stockTaken,
      asked: askedPage(order, id, frame.shop, desk ? 'link' : 'payment'),
      unconfirmedCopies: room?.copies ?? 0,
      sessionId: '',
      url: '',
      heldUntil: until,
      dueAt: until,
    };
    if (released) writePayment(transaction, released, fields);
    else {
      createPayment(transaction, id, { ...fields, createdAt: now });
      keepNumber(transaction, id, number);
    }
    const { books, counted, offer } = checked;
    room?.take(transaction);
    if (offer) takeOffer(transaction, offer);
    const held = {
      id,
      lines: stockTaken,
      tries,
      reason: 'held',
      by: desk ? 'admin' : 'shopper',
      now,
    } as const;
    moveHeld(transaction, { books, counted }, held);
    const payment = { _id: id, number, vouchers: document.vouchers ?? [] };
    moveHeldVouchers(transaction, vouchers, payment, 'held', now, shopDay(now, frame.shop));
  });
}

/** Until when copies are held, and when the sweep looks at the payment. */
function heldUntil({ desk, now }: WantedOrder, { linkDays }: Pick<StoredSettings, 'linkDays'>): Date {
  return new Date(now.getTime() + (desk ? linkDays * 24 * 3_600_000 : holdMs));
}
