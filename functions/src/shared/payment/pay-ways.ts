// Without yup, which the page of a new order does not load for it.

import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** What there is to know of a way of payment; what is left out does not hold of it. */
interface PayWayRow {
  label: string;
  /** For which orders the desk offers it: also for those that are handed over at once, or only for the others. */
  desk?: 'counter' | 'order';
  /** The account of DATEV's to which the ledger's entries of it belong. Without one, the ledger has none. */
  datev?: 'cash' | 'bank' | 'card' | 'vouchers';
  /** Whether money is taken and given back so by hand. */
  isMoney?: true;
  /** Whether what is paid so lies in the drawer, and is what coins can pay. */
  isInDrawer?: true;
  /** Whether a terminal prints a receipt, whose number the desk types. */
  hasReceipt?: true;
  /** Which of the laws that ask for a certified till do so where books are paid so at the counter. */
  till?: 'every law' | 'some laws';
}

/**
 * Every way in which something is paid. Forms, sums, exports and checks go by these rows; what else a way asks for, such
 * as whose account it is, stands in `desk-order.ts`. What a shopper can choose at the checkout, `ways-to-pay.ts` says.
 */
export const payWays = {
  later: { label: t('When it is handed over'), desk: 'order' },
  /** It is an order once it is paid: see `link-order.ts`. */
  link: { label: t('By a link'), desk: 'order' },
  cash: {
    label: t('Cash'),
    desk: 'counter',
    datev: 'cash',
    isMoney: true,
    isInDrawer: true,
    till: 'every law',
  },
  bank: { label: t('Bank transfer'), datev: 'bank', isMoney: true },
  card: {
    label: t('Card'),
    desk: 'counter',
    datev: 'card',
    isMoney: true,
    hasReceipt: true,
    till: 'some laws',
  },
  account: { label: t('On account'), desk: 'counter' },
  /** No money comes in then, the shop owes less. To the laws on tills it is cash. */
  voucher: { label: t('Voucher'), desk: 'counter', datev: 'vouchers', till: 'every law' },
  /** What vouchers pay that were taxed when they were sold: it was the shop's by then. */
  prepaid: { label: t('Voucher, taxed when it was sold'), datev: 'vouchers' },
  /** What a person puts into the drawer or takes out of it beside all orders. */
  drawer: { label: t('Cash'), datev: 'cash', isInDrawer: true },
} as const satisfies Record<string, PayWayRow>;

export type PayWay = keyof typeof payWays;

type WayWith<Fact extends keyof PayWayRow> = {
  [Way in PayWay]: Fact extends keyof (typeof payWays)[Way] ? Way : never;
}[PayWay];

const isPayWay = keyGuard(payWays);

/** Makes the guard that tells the ways of which something holds from other values. */
function guardOf<Fact extends keyof PayWayRow>(fact: Fact) {
  return (value: unknown): value is WayWith<Fact> => isPayWay(value) && fact in payWays[value];
}

export const isCashWay = guardOf('isMoney');
export const isEntryWay = guardOf('datev');
export const isInDrawer = guardOf('isInDrawer');
export const hasReceipt = guardOf('hasReceipt');

const payWayNames = keysOf(payWays);

/** How the desk's orders are paid. */
export const deskWayNames = payWayNames.filter(guardOf('desk'));

/** How money comes in or goes out. */
export const cashWayNames = payWayNames.filter(isCashWay);

/** How it comes in at once over the counter. */
export const counterWayNames = deskWayNames.filter((way) => isCashWay(way));

export const drawerWayNames = payWayNames.filter(isInDrawer);

/** How the ledger says what was paid online, or went back so. */
export const onlineWay: CashWay = 'card';

export type DeskWay = (typeof deskWayNames)[number];
export type CashWay = (typeof cashWayNames)[number];
export type CounterWay = (typeof counterWayNames)[number];
/** The ways of the ledger's entries. */
export type EntryWay = WayWith<'datev'>;
