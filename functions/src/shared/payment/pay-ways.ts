// Without yup, which the page of a new order does not load for it.

import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** What is left out does not hold of the way. */
interface PayWayRow {
  label: string;
  /** Offered by the desk: 'counter' also for a sale at the counter, 'order' only for other orders. */
  desk?: 'counter' | 'order';
  /** The account in the DATEV export; without one, the ledger has no entries of this way. */
  datev?: 'cash' | 'bank' | 'card' | 'vouchers';
  /** Money is taken and given back by hand. */
  isMoney?: true;
  /** It goes into the drawer, and is limited to what coins can pay. */
  isInDrawer?: true;
  /** A terminal prints a receipt, whose number the desk types. */
  hasReceipt?: true;
  /** Which laws about certified tills cover a payment at the counter in this way. */
  till?: 'every law' | 'some laws';
}

/**
 * Every way of payment. Forms, sums, exports and checks go by these rows; what else a way asks for, such as the
 * account, is in `desk-order.ts`. `ways-to-pay.ts` has what shoppers can choose at the checkout.
 */
export const payWays = {
  later: { label: t('When it is handed over'), desk: 'order' },
  /** It becomes an order once it is paid: see `link-order.ts`. */
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
  /** No money comes in; the shop owes less. The laws on tills treat it as cash. */
  voucher: { label: t('Voucher'), desk: 'counter', datev: 'vouchers', till: 'every law' },
  /** By vouchers that were taxed when they were sold: the money was the shop's by then. */
  prepaid: { label: t('Voucher, taxed when it was sold'), datev: 'vouchers' },
  /** Put into the drawer or taken out of it by a person, without an order. */
  drawer: { label: t('Cash'), datev: 'cash', isInDrawer: true },
} as const satisfies Record<string, PayWayRow>;

export type PayWay = keyof typeof payWays;

type WayWith<Fact extends keyof PayWayRow> = {
  [Way in PayWay]: Fact extends keyof (typeof payWays)[Way] ? Way : never;
}[PayWay];

const isPayWay = keyGuard(payWays);

function guardOf<Fact extends keyof PayWayRow>(fact: Fact) {
  return (value: unknown): value is WayWith<Fact> => isPayWay(value) && fact in payWays[value];
}

export const isCashWay = guardOf('isMoney');
export const isEntryWay = guardOf('datev');
export const isInDrawer = guardOf('isInDrawer');
export const hasReceipt = guardOf('hasReceipt');

const payWayNames = keysOf(payWays);

export const deskWayNames = payWayNames.filter(guardOf('desk'));

export const cashWayNames = payWayNames.filter(isCashWay);

/** At once, at the counter. */
export const counterWayNames = deskWayNames.filter((way) => isCashWay(way));

export const drawerWayNames = payWayNames.filter(isInDrawer);

/** The ledger's way for online payments and refunds. */
export const onlineWay: CashWay = 'card';

export type DeskWay = (typeof deskWayNames)[number];
export type CashWay = (typeof cashWayNames)[number];
export type CounterWay = (typeof counterWayNames)[number];
export type EntryWay = WayWith<'datev'>;
