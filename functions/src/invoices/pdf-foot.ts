import type { Invoice } from '../shared/invoice/invoice.ts';
import { t } from '../shared/words/words.ts';
import { inks, paper, rule, sizes, write } from './pdf-paper.ts';
import { vatIdOf } from './seller-facts.ts';

type Document = PDFKit.PDFDocument;

/** Reason of a credit note, and texts required by law. */
export function drawNotes(document: Document, { reason, notes }: Invoice, top: number): void {
  let y = top;
  for (const text of [...(reason ? [reason] : []), ...notes]) {
    const width = paper.right - paper.left;
    document.font('regular').fontSize(sizes.text);
    if (y + document.heightOfString(text, { width, lineGap: 1.5 }) > paper.bottom) {
      document.addPage();
      y = paper.top;
    }
    y += write(document, text, paper.left, y, { width }) + 5;
  }
}

export function drawFoot(document: Document, invoice: Invoice, sheet: number, of: number): void {
  const { seller, number } = invoice;
  rule(document, paper.foot - 9);
  const look = { size: sizes.small, color: inks.quiet };
  const sender = [seller.name, ...seller.address].join(' · ');
  const isVatId = invoice.layout > 2 && vatIdOf(seller.taxNumber) !== undefined;
  const taxNumber =
    seller.taxNumber &&
    (isVatId
      ? t('VAT ID {number}', { number: seller.taxNumber })
      : t('Tax number {number}', { number: seller.taxNumber }));
  // Tax number first, since the rest may be cut: the head has the full sender.
  write(document, [taxNumber, sender].filter(Boolean).join('\n'), paper.left, paper.foot, {
    ...look,
    width: 340,
    height: paper.height - paper.foot - 10,
  });
  const sheets = of > 1 ? t('{number} · {sheet} of {sheets}', { number, sheet, sheets: of }) : number;
  write(document, sheets, paper.right - 130, paper.foot, { ...look, width: 130, align: 'right' });
}
