import type { InvoiceKind } from '../shared/invoice/invoice-kinds.ts';
import type { InvoiceSetting } from '../shared/shop/invoice-setting.ts';

/** 'INV-2026': a series for each year. */
export function seriesOf({ prefix, creditPrefix }: InvoiceSetting, kind: InvoiceKind, day: string): string {
  return (kind === 'invoice' ? prefix : creditPrefix) + day.slice(0, 4);
}

/** ('INV-2026', 12) → 'INV-2026-00012' */
export function numberIn(series: string, count: number): string {
  return `${series}-${String(count).padStart(5, '0')}`;
}

/** So that it is safe as a document id. */
export function isInvoiceNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{0,12}\d{4}-\d{5,9}$/.test(text);
}
