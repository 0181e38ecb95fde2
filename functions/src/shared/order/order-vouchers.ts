import { array, number, object, string } from 'yup';
import { sumOf } from '../values/sum-of.ts';
import type { VoucherRoom } from './voucher-room.ts';

const paidVoucherSchema = object({
  voucherId: string().required(),
  lastFour: string().required(),
  /** What it has paid of the order at the most. */
  takenCents: number().required(),
  /** What of that the order has now: less what went back to the voucher. */
  cents: number().required(),
  /**
   * Of one that was taxed when it was sold: it pays what bears this rate, in a shop without tax anything, and that part of the
   * order is sold and taxed no more.
   */
  taxed: object({ basisPoints: number() }).optional().default(undefined),
});

/** What an order keeps of the vouchers with which it is paid; nothing where it is paid without. */
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

/** What of the money of an order comes from vouchers: `cashCents` counts it, and it never goes back as money. */
export function voucherCents({ vouchers = [] }: OrderOfVouchers): number {
  return sumOf(vouchers, 'cents');
}

/** What of that comes from vouchers that were taxed when they were sold. */
export function taxedCents({ vouchers = [] }: OrderOfVouchers): number {
  return voucherCents({ vouchers: vouchers.filter(({ taxed }) => taxed) });
}

/** What of it is money. */
export function moneyCents({
  cashCents = 0,
  ...order
}: OrderOfVouchers & { cashCents?: number | undefined }): number {
  return cashCents - voucherCents(order);
}

/** What a voucher has paid of an order by a change, or, below 0, what went back to it. */
export type VoucherMove = Pick<PaidVoucher, 'voucherId' | 'lastFour' | 'taxed' | 'cents'>;

export function voucherMoves(before: OrderOfVouchers, after: OrderOfVouchers): VoucherMove[] {
  const had = new Map(before.vouchers?.map(({ voucherId, cents }) => [voucherId, cents]));
  const moves = (after.vouchers ?? []).map(({ voucherId, lastFour, taxed, cents }) => {
    return { voucherId, lastFour, taxed, cents: cents - (had.get(voucherId) ?? 0) };
  });
  const left = new Set(moves.map(({ voucherId }) => voucherId));
  // The undo of what a voucher has paid takes it out of the order again.
  const gone = (before.vouchers ?? [])
    .filter(({ voucherId }) => !left.has(voucherId))
    .map(({ voucherId, lastFour, taxed, cents }) => ({ voucherId, lastFour, taxed, cents: -cents }));
  return [...moves, ...gone].filter(({ cents }) => cents !== 0);
}

/** A voucher that is to pay. */
export type PayingVoucher = Pick<PaidVoucher, 'voucherId' | 'lastFour' | 'taxed'> & { leftCents: number };

/** What a change knows of vouchers. */
export interface VoucherRule {
  /** Whether what goes back goes to the vouchers before it goes back as money; else after it. */
  isFirst: boolean;
  /** What a voucher that has paid of the order can pay now; nothing while it is blocked or expired. */
  leftOf: (voucherId: string) => number;
  /** The one with which is paid now. */
  presented?: PayingVoucher;
}

/** Vouchers as they pay what is left of an amount, one after the other. */
export function payWith(vouchers: readonly PayingVoucher[], cents: number, room: VoucherRoom): PaidVoucher[] {
  let rest = Math.max(0, cents);
  return vouchers.flatMap(({ voucherId, lastFour, taxed, leftCents }) => {
    const paid = room({ taxed }, Math.min(rest, Math.max(0, leftCents)));
    rest -= paid;
    const one = { voucherId, lastFour, takenCents: paid, cents: paid, ...(taxed && { taxed }) };
    return paid === 0 ? [] : [one];
  });
}
