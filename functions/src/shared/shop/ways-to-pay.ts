import type { ErrorCode } from '../api-error.ts';
import { presentProvider, providers } from '../payment/providers.ts';
import type { Money } from '../values/money.ts';

// Without yup, so that the checkout can go by it: see payment-section.ts.

/** How orders can be paid. */
export const waysToPay = ['cash', 'both', 'online'] as const;

export type WaysToPay = (typeof waysToPay)[number];

export const defaultWaysToPay: WaysToPay = 'cash';

/** From and up to which amount, and where, orders are paid in a way; of amounts 0 is no limit. */
interface PaymentLimits {
  cashUpTo: number;
  onlineFrom: number;
  /** The names of delivery areas; none: everywhere. */
  cashAreas: string[];
}

export const defaultPaymentLimits: PaymentLimits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };

/** How a shop is paid. */
export interface PaidShop {
  /** Left out where that is in cash alone. */
  payment?: WaysToPay | undefined;
  paymentLimits?: PaymentLimits | undefined;
}

/** What of an order decides how it can be paid. */
interface OrderToPay {
  totalCents: number;
  isCollected: boolean;
  /** The name of the delivery area where it goes; undefined where it is not known, or the shop has none. */
  area: string | undefined;
}

/** Why an order is not paid in a way: the code with which the shop refuses it, and the amount that its words name. */
export interface WayProblem {
  code: Extract<ErrorCode, 'cash-off' | 'cash-above' | 'cash-not-there' | 'payment-off' | 'online-below'>;
  cents?: number;
}

export type WayProblems = Partial<Record<'cash' | 'online', WayProblem>>;

/**
 * Why an order cannot be paid in these ways; what is not named can be chosen. An area says nothing of what is collected. What
 * is too little to be paid online is paid in cash, whatever the shop takes otherwise.
 */
export function wayProblems(
  { payment = defaultWaysToPay, paymentLimits = defaultPaymentLimits }: PaidShop,
  { totalCents, isCollected, area }: OrderToPay,
  money: Money,
): WayProblems {
  const { cashAreas } = paymentLimits;
  const least = money.toCents(providers[presentProvider].leastAmount(money.currency));
  const upTo = money.toCents(paymentLimits.cashUpTo);
  const from = Math.max(least, money.toCents(paymentLimits.onlineFrom));
  const isElsewhere = cashAreas.length > 0 && !isCollected && area !== undefined && !cashAreas.includes(area);

  function ofCash(): WayProblem | undefined {
    if (payment !== 'cash' && totalCents < least) return undefined;
    if (payment === 'online') return { code: 'cash-off' };
    if (isElsewhere) return { code: 'cash-not-there' };
    return upTo > 0 && totalCents > upTo ? { code: 'cash-above', cents: upTo } : undefined;
  }

  function ofOnline(): WayProblem | undefined {
    if (payment === 'cash') return { code: 'payment-off' };
    return totalCents < from ? { code: 'online-below', cents: from } : undefined;
  }

  const [cash, online] = [ofCash(), ofOnline()];
  return { ...(cash && { cash }), ...(online && { online }) };
}
