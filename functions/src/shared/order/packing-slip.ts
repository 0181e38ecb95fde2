import { queryNumber } from '../values/query-fields.ts';
import type { Language } from '../words/languages.ts';
import { orderIdsQuerySchema } from './order.ts';

/** 'Total', '$12.00'. */
interface SlipRow {
  label: string;
  detail?: string;
  amount: string;
}

/** In the language of the order. */
export interface PackingSlip {
  language: Language;
  /** Its accessible name. */
  name: string;
  number: string;
  barcode: string;
  /** 'Parcel 2', of an order in several. */
  parcel?: string;
  placed: string;
  /** 'A present, to be wrapped': for those who pack it. */
  gift?: string;
  /** The text of the gift card. */
  card?: string;
  /** 'To be collected' */
  heading?: string;
  recipient: string;
  address: [key: string, line: string][];
  phone: string;
  /** Left out where a slip without prices has nothing to collect. */
  cash?: SlipRow;
  head: { packed: string; books: string; price?: string };
  /** No amounts on a slip without prices. */
  lines: { bookId: string; count: number; title: string; details: string[]; amount?: string }[];
  /** Discounts and the delivery. */
  further: (SlipRow & { key: string })[];
  total?: SlipRow;
  taxes: SlipRow[];
  /** Above the line for handwriting. */
  note: string;
  thanks: string;
}

/** A cancelled order has no slips. */
export interface OrderSlips {
  isCancelled: boolean;
  slips: PackingSlip[];
}

/** With `parcel`, of each order only that parcel. */
export const slipsQuerySchema = orderIdsQuerySchema.shape({ parcel: queryNumber('parcel', 1000) });
