import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { OrderInvoice } from '../order/order-invoices.ts';
import { readFields } from '../values/stored-fields.ts';
import { sumOf } from '../values/sum-of.ts';
import { keyGuard } from '../values/table-keys.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { type InvoiceKind, invoiceKinds } from './invoice-kinds.ts';

const lineSchema = object({
  what: string().required(),
  /** Its author, or another distinction. */
  detail: string(),
  isbn: string(),
  /** Copies of a book. */
  quantity: number(),
  basisPoints: number(),
  cents: number().required(),
  /** Its share of the tax of its rate. */
  taxCents: number().required(),
});

/** How its amounts are written: later releases keep it. */
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
  /** The version of the drawing, so that a document always looks as it did. */
  layout: number().required(),
  /** In the shop's calendar: '2026-11-23'. */
  day: string().required(),
  /** An ISO instant. */
  at: string().required(),
  /** Missing means English. */
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
  /** ISO 3166 codes and the buyer's address, for an invoice whose file carries its data: see factur-x.ts. */
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
  iban: string(),
  /** A public buyer, who wants an XRechnung. */
  isPublic: boolean(),
  /** Orders of several accounts stand on it: it belongs to the customer, and no shopper may read it. */
  isShared: boolean(),
  /** The last day on which its books arrived. */
  deliveredOn: string(),
  /** Shown beside the address, as written. */
  facts: array(factSchema.required()).required(),
  /** Of a credit note. */
  reason: string(),
  /** Of a credit note: its invoices. */
  references: array(string().required()).required(),
  lines: array(lineSchema.required()).required(),
  /** Missing where the order knows no tax. */
  taxName: string(),
  /** The legal ground, which its notes state, too. */
  exemption: string(),
  notes: array(string().required()).required(),
  /** Paid when the invoice was made; of a credit note, negative: refunded automatically. Missing for nothing. */
  paid: object({
    cents: number().required(),
    by: string()
      .oneOf(['cash', 'online', 'voucher', 'other'] as const)
      .required(),
    /** By vouchers; left out where that is nothing, or all. */
    voucherCents: number(),
  })
    .optional()
    .default(undefined),
  /** Instead of `paid` before layout 3: paid or refunded online. */
  onlineCents: number(),
  currency: string().required(),
  format: formatSchema,
});

/** Never changed once stored, so that its file can be made again. */
export type Invoice = InferType<typeof invoiceSchema>;

export function readInvoice(data: Readonly<Record<string, unknown>>): Invoice {
  return readFields(invoiceSchema, data);
}

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

/** To be paid, or negative: credited. */
export function invoiceCents({ lines }: { lines: readonly { cents: number }[] }): number {
  return sumOf(lines, 'cents');
}
