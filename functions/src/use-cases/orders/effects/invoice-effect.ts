import { findCustomer } from '../../../customers/customer-store.ts';
import { nextNumber } from '../../../invoices/invoice-counter.ts';
import { seriesOf } from '../../../invoices/invoice-number-form.ts';
import { addInvoice } from '../../../invoices/invoice-store.ts';
import { newInvoice } from '../../../invoices/new-invoice.ts';
import { findSettings } from '../../../settings/settings-store.ts';
import { billingChange, withUndone } from '../../../shared/invoice/billing-change.ts';
import { invoiceCents, orderInvoice } from '../../../shared/invoice/invoice.ts';
import type { ChangedFields } from '../../../shared/order/changing-order.ts';
import type { Order } from '../../../shared/order/order.ts';
import { voucherMoves } from '../../../shared/order/order-vouchers.ts';
import type { Settings } from '../../../shared/shop/settings.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import type { OrderEffect, OrderEvent } from './order-event.ts';

/** Of whatever may take the next invoice number. @param isHandedOver a new order is delivered at once */
export function invoiceQueue(
  before: Order | undefined,
  { invoices: { isOn, at } }: Settings,
  isHandedOver = false,
): string[] {
  const mayTakeNumber = before
    ? isOn || before.billed !== undefined
    : isOn && (at === 'placing' || isHandedOver);
  return mayTakeNumber ? ['the next invoice'] : [];
}

/** Only the order's fields; the invoice itself is written elsewhere. */
function withCollected(
  { invoices = [] }: Order,
  { change, ...collected }: NonNullable<OrderEvent['collected']>,
): ChangedFields {
  const own = { ...collected, isCreditNote: false, cents: invoiceCents({ lines: change.parts }) };
  return {
    invoices: [...invoices, own],
    invoicedAt: 'sending',
    billed: change.billedBy(collected.number),
  };
}

/**
 * By the present settings. Later invoices follow the order's first one; an order not invoiced when placed is invoiced
 * as its parcels arrive. A shop that no longer writes invoices still writes credit notes.
 */
export const invoiceEffect: OrderEffect = async ({ before, after, now, attempt, ...event }) => {
  if (event.collected) return { fields: withCollected(after, event.collected), write: () => undefined };
  const isHandedOver = !before && after.parcels.length > 0;
  const { account } = after;
  const usual = before ? 'delivery' : isHandedOver ? event.shop.invoices.at : 'placing';
  const at = (before && after.invoicedAt) || (account ? 'sending' : usual);
  const change = billingChange(before, after, at, after.billed ?? []);
  if (!change) return undefined;
  // Charges wait for the collected invoice; credits do not.
  if (account?.isCollected && change.kind === 'invoice') return undefined;
  const shop = before ? await findSettings() : event.shop;
  const { isOn, at: atNow } = shop.invoices;
  const isWritten = before
    ? isOn || change.kind === 'credit-note'
    : isOn && (account !== undefined || atNow === at);
  if (!isWritten) return undefined;
  const next = await nextNumber(
    seriesOf(shop.invoices, change.kind, shopDay(now, shop)),
    attempt.failedTries > 0,
  );
  const customer = account && (await findCustomer(account.customerId));
  const moves = before ? voucherMoves(before, after).filter(({ taxed }) => !taxed) : [];
  const back = moves.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
  const invoice = newInvoice(
    { order: after, change, at, shop, now, customer, voucherCents: back },
    next.number,
  );
  const invoices = [...(after.invoices ?? []), orderInvoice(invoice)];
  return {
    fields: {
      // A collected invoice covers other orders, too.
      invoices: event.change?.isUndo && !account?.isCollected ? withUndone(invoices) : invoices,
      invoicedAt: at,
      billed: change.billedBy(next.number),
    },
    write: (transaction) => addInvoice(transaction, next, invoice),
  };
};
