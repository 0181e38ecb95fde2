import { Conflict } from '../platform/http/api-errors.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import { keptCents, openCents } from '../shared/order/order-totals.ts';
import {
  moneyCents,
  type PaidVoucher,
  payWith,
  type VoucherRule,
  voucherCents,
} from '../shared/order/order-vouchers.ts';
import type { AppliedChange, ChangeContext } from './applied-change.ts';

/** 409: vouchers are to pay more than they have, or than there is to pay. */
export class VoucherTooSmall extends Conflict {
  /** @param cents what they can pay */
  constructor(cents: number) {
    super('voucher-short', 'The vouchers, or what is still to be paid, are less than that', { cents });
  }
}

type Settled = Required<Pick<ChangedFields, 'vouchers' | 'cashCents'>>;

function withCents(vouchers: readonly PaidVoucher[], centsOf: (one: PaidVoucher) => number): PaidVoucher[] {
  return vouchers.map((one) => ({ ...one, cents: centsOf(one) }));
}

/** What the shop owes its shopper of an order: no coin limits what only vouchers have paid. */
function owedCents(order: ChangingOrder): number {
  if (moneyCents(order) !== 0) return Math.max(0, -openCents(order));
  return Math.max(0, voucherCents(order) - keptCents(order));
}

/** Takes this much from the last voucher first: what it has paid goes back to it. */
export function giveBackTo(vouchers: readonly PaidVoucher[], cents: number): PaidVoucher[] {
  let rest = cents;
  return withCents(vouchers.toReversed(), (one) => {
    const back = Math.min(rest, one.cents);
    rest -= back;
    return one.cents - back;
  }).toReversed();
}

/** Pays with vouchers that have paid of the order before what a change that takes another back owes again. */
function payAgain(
  vouchers: readonly PaidVoucher[],
  cents: number,
  mostOf: (id: string) => number,
): PaidVoucher[] {
  const rows = vouchers.map(({ voucherId, lastFour, takenCents, cents: has }) => {
    return { voucherId, lastFour, leftCents: Math.min(takenCents, mostOf(voucherId)) - has };
  });
  const paid = new Map(payWith(rows, cents).map((one) => [one.voucherId, one.cents]));
  return withCents(vouchers, ({ voucherId, cents: has }) => has + (paid.get(voucherId) ?? 0));
}

/**
 * What becomes of the vouchers of an order by a change: what the order costs less goes back to them at once, and what a
 * change that is taken back had given them is paid with them again, as far as they still have it. It never goes back as
 * money.
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
  // The undo of a step asks for what the vouchers had paid; they may have paid for something else since.
  const present = withCents(changed.vouchers ?? [], ({ voucherId, cents }) =>
    Math.min(cents, mostOf(voucherId)),
  );
  const settle = (vouchers: PaidVoucher[]): Settled => ({
    vouchers,
    cashCents: (changed.cashCents ?? 0) + voucherCents({ vouchers }) - voucherCents(changed),
  });
  const paid = settle(present);
  const order = { ...changed, ...paid };
  const owed = owedCents(order);
  // What was paid too much as money goes back as money.
  const first = Math.min(owed, Math.max(0, keptCents(before) - keptCents(order)));
  const last = Math.max(0, owed - Math.max(0, moneyCents(order)));
  const back = Math.min(voucherCents(order), isFirst ? Math.max(first, last) : last);
  if (back > 0) return { ...fields, ...settle(giveBackTo(present, back)) };
  const open = openCents(order);
  return { ...fields, ...(isBack && open > 0 ? settle(payAgain(present, open, mostOf)) : paid) };
}

/** Without a rule what goes back goes to the vouchers first, and they pay nothing again. */
const usualRule: VoucherRule = { isFirst: true, leftOf: () => 0 };

/** A change with what becomes of the order's vouchers by it. */
export function withVouchersSettled(
  order: ChangingOrder,
  applied: AppliedChange,
  { vouchers = usualRule }: Pick<ChangeContext, 'vouchers'>,
): AppliedChange {
  const { fields, isBack = false } = applied;
  return { ...applied, fields: settleVouchers(order, fields, isBack, vouchers) };
}
