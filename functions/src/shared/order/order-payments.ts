import { t } from '../words/words.ts';
import type { Order } from './order.ts';
import { orderStatuses, statusLabel } from './order-status.ts';
import { openCents, openInCash, orderedCents, presentCents } from './order-totals.ts';

/** An amount of what is paid; without one there is nothing to pay. */
interface OrderPayment {
  label: string;
  cents?: number;
}

/** What deliveries have brought in cash. */
export function broughtInCash(parcels: Order['parcels']): number {
  const inCash = parcels.filter(({ cashWay = 'cash' }) => cashWay === 'cash');
  return inCash.reduce((sum, parcel) => sum + (parcel.cashCents ?? 0), 0);
}

/** Whether an order is paid in cash as it is handed over: not online, nor else, such as by bank before it left. */
export function isPaidInCash({ isPaidOnline, account, cashCents = 0, parcels }: Order): boolean {
  return !isPaidOnline && !account && cashCents <= broughtInCash(parcels);
}

/** How the money has come that an order has. */
export function paidLabel(order: Order): string {
  if (order.isPaidOnline) return t('Paid online');
  if (order.account && openCents(order) > 0) return t('On account');
  return isPaidInCash(order) ? t('Paid in cash') : t('Paid');
}

/** How an order is paid, as every file and page says it: what has come, what is due in cash, what goes back. */
export function paymentsOf(order: Order): OrderPayment[] {
  const { status, cashCents, isPaidOnline } = order;
  const { isSale } = orderStatuses[status];
  // What is paid online is paid in one sum.
  const gone = isPaidOnline ? Math.max(0, orderedCents(order) - (cashCents ?? 0)) : 0;
  const due = openInCash(order);
  const wentBack = gone > 0 ? [{ label: t('Given back'), cents: gone }] : [];
  if (due < 0) {
    const inCash = isPaidInCash(order) ? t('Paid in cash, to be paid back') : t('Paid, to be paid back');
    const label = isPaidOnline ? t('Paid online, goes back to you') : inCash;
    return [{ label, cents: -due }, ...wentBack];
  }
  if (!isSale) return [{ label: statusLabel(order) }, ...wentBack];
  const paid = { label: paidLabel(order), cents: (cashCents ?? presentCents(order)) + gone };
  const isPaid = cashCents !== undefined && cashCents > 0;
  const onAccount = order.account ? openCents(order) : 0;
  if (onAccount > 0) {
    const part = { label: t('Paid'), cents: cashCents ?? 0 };
    return [...(isPaid ? [part] : []), { label: t('On account'), cents: onAccount }];
  }
  if (due === 0 && (isPaid || isPaidOnline || status === 'delivered')) return [paid, ...wentBack];
  if (status === 'delivered' && cashCents === undefined) return [paid];
  return [...(isPaid ? [paid] : []), ...wentBack, { label: t('To pay in cash'), cents: due }];
}
