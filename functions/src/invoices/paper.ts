import type { Invoice } from '../shared/invoice/invoice.ts';
import { invoiceKinds } from '../shared/invoice/invoice-kinds.ts';

/** An invoice or credit note, or, with its own heading, a letter without lines and number. */
export interface Paper extends Invoice {
  heading?: string;
}

export const headingOf = ({ heading, kind }: Paper) => heading ?? invoiceKinds[kind].label;
