import { t } from '../words/words.ts';
import type { Order } from './order.ts';
import { orderStatuses, statusLabel } from './order-status.ts';
import { openCents, openInCash, orderedCents, presentCents } from './order-totals.ts';
import { moneyCents } from './order-vouchers.ts';

/** Without an amount there is nothing to pay. */
interface OrderPayment {
  label: string;
  cents?: number;
}

export function broughtInCash(parcels: Order['parcels']): number {
  const inCash = parcels.filter(({ cashWay = 'cash' }) => cashWay === 'cash');
  return inCash.reduce((sum, parcel) => sum + (parcel.cashCents ?? 0), 0);
}

/** In cash on delivery: not online, nor in another way, such as by bank before it left. */
export function isPaidInCash(order: Order): boolean {
  const { isPaidOnline, account, parcels } = order;
  return !isPaidOnline && !account && moneyCents(order) <= broughtInCash(parcels);
}

/** Vouchers alone have paid so far. */
export function isPaidByVoucher(order: Order): boolean {
  return (order.cashCents ?? 0) > 0 && moneyCents(order) === 0;
}

export function paidLabel(order: Order): string {
  if (order.isPaidOnline) return t('Paid online');
  if (order.account && openCents(order) > 0) return t('On account');
  if (isPaidByVoucher(order)) return t('Paid by voucher');
  return isPaidInCash(order) ? t('Paid in cash') : t('Paid');
}

/** Per voucher, by its last four letters: what it paid, and what went back to it. */
export function voucherPayments({ vouchers = [] }: Pick<Order, 'vouchers'>): Required<OrderPayment>[] {
  return vouchers.flatMap(({ lastFour, takenCents, cents }) => {
    const paid = { label: t('Paid by voucher …{lastFour}', { lastFour }), cents: takenCents };
    const back = { label: t('Back on voucher …{lastFour}', { lastFour }), cents: takenCents - cents };
    return back.cents === 0 ? [paid] : [paid, back];
  });
}

/** For every file and page: what was paid, what is due in cash, what is refunded. */
export function paymentsOf(order: Order): OrderPayment[] {
  const byVoucher = voucherPayments(order);
  const isSettled = isPaidByVoucher(order) && openInCash(order) === 0;
  return isSettled ? byVoucher : [...byVoucher, ...moneyPayments(order)];
}

function moneyPayments(order: Order): OrderPayment[] {
  const { status, isPaidOnline, vouchers = [] } = order;
  const cashCents = order.cashCents === undefined ? undefined : moneyCents(order);
  const { isSale } = orderStatuses[status];
  // Paid online is one sum: everything that vouchers have not paid.
  const online = vouchers.reduce((sum, { takenCents }) => sum - takenCents, orderedCents(order));
  const gone = isPaidOnline ? Math.max(0, online - (cashCents ?? 0)) : 0;
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
