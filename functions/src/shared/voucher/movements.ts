import { addDays } from '../shop/shop-day.ts';
import { keyGuard } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { Voucher } from './voucher.ts';

/** What is held for a payment cannot be spent otherwise, but is still owed. */
export const movementKinds = {
  issued: { label: t('Sold|voucher'), sign: 1 },
  redeemed: { label: t('Redeemed'), sign: -1 },
  'given-back': { label: t('Given back'), sign: 1 },
  held: { label: t('Held for a payment'), sign: -1 },
  released: { label: t('Released'), sign: 1 },
  expired: { label: t('Expired'), sign: -1 },
  refunded: { label: t('Refunded'), sign: -1 },
} as const;

export type MovementKind = keyof typeof movementKinds;

export const isMovementKind = keyGuard(movementKinds);

export interface VoucherMovement {
  /** An ISO instant. */
  at: string;
  kind: MovementKind;
  /** The change of what can be spent. */
  cents: number;
  orderId?: string | undefined;
  /** The order's number. */
  number?: string | undefined;
  paymentId?: string | undefined;
  /** The person of the dashboard. */
  by?: string | undefined;
}

/** The amount is positive; the kind has the sign. */
export type NewMovement = Omit<VoucherMovement, 'at'>;

/** The history of a voucher stays short enough to be read with it. */
export const mostMovements = 200;

/** A voucher pays for at least so long after a refund to it. */
const revivedDays = 365;

export type MovedVoucher = Pick<
  Voucher,
  'state' | 'leftCents' | 'heldCents' | 'movements' | 'validUntil' | 'currency'
>;

/** Shoppers get the same message for all of them. */
export type Unusable = 'blocked' | 'expired' | 'refunded' | 'other-currency' | 'empty' | 'too-many-movements';

/** From the day after its last one, also before the nightly run has marked it. */
export const isOver = ({ validUntil }: Pick<Voucher, 'validUntil'>, today: string) =>
  validUntil !== undefined && validUntil < today;

/** undefined where it can pay. */
export function whyUnusable(voucher: MovedVoucher, currency: string, today: string): Unusable | undefined {
  const { state, leftCents, movements } = voucher;
  if (state !== 'active') return state;
  if (isOver(voucher, today)) return 'expired';
  if (voucher.currency !== currency) return 'other-currency';
  // Leaves room for the movements that return the last payments, and that end the voucher.
  if (movements.length > mostMovements - 20) return 'too-many-movements';
  return leftCents > 0 ? undefined : 'empty';
}

export class VoucherShort extends Error {
  override readonly name = 'VoucherShort';
}

const heldBy = { held: 1, released: -1 } as const;

function heldChange({ kind, cents }: NewMovement): number {
  return kind === 'held' || kind === 'released' ? heldBy[kind] * cents : 0;
}

/** After a refund it pays for another year at least, even if it had expired. */
function revived({ state, validUntil }: MovedVoucher, today: string): Partial<MovedVoucher> {
  const least = addDays(today, revivedDays);
  return {
    ...((state === 'expired' || state === 'refunded') && { state: 'active' }),
    ...(validUntil !== undefined && { validUntil: validUntil > least ? validUntil : least }),
  };
}

/**
 * Redeeming a held amount makes two movements: released, and redeemed.
 * @throws VoucherShort when less than 0 would be left
 */
export function moved<V extends MovedVoucher>(
  voucher: V,
  movement: NewMovement,
  now: Date,
  today: string,
): V {
  const cents = movementKinds[movement.kind].sign * movement.cents;
  const [leftCents, heldCents] = [voucher.leftCents + cents, voucher.heldCents + heldChange(movement)];
  if (movement.cents < 0 || leftCents < 0 || heldCents < 0) throw new VoucherShort();
  const isBack = movement.kind === 'given-back';
  return {
    ...voucher,
    leftCents,
    heldCents,
    movements: [...voucher.movements, { ...movement, cents, at: now.toISOString() }],
    ...(isBack && revived(voucher, today)),
    ...(movement.kind === 'expired' && { state: 'expired' }),
    ...(movement.kind === 'refunded' && leftCents + heldCents === 0 && { state: 'refunded' }),
  };
}

/**
 * Refunds of the voucher's price, less what was paid again. Not what orders give back to it nor, without `isAll`, what
 * the desk has refunded: that is the buyer's, whatever becomes of a dispute.
 */
export function takenOutCents({ movements }: Pick<MovedVoucher, 'movements'>, isAll = true): number {
  return movements
    .filter(({ kind, orderId, by }) => {
      return kind === 'refunded' ? isAll || by === undefined : kind === 'given-back' && orderId === undefined;
    })
    .reduce((sum, { cents }) => sum - cents, 0);
}
