import type { Invoice } from '../shared/invoice/invoice.ts';
import { invoiceKinds } from '../shared/invoice/invoice-kinds.ts';

/** An invoice, a credit note, or with a heading of its own a letter, which has no lines and no number. */
export interface Paper extends Invoice {
  heading?: string;
}

export const headingOf = ({ heading, kind }: Paper) => heading ?? invoiceKinds[kind].label;
