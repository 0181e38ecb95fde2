import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type BillingTime, invoiceTimes } from '../shop/invoice-setting.ts';
import { keyGuard } from '../values/table-keys.ts';

const orderInvoiceSchema = object({
  number: string().required(),
  isCreditNote: boolean().required(),
  /** Of the shop. */
  day: string().required(),
  /** Negative for a credit note. */
  cents: number().required(),
  /** Of a credit note: its invoices. */
  references: array(string().required()),
  /** An undo has cancelled it out with others before the shopper was told of them. */
  isUndone: boolean(),
  /** A public buyer, who wants an XRechnung. */
  isPublic: boolean(),
  /** It also covers orders of other accounts, so no shopper may read it. */
  isShared: boolean(),
});

export type OrderInvoice = InferType<typeof orderInvoiceSchema>;

const openPartSchema = object({
  key: string().required(),
  basisPoints: number(),
  cents: number().required(),
  taxCents: number().required(),
  invoices: array(string().required()).required(),
});

export const orderInvoiceFields = {
  /** Oldest first. */
  invoices: array(orderInvoiceSchema.required()),
  /** Kept for the order's whole life, since it decides what is charged. */
  invoicedAt: mixed<BillingTime>(keyGuard({ ...invoiceTimes, sending: true })),
  /** All invoices together, part by part. */
  billed: array(openPartSchema.required()),
};

export interface OrderInvoiceFields {
  billed?: InferType<typeof openPartSchema>[] | undefined;
}
