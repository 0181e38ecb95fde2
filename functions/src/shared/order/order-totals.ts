import { decimalsOf } from '../shop/money-format.ts';
import { sumOf } from '../values/sum-of.ts';
import { costCents, costsOf, withCharges } from './order-costs.ts';
import { currencyOf } from './order-currency.ts';
import { keptLines, type LineIdentity, lineId, type OrderOfLines, soldLines } from './order-lines.ts';
import { orderStatuses } from './order-status.ts';
import type { Parcel, ParcelState } from './parcels.ts';

// Every sum of an order comes from here, in whole cents of its currency. The amounts are those of order-costs.ts.

interface PricedLine extends LineIdentity {
  unitCents: number;
}

type OrderOfParcels = OrderOfLines & { parcels: readonly Pick<Parcel, 'bookIds' | 'state'>[] };

interface PaidOrder extends OrderOfLines {
  cashCents?: number | undefined;
  coinCents?: number | undefined;
  takenBackCents?: number | undefined;
  /** Present for an order on account. */
  account?: object | undefined;
}

export function goodsCents(lines: readonly Pick<PricedLine, 'unitCents'>[]): number {
  return sumOf(lines, 'unitCents');
}

/** What the shopper pays for the order as it is now: nothing for a cancelled one. `totalPrice` stays what was ordered. */
export function keptCents(order: OrderOfLines): number {
  return costCents(costsOf(order, withCharges(soldLines(order))));
}

/** Rounds half up to the shop's smallest coin. */
export function inCoins(cents: number, { coinCents = 1 }: Pick<PaidOrder, 'coinCents'>): number {
  // `|| 0` turns -0 into 0: Math.round gives -0 for a value just below 0.
  return Math.round(cents / coinCents) * coinCents || 0;
}

/** Paid too much (positive) or too little, where no coin can make up for it: the order counts as settled. */
export function roundingCents(order: PaidOrder): number {
  const open = keptCents(order) - (order.cashCents ?? 0);
  return inCoins(open, order) === 0 ? 0 - open : 0;
}

/** Negative: the shop owes the shopper. */
export function openCents(order: PaidOrder): number {
  return keptCents(order) - (order.cashCents ?? 0) + roundingCents(order);
}

/** Online payments that the bank or the provider took back, as long as the order owes them. */
export function takenBackCents(order: PaidOrder): number {
  return Math.max(0, Math.min(order.takenBackCents ?? 0, openCents(order)));
}

/** Books under way whose payment was taken back: they are held back until that is settled. */
export function isToHoldBack(order: PaidOrder): boolean {
  return orderStatuses[order.status].isUnderWay && takenBackCents(order) > 0;
}

/**
 * Without what is on account, which an invoice asks for, and without online payments that were taken back, which the
 * desk settles.
 */
export function dueCents(order: PaidOrder): number {
  const open = openCents(order) - takenBackCents(order);
  return order.account ? Math.min(0, open) : open;
}

export function openInCash(order: PaidOrder): number {
  return inCoins(dueCents(order), order);
}

/** Books and delivery. */
export function orderedCents(order: OrderOfLines & { totalPrice: string }): number {
  return Math.round(Number(order.totalPrice) * 10 ** decimalsOf(currencyOf(order)));
}

/** All lines of an order that was cancelled or returned. */
export function presentLines<Line extends PricedLine>(
  order: OrderOfLines & { lines: readonly Line[] },
): readonly Line[] {
  return orderStatuses[order.status].isSale ? keptLines(order) : order.lines;
}

/**
 * Without lines that were taken out or came back. For a cancelled or returned order what it had cost: its payment says
 * that nothing is due.
 */
export function presentCents(order: OrderOfLines): number {
  return costCents(costsOf(order, withCharges(presentLines(order))));
}

function linesIn<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
  state: ParcelState,
): Line[] {
  const books = new Set(order.parcels.filter((one) => one.state === state).flatMap((one) => one.bookIds));
  return keptLines(order).filter((line) => books.has(lineId(line)));
}

export function deliveredLines<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
): Line[] {
  return linesIn(order, 'delivered');
}

export function sentLines<Line extends PricedLine>(
  order: OrderOfParcels & { lines: readonly Line[] },
): Line[] {
  return linesIn(order, 'shipped');
}

/** The charges are paid with the first parcel that has not come back; undefined for the next one to be sent. */
export function payingParcel<One extends Pick<Parcel, 'state'>>(order: {
  parcels: readonly One[];
}): One | undefined {
  return order.parcels.find(({ state }) => state !== 'returned');
}

/** What kept books cost with their share of the discounts, and the charges where this parcel pays them. */
export function parcelCents(order: OrderOfLines, bookIds: readonly string[], paysCharges: boolean): number {
  const lines = keptLines(order).filter((line) => bookIds.includes(lineId(line)));
  const isSale = orderStatuses[order.status].isSale;
  return costCents(costsOf(order, { lines, hasCharges: paysCharges && isSale && lines.length > 0 }));
}

export function centsOfParcel(order: OrderOfParcels, parcel: Pick<Parcel, 'bookIds' | 'state'>): number {
  return parcelCents(order, parcel.bookIds, payingParcel(order) === parcel);
}

/** In cash. @param before what earlier parcels under way will bring */
export function dueOf(order: OrderOfParcels & PaidOrder, cents: number, before: number): number {
  const rest = Math.max(0, dueCents(order) - before);
  // What rounding left over on earlier parcels, up to half a coin each, is paid with the last one.
  const leftOver = Math.max(1, (order.coinCents ?? 0) * Math.max(1, order.parcels.length / 2));
  return inCoins(rest - cents < leftOver ? rest : cents, order);
}

/** Parcels under way bring no more together than is due, earlier ones first. */
export function dueOfParcel(
  order: OrderOfParcels & PaidOrder,
  parcel: Pick<Parcel, 'bookIds' | 'state'>,
): number {
  const earlier = order.parcels.slice(0, order.parcels.indexOf(parcel));
  return dueOf(order, centsOfParcel(order, parcel), broughtBy(order, earlier));
}

/** Counts only parcels under way. What rounding leaves over depends on how many parcels the order has in all. */
function broughtBy(order: OrderOfParcels & PaidOrder, parcels: OrderOfParcels['parcels']): number {
  return parcels
    .filter(({ state }) => state === 'shipped')
    .reduce((before, parcel) => before + dueOf(order, centsOfParcel(order, parcel), before), 0);
}

/**
 * Parcels under way never bring more than is due. Every write of an order stores this as `outCents`, so that the
 * database can add up what is with the carriers.
 */
export function outCents(order: OrderOfParcels & PaidOrder): number {
  return broughtBy(order, order.parcels);
}
