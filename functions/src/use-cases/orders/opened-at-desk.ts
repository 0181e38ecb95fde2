import { withStatus } from '../../order-change/applied-change.ts';
import { VoucherTooSmall } from '../../order-change/settle-vouchers.ts';
import { handOver } from '../../order-change/step-change.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import { addFirstNote } from '../../orders/order-note-store.ts';
import type { DeskOrder } from '../../orders/order-store.ts';
import type { CreatingWrite } from '../../platform/firebase.ts';
import type { ChangedFields } from '../../shared/order/changing-order.ts';
import type { DeskOrderRequest } from '../../shared/order/desk-order.ts';
import { type Order, readOrder } from '../../shared/order/order.ts';
import { findLine } from '../../shared/order/order-lines.ts';
import { openCents, openInCash } from '../../shared/order/order-totals.ts';
import { voucherCents } from '../../shared/order/order-vouchers.ts';
import { isCashWay, isInDrawer } from '../../shared/payment/pay-ways.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import type { OrderEvent } from './effects/order-event.ts';

export interface OpenedAtDesk extends Pick<OrderEvent, 'paid'> {
  fields: ChangedFields & { takenBy: string };
}

/**
 * Over the counter the books are handed over by the same step as for collected orders. @throws VoucherTooSmall where
 * vouchers should pay all and do not
 */
export function openedAtDesk(
  document: OrderDocument & Partial<Pick<Order, 'vouchers' | 'cashCents'>>,
  { request, takenBy, customer }: DeskOrder,
  now: Date,
  { locale }: Pick<StoredSettings, 'locale'>,
): OpenedAtDesk {
  const history = document.history.map((entry) => ({ ...entry, by: 'admin' as const }));
  const account = customer && {
    account: {
      customerId: customer.id,
      termDays: customer.termDays,
      ...(customer.isCollected && { isCollected: true }),
    },
  };
  const order = { ...readOrder('', { ...document, history }), parcelsMade: 0, ...account };
  const cashWay = isCashWay(request.way) ? request.way : undefined;
  const paidCents = isInDrawer(cashWay) ? openInCash(order) : openCents(order);
  const cashCents = cashWay ? paidCents : 0;
  if (request.way === 'voucher' && openCents(order) > 0) throw new VoucherTooSmall(voucherCents(order));
  const context = { actor: 'admin' as const, now, locale };
  const handed = request.isHandedOver
    ? withStatus(order, handOver(order, { cashCents, cashWay }, context), context)
    : { history, ...(cashWay && { cashCents: (order.cashCents ?? 0) + cashCents }) };
  const paid = cashWay && { way: cashWay, reference: request.reference, holdsCopies: false };
  return { fields: { takenBy, ...account, ...handed }, ...(paid && { paid }) };
}

/** Why books have another price; no shopper sees it, and it goes when their data is erased. */
export function notePrices(
  write: CreatingWrite,
  orderId: string,
  { lines }: DeskOrderRequest,
  order: Order,
  now: Date,
): void {
  const text = lines
    .filter(({ priceCents }) => priceCents !== undefined)
    .map(({ bookId, reason }) => `${findLine(order, bookId)?.title ?? ''}: ${reason}`)
    .join('\n');
  const { takenBy: by = '' } = order;
  if (text) addFirstNote(write, orderId, { text, at: now.toISOString(), by }, now);
}
