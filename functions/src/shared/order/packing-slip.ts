import { queryNumber } from '../values/query-fields.ts';
import type { Language } from '../words/languages.ts';
import { orderIdsQuerySchema } from './order.ts';

/** A row of figures: 'Total', '$12.00'. */
interface SlipRow {
  label: string;
  detail?: string;
  amount: string;
}

/** All that the packing slip of a parcel says, in the language of its order. */
export interface PackingSlip {
  language: Language;
  /** What it is called to those who do not see it. */
  name: string;
  number: string;
  barcode: string;
  /** 'Parcel 2', of an order in several. */
  parcel?: string;
  placed: string;
  /** 'A present, to be wrapped': for those who pack it. */
  gift?: string;
  /** What the card says that goes with the parcel. */
  card?: string;
  /** 'To be collected' */
  heading?: string;
  recipient: string;
  address: [key: string, line: string][];
  phone: string;
  /** Left out where a slip without prices has nothing to ask for. */
  cash?: SlipRow;
  head: { packed: string; books: string; price?: string };
  /** Amounts are left out of a slip without prices. */
  lines: { bookId: string; count: number; title: string; details: string[]; amount?: string }[];
  /** What was taken off, and the delivery. */
  further: (SlipRow & { key: string })[];
  total?: SlipRow;
  taxes: SlipRow[];
  /** Above the line for what is written by hand. */
  note: string;
  thanks: string;
}

/** Those of an order; one that was cancelled has none. */
export interface OrderSlips {
  isCancelled: boolean;
  slips: PackingSlip[];
}

/** Of which orders, and of which parcel of each alone. */
export const slipsQuerySchema = orderIdsQuerySchema.shape({ parcel: queryNumber('parcel', 1000) });
