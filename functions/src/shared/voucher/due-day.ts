import { addDays } from '../shop/shop-day.ts';
import type { Voucher } from './voucher.ts';

/** Days before the end when the shop writes to a buyer who has agreed. */
const remindedDays = 31;

type DueVoucher = Pick<
  Voucher,
  'state' | 'leftCents' | 'sendOn' | 'sentAt' | 'remindedAt' | 'validUntil' | 'agreesToReminder' | 'issuedOn'
>;

/** Days of automatic steps; a missing one is not needed. */
export function dueDays(voucher: DueVoucher): { send?: string; remind?: string; expire?: string } {
  const { state, leftCents, sendOn, sentAt, remindedAt, validUntil, agreesToReminder, issuedOn } = voucher;
  const isOwed = leftCents > 0 && (state === 'active' || state === 'blocked' || state === 'expired');
  const remind = validUntil && addDays(validUntil, -remindedDays);
  return {
    ...(state === 'active' && sentAt === undefined && { send: sendOn || issuedOn }),
    ...(isOwed && state === 'active' && agreesToReminder && remindedAt === undefined && remind && { remind }),
    ...(isOwed && validUntil && { expire: addDays(validUntil, 1) }),
  };
}

/** The first of these days; undefined where nothing is left to do. */
export function dueDay(voucher: DueVoucher): string | undefined {
  return Object.values(dueDays(voucher)).sort()[0];
}
