import { decimalsOf } from '../shop/money-format.ts';
import { sumOf } from '../values/sum-of.ts';
import { costCents, costsOf, withCharges } from './order-costs.ts';
import { currencyOf } from './order-currency.ts';
import { keptLines, type LineIdentity, lineId, type OrderOfLines, soldLines } from './order-lines.ts';
import { orderStatuses } from './order-status.ts';
import type { Parcel, ParcelState } from './parcels.ts';

// Every sum of an order comes from here: all are whole cents of its currency. What it is the sum of, order-costs.ts says.

interface PricedLine extends LineIdentity {
  unitCents: number;
}

/** What of an order its parcels' money is read from. */
type OrderOfParcels = OrderOfLines & { parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[] };

interface PaidOrder extends OrderOfLines {
  cashCents?: number | undefined;
  coinCents?: number | undefined;
  takenBackCents?: number | undefined;
  /** Whose account it is on, where it is. */
  account?: object | undefined;
}

/** What lines cost together. */
export function goodsCents(lines: readonly Pick<PricedLine, 'unitCents'>[]): number {
  return sumOf(lines, 'unitCents');
}

/** What the shopper pays for the order as it is now: nothing for a cancelled one. `totalPrice` stays what was ordered. */
export function keptCents(order: OrderOfLines): number {
  return costCents(costsOf(order, withCharges(soldLines(order))));
}

/** The nearest sum that the shop's coins can pay; between two of them, the higher one. */
export function inCoins(cents: number, { coinCents = 1 }: Pick<PaidOrder, 'coinCents'>): number {
  // Not -0, which Math.round answers for a little less than 0.
  return Math.round(cents / coinCents) * coinCents || 0;
}

/** What was paid too much (above 0) or too little, where no coin can change that: the order is settled. */
export function roundingCents(order: PaidOrder): number {
  const open = keptCents(order) - (order.cashCents ?? 0);
  return inCoins(open, order) === 0 ? 0 - open : 0;
}

/** The money that an order still owes (above 0), or that the shop owes the shopper (below 0). */
export function openCents(order: PaidOrder): number {
  return keptCents(order) - (order.cashCents ?? 0) + roundingCents(order);
}

/** What was paid online, and was taken back while the order cost it, as long as it is owed. */
export function takenBackCents(order: PaidOrder): number {
  return Math.max(0, Math.min(order.takenBackCents ?? 0, openCents(order)));
}

/** Whether an order has books under way whose money was taken back: they are to be held back until that is settled. */
export function isToHoldBack(order: PaidOrder): boolean {
  return orderStatuses[order.status].isUnderWay && takenBackCents(order) > 0;
}

/** What a shopper is asked for: nothing on account, which an invoice asks for, and no cash for what was taken back of what they paid online, which is for the desk to settle. */
export function dueCents(order: PaidOrder): number {
  const open = openCents(order) - takenBackCents(order);
  return order.account ? Math.min(0, open) : open;
}

/** The same, as it is paid in cash. */
export function openInCash(order: PaidOrder): number {
  return inCoins(dueCents(order), order);
}

/** What was ordered: books and delivery. */
export function orderedCents(order: OrderOfLines & { totalPrice: string }): number {
  return Math.round(Number(order.totalPrice) * 10 ** decimalsOf(currencyOf(order)));
}

/** The lines that an order has now; all of one that was cancelled or returned. */
export function presentLines<Line extends PricedLine>(
  order: OrderOfLines & { lines: readonly Line[] },
): readonly Line[] {
  return orderStatuses[order.status].isSale ? keptLines(order) : order.lines;
}

/**
 * What an order costs now: its lines, without those that were taken out or came back, and its charges. Of one that was
 * cancelled or returned, what it had cost: its payment says that nothing is due.
 */
export function presentCents(order: OrderOfLines): number {
  return costCents(costsOf(order, withCharges(presentLines(order))));
}

/** The kept lines whose parcels are in this state. */
function linesIn<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
  state: ParcelState,
): Line[] {
  const books = new Set(order.parcels.filter((one) => one.state === state).flatMap((one) => one.bookIds));
  return keptLines(order).filter((line) => books.has(lineId(line)));
}

/** The kept lines that the shopper has got: what the shop has sold for good. */
export function deliveredLines<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
): Line[] {
  return linesIn(order, 'delivered');
}

/** The kept lines that are on their way. */
export function sentLines<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
): Line[] {
  return linesIn(order, 'shipped');
}

/** The parcel with which the charges are paid, the first that has not come back; undefined for the next one to be sent. */
export function payingParcel<One extends Pick<Parcel, 'state'>>(order: {
  parcels: readonly One[];
}): One | undefined {
  return order.parcels.find(({ state }) => state !== 'returned');
}

/** What a parcel of these books is to bring: what its kept books cost with their part of the discounts, and the charges where it pays those. */
export function parcelCents(order: OrderOfLines, bookIds: readonly string[], paysCharges: boolean): number {
  const lines = keptLines(order).filter((line) => bookIds.includes(lineId(line)));
  const isSale = orderStatuses[order.status].isSale;
  return costCents(costsOf(order, { lines, hasCharges: paysCharges && isSale && lines.length > 0 }));
}

/** What a parcel of the order is to bring. */
export function centsOfParcel(order: OrderOfParcels, parcel: Pick<Parcel, 'bookIds' | 'state'>): number {
  return parcelCents(order, parcel.bookIds, payingParcel(order) === parcel);
}

/** What a delivery that costs so much is to bring in cash, where parcels under way bring so much before it. */
export function dueOf(order: OrderOfParcels & PaidOrder, cents: number, before: number): number {
  const rest = Math.max(0, dueCents(order) - before);
  // What the coins of the parcels before have left over, up to half a coin for each, is paid with the last one.
  const leftOver = Math.max(1, (order.coinCents ?? 0) * Math.max(1, order.parcels.length / 2));
  return inCoins(rest - cents < leftOver ? rest : cents, order);
}

/**
 * What the delivery of a parcel is to bring now. Parcels under way bring together no more than is due, the earlier ones
 * first.
 */
export function dueOfParcel(
  order: OrderOfParcels & PaidOrder,
  parcel: Pick<Parcel, 'bookIds' | 'state'>,
): number {
  const earlier = order.parcels.slice(0, order.parcels.indexOf(parcel));
  return dueOf(order, centsOfParcel(order, parcel), broughtBy(order, earlier));
}

/** What these first parcels of an order are still to bring. What coins leave over depends on how many it has in all. */
function broughtBy(order: OrderOfParcels & PaidOrder, parcels: OrderOfParcels['parcels']): number {
  return parcels
    .filter(({ state }) => state === 'shipped')
    .reduce((before, parcel) => before + dueOf(order, centsOfParcel(order, parcel), before), 0);
}

/**
 * What the parcels under way are still to bring: never more than is due. Every write of an order stores it as
 * `outCents`, so that the database adds up what is out with the carriers.
 */
export function outCents(order: OrderOfParcels & PaidOrder): number {
  return broughtBy(order, order.parcels);
}
