import type { Transaction } from 'firebase-admin/firestore';
import { type NextNumber, withNextNumber } from '../../invoices/invoice-counter.ts';
import { seriesOf } from '../../invoices/invoice-number-form.ts';
import { addInvoice } from '../../invoices/invoice-store.ts';
import { newInvoice } from '../../invoices/new-invoice.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { billingChange } from '../../shared/invoice/billing-change.ts';
import { orderInvoice } from '../../shared/invoice/invoice.ts';
import type { InvoiceKind } from '../../shared/invoice/invoice-kinds.ts';
import type { ChangedFields } from '../../shared/order/changing-order.ts';
import type { Order } from '../../shared/order/order.ts';
import type { InvoiceTime } from '../../shared/shop/invoice-setting.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';

/** Writes the invoice or the credit note of a change in its transaction, and answers what the order keeps of it. */
export type InvoiceWriter = (
  transaction: Transaction,
  before: Order | undefined,
  after: Order,
) => ChangedFields;

interface Frame {
  shop: Settings;
  now: Date;
}

const withoutInvoice: InvoiceWriter = () => ({});

/** When an order is invoiced: as its first invoice was. One that got none as it was placed gets them as its parcels arrive. */
function timeOf({ invoicedAt = 'delivery' }: Order): InvoiceTime {
  return invoicedAt;
}

function writerOf(next: NextNumber, at: InvoiceTime, { shop, now }: Frame): InvoiceWriter {
  return (transaction, before, after) => {
    const change = billingChange(before, after, at, after.billed ?? []);
    if (!change) return {};
    const { number } = next;
    const invoice = newInvoice({ order: after, change, at, shop, now }, number);
    addInvoice(transaction, next, invoice);
    return {
      invoices: [...(after.invoices ?? []), orderInvoice(invoice)],
      invoicedAt: at,
      billed: change.billedBy(number),
    };
  };
}

function withNumber<T>(
  kind: InvoiceKind,
  at: InvoiceTime,
  frame: Frame,
  write: (invoice: InvoiceWriter) => Promise<T>,
): Promise<T> {
  const series = seriesOf(frame.shop.invoices, kind, shopDay(frame.now));
  return withNextNumber(series, (next) => write(writerOf(next, at, frame)));
}

/** Writes a new order, with its invoice where the shop makes them as orders are placed. */
export function withInvoiceOfNewOrder<T>(
  shop: Settings,
  now: Date,
  write: (invoice: InvoiceWriter) => Promise<T>,
): Promise<T> {
  const { isOn, at } = shop.invoices;
  if (!isOn || at !== 'placing') return write(withoutInvoice);
  return withNumber('invoice', at, { shop, now }, write);
}

/**
 * Writes a change of an order, with what it does to its invoices, by the settings as they are now. A shop that writes no
 * invoices any more still writes credit notes for those that it has written.
 */
export async function withInvoiceOfChange<T>(
  before: Order,
  after: Order,
  now: Date,
  write: (invoice: InvoiceWriter) => Promise<T>,
): Promise<T> {
  const at = timeOf(after);
  const change = billingChange(before, after, at, after.billed ?? []);
  if (!change) return write(withoutInvoice);
  const shop = await findSettings();
  const isWritten = shop.invoices.isOn || change.kind === 'credit-note';
  return isWritten ? withNumber(change.kind, at, { shop, now }, write) : write(withoutInvoice);
}
