import { addDays } from '../shop/shop-day.ts';
import { keyGuard } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { Voucher } from './voucher.ts';

/** Why what is left of a voucher changes. What is held for a payment is spent for all others, and owed still. */
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
  /** What can be spent changes by so much. */
  cents: number;
  orderId?: string | undefined;
  /** The order's number. */
  number?: string | undefined;
  paymentId?: string | undefined;
  /** The person of the dashboard. */
  by?: string | undefined;
}

/** The amount is above 0; the kind has the sign. */
export type NewMovement = Omit<VoucherMovement, 'at'>;

/** More are not written: the history of one voucher stays short enough to be read with it. */
export const mostMovements = 200;

/** For how long a voucher pays at least from the day on which money comes back to it. */
const revivedDays = 365;

/** What a movement needs of a voucher. */
export type MovedVoucher = Pick<
  Voucher,
  'state' | 'leftCents' | 'heldCents' | 'movements' | 'validUntil' | 'currency'
>;

/** Why a voucher does not pay; shoppers are told the same of all. */
export type Unusable = 'blocked' | 'expired' | 'refunded' | 'other-currency' | 'empty' | 'too-many-movements';

/** Whether it is over: on the day after its last one, also before the nightly run has noted it. */
export const isOver = ({ validUntil }: Pick<Voucher, 'validUntil'>, today: string) =>
  validUntil !== undefined && validUntil < today;

/** Why a voucher cannot pay on a day; undefined where it can. */
export function whyUnusable(voucher: MovedVoucher, currency: string, today: string): Unusable | undefined {
  const { state, leftCents, movements } = voucher;
  if (state !== 'active') return state;
  if (isOver(voucher, today)) return 'expired';
  if (voucher.currency !== currency) return 'other-currency';
  // As many stay free as give back what was redeemed last, and end it.
  if (movements.length > mostMovements - 20) return 'too-many-movements';
  return leftCents > 0 ? undefined : 'empty';
}

/** A movement that what is left does not allow. */
export class VoucherShort extends Error {
  override readonly name = 'VoucherShort';
}

const heldBy = { held: 1, released: -1 } as const;

function heldChange({ kind, cents }: NewMovement): number {
  return kind === 'held' || kind === 'released' ? heldBy[kind] * cents : 0;
}

/** What money that comes back makes of a voucher: it pays for a year more at least, also when it had expired. */
function revived({ state, validUntil }: MovedVoucher, today: string): Partial<MovedVoucher> {
  const least = addDays(today, revivedDays);
  return {
    ...((state === 'expired' || state === 'refunded') && { state: 'active' }),
    ...(validUntil !== undefined && { validUntil: validUntil > least ? validUntil : least }),
  };
}

/**
 * A voucher after one movement. What is redeemed out of what was held is two: released, and redeemed.
 * @throws VoucherShort when it would be below 0
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
 * What money that went back has taken out of a voucher, less what came again. Neither what orders give back to it is such
 * money, nor, without `isAll`, what the desk has refunded: that is the buyer's, whatever becomes of a dispute.
 */
export function takenOutCents({ movements }: Pick<MovedVoucher, 'movements'>, isAll = true): number {
  return movements
    .filter(({ kind, orderId, by }) => {
      return kind === 'refunded' ? isAll || by === undefined : kind === 'given-back' && orderId === undefined;
    })
    .reduce((sum, { cents }) => sum - cents, 0);
}
