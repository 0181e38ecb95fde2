import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type BillingTime, invoiceTimes } from '../shop/invoice-setting.ts';
import { keyGuard } from '../values/table-keys.ts';

const orderInvoiceSchema = object({
  number: string().required(),
  isCreditNote: boolean().required(),
  /** The day of the shop on which it was made. */
  day: string().required(),
  /** Its total; below 0 for a credit note. */
  cents: number().required(),
  /** Of a credit note: the invoices that it is about. */
  references: array(string().required()),
  /** Whether an undo has made it nothing, together with others, before the shopper was told of them. */
  isUndone: boolean(),
  /** Whether its buyer is a public one, who wants an XRechnung. */
  isPublic: boolean(),
  /** Whether orders of other accounts stand on it, so that no shopper reads it. */
  isShared: boolean(),
});

/** An invoice or a credit note, as its order names it. */
export type OrderInvoice = InferType<typeof orderInvoiceSchema>;

const openPartSchema = object({
  key: string().required(),
  basisPoints: number(),
  cents: number().required(),
  taxCents: number().required(),
  invoices: array(string().required()).required(),
});

/** What an order keeps of its invoices; nothing where the shop has written none. */
export const orderInvoiceFields = {
  /** Oldest first. */
  invoices: array(orderInvoiceSchema.required()),
  /** By what they are made; of all its life, since it decides what is charged. */
  invoicedAt: mixed<BillingTime>(keyGuard({ ...invoiceTimes, sending: true })),
  /** What they hold together, part by part. */
  billed: array(openPartSchema.required()),
};

export interface OrderInvoiceFields {
  billed?: InferType<typeof openPartSchema>[] | undefined;
}
