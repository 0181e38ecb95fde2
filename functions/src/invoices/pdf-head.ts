import type { Invoice } from '../shared/invoice/invoice.ts';
import { headingOf, type Paper } from './paper.ts';
import { inks, paper, sizes, write } from './pdf-paper.ts';

const factsLeft = 350;
const labelWidth = 78;

/** @returns y of the next part */
export function drawHead(document: PDFKit.PDFDocument, invoice: Paper): number {
  const { shopName, contact, seller } = invoice;
  const nameWidth = factsLeft - paper.left - 20;
  const named = write(document, shopName, paper.left, paper.top, {
    size: sizes.name,
    isBold: true,
    width: nameWidth,
  });
  const contactHeight = write(document, contact.join('\n'), paper.left, paper.top + named + 2, {
    color: inks.quiet,
    width: nameWidth,
  });
  const heading = headingOf(invoice);
  // Shrinks to fit: in some languages the word is long.
  const fitted =
    ((paper.right - factsLeft) / document.font('bold').fontSize(1).widthOfString(heading)) * 0.99;
  const size = Math.min(sizes.heading, fitted);
  write(document, heading, factsLeft, paper.top - 5, { size, isBold: true });
  const top = Math.max(paper.top + named + contactHeight + 26, paper.top + 52);
  const sender = [seller.name, ...seller.address].join(' · ');
  const senderHeight = write(document, sender, paper.left, top, {
    size: sizes.small,
    color: inks.quiet,
    width: nameWidth,
  });
  const buyerTop = top + senderHeight + 6;
  const buyer = write(document, invoice.buyer.join('\n') || ' ', paper.left, buyerTop, {
    size: 10.5,
    width: nameWidth,
  });
  const facts = drawFacts(document, invoice, top);
  return Math.max(buyerTop + buyer, facts) + 34;
}

function drawFacts(document: PDFKit.PDFDocument, { facts, number }: Invoice, top: number): number {
  let y = top;
  for (const { label, text } of facts) {
    write(document, label, factsLeft, y, { color: inks.quiet, width: labelWidth });
    const isNumber = text === number;
    y += write(document, text, factsLeft + labelWidth, y, { isBold: isNumber }) + 2.5;
  }
  return y;
}
