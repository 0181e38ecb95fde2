import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { OrderInvoice } from '../order/order-invoices.ts';
import { readFields } from '../values/stored-fields.ts';
import { sumOf } from '../values/sum-of.ts';
import { keyGuard } from '../values/table-keys.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { type InvoiceKind, invoiceKinds } from './invoice-kinds.ts';

const lineSchema = object({
  what: string().required(),
  /** Its author, or what else tells it from others. */
  detail: string(),
  isbn: string(),
  /** Of a book: how many copies. */
  quantity: number(),
  basisPoints: number(),
  cents: number().required(),
  /** Its part of the tax of its rate. */
  taxCents: number().required(),
});

/** How its amounts were written when it was made: no other release writes them in another way. */
const formatSchema = object({
  currency: string().required(),
  decimals: number().required(),
  decimal: string().required(),
  group: string().required(),
  sizes: array(number().required()).required(),
  groupedFrom: number().required(),
  positive: array(string().required()).required(),
  negative: array(string().required()).required(),
});

const factSchema = object({ label: string().required(), text: string().required() });

const invoiceSchema = object({
  number: string().required(),
  kind: mixed<InvoiceKind>(keyGuard(invoiceKinds)).required(),
  /** Of the drawing: an earlier one stays, so that a document always looks as it did. */
  layout: number().required(),
  /** The day of the shop on which it was made: '2026-11-23'. */
  day: string().required(),
  /** An ISO instant. */
  at: string().required(),
  /** In which it is written; missing where that is English. */
  language: mixed<Language>(isLanguage),
  orderId: string().required(),
  orderNumber: string().required(),
  shopName: string().required(),
  contact: array(string().required()).required(),
  seller: object({
    name: string().required(),
    address: array(string().required()).required(),
    taxNumber: string().required(),
  }),
  buyer: array(string().required()).required(),
  /** ISO 3166 codes of an invoice whose file carries its data, see factur-x.ts; and the buyer's address in its parts. */
  sellerCountry: string(),
  buyerCountry: string(),
  buyerStreet: string(),
  buyerZip: string(),
  buyerCity: string(),
  /** Of an invoice on account. */
  buyerReference: string(),
  buyerTaxNumber: string(),
  buyerEmail: string(),
  dueOn: string(),
  /** Where its money goes. */
  iban: string(),
  /** Whether its buyer is a public one, who wants an XRechnung. */
  isPublic: boolean(),
  /** Whether orders of several accounts stand on it: then it is its customer's, and no shopper reads it. */
  isShared: boolean(),
  /** The last day on which its books arrived. */
  deliveredOn: string(),
  /** What stands beside the address, as it is written. */
  facts: array(factSchema.required()).required(),
  /** Why there is a credit note. */
  reason: string(),
  /** The invoices that a credit note is about. */
  references: array(string().required()).required(),
  lines: array(lineSchema.required()).required(),
  /** Missing where the order knows no tax. */
  taxName: string(),
  /** Why the law leaves it untaxed, as its notes say, too. */
  exemption: string(),
  notes: array(string().required()).required(),
  /** What of an invoice was paid when it was made, or of a credit note, below 0, goes back by itself; missing where that is nothing. */
  paid: object({
    cents: number().required(),
    by: string()
      .oneOf(['cash', 'online', 'voucher', 'other'] as const)
      .required(),
    /** What of it vouchers have paid, or get back; left out where that is nothing, or all. */
    voucherCents: number(),
  })
    .optional()
    .default(undefined),
  /** Of layouts before the third, in place of that: what was paid online, or goes back so. */
  onlineCents: number(),
  currency: string().required(),
  format: formatSchema,
});

/** An invoice or a credit note as it is stored: never changed, so that its file can be made again. */
export type Invoice = InferType<typeof invoiceSchema>;

export function readInvoice(data: Readonly<Record<string, unknown>>): Invoice {
  return readFields(invoiceSchema, data);
}

/** A document as its order names it. */
export function orderInvoice(invoice: Invoice): OrderInvoice {
  const { number, kind, day, references, isPublic } = invoice;
  const isCreditNote = kind === 'credit-note';
  const cents = invoiceCents(invoice);
  return {
    number,
    isCreditNote,
    day,
    cents,
    ...(isCreditNote && { references }),
    ...(isPublic && { isPublic }),
  };
}

/** What is to be paid, or below 0 what was credited. */
export function invoiceCents({ lines }: { lines: readonly { cents: number }[] }): number {
  return sumOf(lines, 'cents');
}
