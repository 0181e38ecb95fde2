import type { Transaction } from 'firebase-admin/firestore';
import { nextNumber } from '../../invoices/invoice-counter.ts';
import { seriesOf } from '../../invoices/invoice-number-form.ts';
import { addInvoice } from '../../invoices/invoice-store.ts';
import { newInvoice } from '../../invoices/new-invoice.ts';
import type { BillingChange } from '../../shared/invoice/billing-change.ts';
import { orderInvoice } from '../../shared/invoice/invoice.ts';
import { type Order, readOrder } from '../../shared/order/order.ts';
import type { OrderInvoice } from '../../shared/order/order-invoices.ts';
import { type CashWay, isInDrawer } from '../../shared/payment/pay-ways.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';
import { saleOf } from '../../shared/voucher/single-purpose.ts';
import type { Voucher } from '../../shared/voucher/voucher.ts';
import { lastFourOf } from '../../shared/voucher/voucher-code.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';

/** Of a voucher that is taxed when sold. */
export interface VoucherInvoice {
  named: OrderInvoice;
  /** Fails with a write conflict when its number was taken. */
  write: (transaction: Transaction) => void;
}

export function withInvoice(voucher: Voucher, invoice: VoucherInvoice | undefined): Voucher {
  const { invoices = [] } = voucher;
  return invoice ? { ...voucher, invoices: [...invoices, invoice.named] } : voucher;
}

interface MovedWay {
  way: CashWay;
  shop: StoredSettings;
  now: Date;
}

/** Invoices are about orders. */
function asOrder(voucher: Voucher, taxName: string, { way, now }: MovedWay): Order {
  const { _id, number, amountCents, buyer, currency, language } = voucher;
  const handedOver = { number: 1, bookIds: [], state: 'delivered', cashCents: amountCents, cashWay: 'cash' };
  const order = readOrder(_id, {
    number,
    name: buyer.name,
    email: buyer.email,
    taxName,
    taxIsIncluded: true,
    charges: [{ kind: 'voucher', cents: amountCents, about: `…${lastFourOf(codeOf(voucher))}` }],
    cashCents: amountCents,
    ...(currency !== defaultCurrency.currency && { currency }),
    ...(language !== 'en' && { language }),
    ...(voucher.origin === 'web' && { isPaidOnline: true }),
    ...(isInDrawer(way) && { parcels: [handedOver] }),
  });
  return { ...order, createdAt: now.toISOString() };
}

/**
 * Only for a voucher taxed when sold; a shop that no longer writes invoices still writes credit notes. @param voucher
 * before the money moved @param cents negative for a refund
 */
export async function voucherInvoice(
  voucher: Voucher,
  cents: number,
  moved: MovedWay,
): Promise<VoucherInvoice | undefined> {
  const { singlePurpose, invoices = [] } = voucher;
  const { tax } = saleOf(voucher, cents);
  const { shop, now } = moved;
  const kind = cents < 0 ? 'credit-note' : 'invoice';
  const isWritten = kind === 'invoice' ? shop.invoices.isOn : invoices.length > 0;
  if (!singlePurpose || !tax || !isWritten) return undefined;
  const next = await nextNumber(seriesOf(shop.invoices, kind, shopDay(now, shop)), true);
  const change: BillingChange = {
    kind,
    parts: [{ key: ':voucher', cents, ...tax }],
    // The first is the sale's invoice.
    references: kind === 'invoice' ? [] : invoices.slice(0, 1).map(({ number }) => number),
    billedBy: () => [],
  };
  const order = asOrder(voucher, singlePurpose.taxName, moved);
  const about = { order, change, at: 'placing', shop, now, isOfVoucher: true } as const;
  const invoice = newInvoice(about, next.number);
  return { named: orderInvoice(invoice), write: (transaction) => addInvoice(transaction, next, invoice) };
}
