import { Conflict } from '../platform/http/api-errors.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import { costsOf, withCharges } from '../shared/order/order-costs.ts';
import { type OrderOfLines, soldLines } from '../shared/order/order-lines.ts';
import { keptCents, openCents } from '../shared/order/order-totals.ts';
import {
  moneyCents,
  type PaidVoucher,
  payWith,
  type VoucherRule,
  voucherCents,
} from '../shared/order/order-vouchers.ts';
import { type VoucherRoom, voucherRoom } from '../shared/order/voucher-room.ts';
import type { AppliedChange, ChangeContext } from './applied-change.ts';

/** 409: vouchers are to pay more than they have, or than is due. */
export class VoucherTooSmall extends Conflict {
  /** @param cents what they can pay */
  constructor(cents: number) {
    super('voucher-short', 'The vouchers, or what is still to be paid, are less than that', { cents });
  }
}

/** 409: a voucher taxed when sold can pay nothing here, or less than is asked: too little has its tax rate. */
export class VoucherOfRate extends Conflict {
  /** @param cents what it can pay @param index its place in the request */
  constructor(cents: number, index = 0) {
    const message = 'This voucher was sold for what bears its rate of tax';
    super('voucher-rate', message, { index, cents });
  }
}

export function roomIn(order: OrderOfLines): VoucherRoom {
  return voucherRoom(costsOf(order, withCharges(soldLines(order))));
}

type Settled = Required<Pick<ChangedFields, 'vouchers' | 'cashCents'>>;

function withCents(vouchers: readonly PaidVoucher[], centsOf: (one: PaidVoucher) => number): PaidVoucher[] {
  return vouchers.map((one) => ({ ...one, cents: centsOf(one) }));
}

/** What the shop owes the shopper; coin rounding does not apply where only vouchers paid. */
function owedCents(order: ChangingOrder): number {
  if (moneyCents(order) !== 0) return Math.max(0, -openCents(order));
  return Math.max(0, voucherCents(order) - keptCents(order));
}

/** Last voucher first. */
export function giveBackTo(vouchers: readonly PaidVoucher[], cents: number): PaidVoucher[] {
  let rest = cents;
  return withCents(vouchers.toReversed(), (one) => {
    const back = Math.min(rest, one.cents);
    rest -= back;
    return one.cents - back;
  }).toReversed();
}

/** When a change is taken back: charges the order's earlier vouchers again. */
function payAgain(
  vouchers: readonly PaidVoucher[],
  cents: number,
  mostOf: (id: string) => number,
  room: VoucherRoom,
): PaidVoucher[] {
  const rows = vouchers.map(({ voucherId, lastFour, taxed, takenCents, cents: has }) => {
    return { voucherId, lastFour, taxed, leftCents: Math.min(takenCents, mostOf(voucherId)) - has };
  });
  const paid = new Map(payWith(rows, cents, room).map((one) => [one.voucherId, one.cents]));
  return withCents(vouchers, ({ voucherId, cents: has }) => has + (paid.get(voucherId) ?? 0));
}

/**
 * Gives back to the order's vouchers at once what the order costs less; taking a change back charges them again, as far
 * as they still have it. Never paid out as money.
 */
function settleVouchers(
  before: ChangingOrder,
  fields: ChangedFields,
  isBack: boolean,
  { isFirst, leftOf }: VoucherRule,
): ChangedFields {
  const changed = { ...before, ...fields };
  if (!before.vouchers && !changed.vouchers) return fields;
  const had = new Map(before.vouchers?.map((one) => [one.voucherId, one.cents]));
  const mostOf = (voucherId: string) => (had.get(voucherId) ?? 0) + leftOf(voucherId);
  const room = roomIn(changed);
  // The undo of a step restores what the vouchers had paid, which they may have spent since. A voucher with a tax rate
  // gets back at once what it can no longer pay for.
  const present = withCents(changed.vouchers ?? [], (one) =>
    room(one, Math.min(one.cents, mostOf(one.voucherId))),
  );
  const settle = (vouchers: PaidVoucher[]): Settled => ({
    vouchers,
    cashCents: (changed.cashCents ?? 0) + voucherCents({ vouchers }) - voucherCents(changed),
  });
  const paid = settle(present);
  const order = { ...changed, ...paid };
  const owed = owedCents(order);
  // What was overpaid in money goes back as money.
  const first = Math.min(owed, Math.max(0, keptCents(before) - keptCents(order)));
  const last = Math.max(0, owed - Math.max(0, moneyCents(order)));
  const back = Math.min(voucherCents(order), isFirst ? Math.max(first, last) : last);
  if (back > 0) return { ...fields, ...settle(giveBackTo(present, back)) };
  const open = openCents(order);
  return { ...fields, ...(isBack && open > 0 ? settle(payAgain(present, open, mostOf, room)) : paid) };
}

/** Without a rule, refunds go to vouchers first and are not charged again. */
const usualRule: VoucherRule = { isFirst: true, leftOf: () => 0 };

export function withVouchersSettled(
  order: ChangingOrder,
  applied: AppliedChange,
  { vouchers = usualRule }: Pick<ChangeContext, 'vouchers'>,
): AppliedChange {
  const { fields, isBack = false } = applied;
  return { ...applied, fields: settleVouchers(order, fields, isBack, vouchers) };
}
