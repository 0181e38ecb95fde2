// Without yup, which the page of a new order does not load for them.

import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';
import type { CashWay } from './cash.ts';

interface DeskWayRow {
  label: string;
  /** How its money comes with the order itself; without it, none has come then. */
  paidAs?: CashWay;
  /** Whether the books may be handed over with it, over the counter. */
  isForCounter: boolean;
}

/**
 * How an order is paid that the shop takes itself. What else a way asks for, such as whose account it is, stands in
 * desk-order.ts, and what it makes of a new order in `opened-at-desk.ts`.
 */
export const deskWays = {
  later: { label: t('When it is handed over'), isForCounter: false },
  /** It is an order once it is paid: see `link-order.ts`. */
  link: { label: t('By a link'), isForCounter: false },
  cash: { label: t('Cash'), paidAs: 'cash', isForCounter: true },
  card: { label: t('Card'), paidAs: 'card', isForCounter: true },
  account: { label: t('On account'), isForCounter: true },
  /** Vouchers cover all of it. */
  voucher: { label: t('By voucher'), isForCounter: true },
} as const satisfies Record<string, DeskWayRow>;

export type DeskWay = keyof typeof deskWays;

export const isDeskWay = keyGuard(deskWays);

export const deskWayNames: readonly DeskWay[] = keysOf(deskWays);

/** How its money comes with the order; undefined when it comes later. */
export function paidAs(way: DeskWay): CashWay | undefined {
  const row: DeskWayRow = deskWays[way];
  return row.paidAs;
}
