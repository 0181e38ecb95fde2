import { boolean, mixed, object, string } from 'yup';
import {
  bookId,
  cents,
  day,
  distinct,
  invoiceNumber,
  isoInstant,
  listOf,
  orderNumber,
  type RunFields,
  rateOfPart,
  sha256,
  text,
  trimmed,
  whole,
} from './fields.ts';

const invoiceLine = object({
  ...rateOfPart,
  what: text(1, 300),
  detail: text(1, 300).optional(),
  cents: whole,
  taxCents: whole,
}).noUnknown();

/** What was paid for orders, and their invoices. */
export function moneyDocuments({ now }: RunFields) {
  return {
    cashEntries: {
      orderId: trimmed(1, 128),
      number: orderNumber,
      currency: text(3, 3).optional(),
      cents: whole,
      kind: string().defined().oneOf(['taken', 'given-back', 'undone', 'returned', 'discount']),
      way: string().defined().oneOf(['cash', 'bank', 'card']),
      takenCents: whole,
      givenBackCents: cents,
      deliveredBookIds: distinct(bookId, 0, 200),
      returnedBookIds: distinct(bookId, 0, 200),
      deliveryCents: whole.optional(),
      discounts: listOf(
        object({ basisPoints: whole.optional(), cents: whole, taxCents: whole.optional() }).noUnknown(),
        1,
        4,
      ).optional(),
      carrier: trimmed(0, 60),
      reference: trimmed(0, 100),
      note: trimmed(0, 500),
      day,
      by: trimmed(1, 100),
      at: now,
    },
    cashClosings: {
      countedCents: cents,
      note: trimmed(0, 500),
      at: isoInstant,
      by: trimmed(1, 100),
      keyHash: sha256,
      isUnchecked: boolean().oneOf([true]).optional(),
      reopened: object({ reason: trimmed(1, 500), at: isoInstant, by: trimmed(1, 100), keyHash: sha256 })
        .noUnknown()
        .default(undefined),
    },
    invoiceCounters: { last: whole.min(1) },
    invoices: {
      number: invoiceNumber,
      kind: string().defined().oneOf(['invoice', 'credit-note']),
      layout: whole.min(1),
      day,
      at: isoInstant,
      orderId: trimmed(1, 128),
      orderNumber,
      shopName: trimmed(1, 40),
      contact: listOf(trimmed(1, 254), 0, 2),
      seller: object({
        name: trimmed(1, 120),
        address: listOf(trimmed(1, 300), 0, 150),
        taxNumber: trimmed(0, 60),
      }).noUnknown(),
      buyer: listOf(text(1, 700), 0, 4),
      facts: listOf(object({ label: text(1, 40), text: text(1, 200) }).noUnknown(), 1, 20),
      reason: text(1, 5000).optional(),
      references: listOf(invoiceNumber, 0, 200),
      lines: listOf(invoiceLine, 1, 400),
      taxName: trimmed(1, 20).optional(),
      notes: listOf(trimmed(1, 300), 0, 5),
      currency: text(3, 3),
      format: mixed().defined(),
    },
  };
}
