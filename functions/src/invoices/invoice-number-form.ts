import type { InvoiceKind } from '../shared/invoice/invoice-kinds.ts';
import type { InvoiceSetting } from '../shared/shop/invoice-setting.ts';

/** What numbers of a series begin with: 'INV-2026'. Each year has its own. */
export function seriesOf({ prefix, creditPrefix }: InvoiceSetting, kind: InvoiceKind, day: string): string {
  return (kind === 'invoice' ? prefix : creditPrefix) + day.slice(0, 4);
}

/** ('INV-2026', 12) → 'INV-2026-00012' */
export function numberIn(series: string, count: number): string {
  return `${series}-${String(count).padStart(5, '0')}`;
}

/** Whether a text can be the number of a document, and so its address in the database. */
export function isInvoiceNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{0,12}\d{4}-\d{5,9}$/.test(text);
}
