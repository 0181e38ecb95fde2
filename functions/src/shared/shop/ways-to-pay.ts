import type { ErrorCode } from '../api-error.ts';
import { presentProvider, providers } from '../payment/providers.ts';
import type { Money } from '../values/money.ts';

// Without yup, so that the checkout can use it: see payment-section.ts.

export const waysToPay = ['cash', 'both', 'online'] as const;

export type WaysToPay = (typeof waysToPay)[number];

export const defaultWaysToPay: WaysToPay = 'cash';

/** An amount of 0 is no limit. */
interface PaymentLimits {
  cashUpTo: number;
  onlineFrom: number;
  /** Names of delivery areas; empty: everywhere. */
  cashAreas: string[];
}

export const defaultPaymentLimits: PaymentLimits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };

export interface PaidShop {
  /** Left out for cash only. */
  payment?: WaysToPay | undefined;
  paymentLimits?: PaymentLimits | undefined;
}

interface OrderToPay {
  totalCents: number;
  isCollected: boolean;
  /** The name of the delivery area; undefined where it is not known, or the shop has none. */
  area: string | undefined;
}

/** The API's error code, and the amount for its text. */
export interface WayProblem {
  code: Extract<ErrorCode, 'cash-off' | 'cash-above' | 'cash-not-there' | 'payment-off' | 'online-below'>;
  cents?: number;
}

export type WayProblems = Partial<Record<'cash' | 'online', WayProblem>>;

/**
 * A way that is missing in the result can be chosen. Areas do not matter for a collection. An order below the
 * provider's least amount can be paid in cash, whatever the shop takes otherwise.
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
