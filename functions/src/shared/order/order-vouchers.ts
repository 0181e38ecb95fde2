import { array, number, object, string } from 'yup';
import { sumOf } from '../values/sum-of.ts';
import type { VoucherRoom } from './voucher-room.ts';

const paidVoucherSchema = object({
  voucherId: string().required(),
  lastFour: string().required(),
  /** The most that it has paid of the order. */
  takenCents: number().required(),
  /** Of that, what the order has now: less what went back to the voucher. */
  cents: number().required(),
  /**
   * Of a voucher that was taxed when it was sold: it pays only what bears this rate (without a rate, in a shop without
   * tax, anything), and that part of the order is not sold and taxed again.
   */
  taxed: object({ basisPoints: number() }).optional().default(undefined),
});

export const orderVoucherFields = { vouchers: array(paidVoucherSchema.required()) };

export interface PaidVoucher {
  voucherId: string;
  lastFour: string;
  takenCents: number;
  cents: number;
  taxed?: { basisPoints?: number | undefined } | undefined;
}

export interface OrderOfVouchers {
  vouchers?: readonly PaidVoucher[] | undefined;
}

/** The part of `cashCents` that comes from vouchers; it is never refunded as money. */
export function voucherCents({ vouchers = [] }: OrderOfVouchers): number {
  return sumOf(vouchers, 'cents');
}

/** The part from vouchers that were taxed when they were sold. */
export function taxedCents({ vouchers = [] }: OrderOfVouchers): number {
  return voucherCents({ vouchers: vouchers.filter(({ taxed }) => taxed) });
}

/** The part of `cashCents` that is money. */
export function moneyCents({
  cashCents = 0,
  ...order
}: OrderOfVouchers & { cashCents?: number | undefined }): number {
  return cashCents - voucherCents(order);
}

/** Of a change; negative: what went back to the voucher. */
export type VoucherMove = Pick<PaidVoucher, 'voucherId' | 'lastFour' | 'taxed' | 'cents'>;

export function voucherMoves(before: OrderOfVouchers, after: OrderOfVouchers): VoucherMove[] {
  const had = new Map(before.vouchers?.map(({ voucherId, cents }) => [voucherId, cents]));
  const moves = (after.vouchers ?? []).map(({ voucherId, lastFour, taxed, cents }) => {
    return { voucherId, lastFour, taxed, cents: cents - (had.get(voucherId) ?? 0) };
  });
  const left = new Set(moves.map(({ voucherId }) => voucherId));
  // An undo of a voucher's payment removes it from the order.
  const gone = (before.vouchers ?? [])
    .filter(({ voucherId }) => !left.has(voucherId))
    .map(({ voucherId, lastFour, taxed, cents }) => ({ voucherId, lastFour, taxed, cents: -cents }));
  return [...moves, ...gone].filter(({ cents }) => cents !== 0);
}

export type PayingVoucher = Pick<PaidVoucher, 'voucherId' | 'lastFour' | 'taxed'> & { leftCents: number };

export interface VoucherRule {
  /** Refund to vouchers before refunding money; otherwise after it. */
  isFirst: boolean;
  /** Of a voucher that has paid for the order; 0 while it is blocked or expired. */
  leftOf: (voucherId: string) => number;
  /** The voucher that pays now. */
  presented?: PayingVoucher;
}

/** One after the other. */
export function payWith(vouchers: readonly PayingVoucher[], cents: number, room: VoucherRoom): PaidVoucher[] {
  let rest = Math.max(0, cents);
  return vouchers.flatMap(({ voucherId, lastFour, taxed, leftCents }) => {
    const paid = room({ taxed }, Math.min(rest, Math.max(0, leftCents)));
    rest -= paid;
    const one = { voucherId, lastFour, takenCents: paid, cents: paid, ...(taxed && { taxed }) };
    return paid === 0 ? [] : [one];
  });
}
