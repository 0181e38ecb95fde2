import { type Invoice, invoiceCents, invoiceSums } from '../shared/invoice/invoice.ts';
import { percentText } from '../shared/tax/tax-words.ts';
import { inks, paper, rule, sizes, type Written, write } from './pdf-paper.ts';
import { moneyOfInvoice } from './written-amounts.ts';

type Document = PDFKit.PDFDocument;

/** The right ends of the columns of figures, and how wide they are. */
const columns = { rate: 330, net: 402, tax: 462, gross: paper.right } as const;
const widths = { rate: 44, net: 70, tax: 58, gross: 70 } as const;

type Figures = Partial<Record<keyof typeof columns, string>>;

function figures(document: Document, y: number, cells: Figures, look: Written = {}): void {
  for (const name of ['rate', 'net', 'tax', 'gross'] as const) {
    const text = cells[name];
    const width = widths[name];
    if (text) write(document, text, columns[name] - width, y, { ...look, width, align: 'right' });
  }
}

/** How an invoice writes its amounts; only the gross ones where it knows no tax. */
function writers(invoice: Invoice) {
  const money = moneyOfInvoice(invoice);
  const row = (gross: number, tax: number, basisPoints: number | undefined): Figures =>
    invoice.taxName
      ? {
          rate: basisPoints === undefined ? '' : percentText(basisPoints, invoice.format.decimal),
          net: money.text(gross - tax),
          tax: money.text(tax),
          gross: money.text(gross),
        }
      : { gross: money.text(gross) };
  return { money, row };
}

function drawNames(document: Document, { taxName }: Invoice, y: number): number {
  const look = { size: sizes.small, color: inks.quiet };
  write(document, 'Description', paper.left, y, look);
  const taxed = { rate: 'Rate', net: 'Net', tax: taxName ?? '' };
  figures(document, y, { ...(taxName && taxed), gross: 'Amount' }, look);
  rule(document, y + 15);
  return y + 23;
}

/** The lines, on as many sheets as they need. Answers where the next begins. */
export function drawLines(document: Document, invoice: Invoice, top: number): number {
  const { row } = writers(invoice);
  const width =
    (invoice.taxName ? columns.rate - widths.rate : columns.gross - widths.gross) - paper.left - 12;
  let y = drawNames(document, invoice, top);
  for (const { what, detail, cents, taxCents, basisPoints } of invoice.lines) {
    document.font('regular').fontSize(sizes.text);
    const height = document.heightOfString(what, { width, lineGap: 1.5 }) + (detail ? 13 : 0);
    if (y + height > paper.bottom) {
      document.addPage();
      y = drawNames(document, invoice, paper.top);
    }
    figures(document, y, row(cents, taxCents, basisPoints));
    const named = write(document, what, paper.left, y, { width });
    if (detail) {
      const look = { size: sizes.small, color: inks.quiet, width };
      document.font('regular').fontSize(sizes.small);
      write(document, cut(document, detail, width), paper.left, y + named, look);
    }
    y += height + 7;
  }
  return y;
}

/** As much of a text as one line takes. */
function cut(document: Document, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let letters = [...text];
  while (letters.length > 0 && document.widthOfString(`${letters.join('')}…`) > width) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join('').trim()}…`;
}

/** The sums by rate, and the total. */
export function drawSums(document: Document, invoice: Invoice, top: number): number {
  const { money, row } = writers(invoice);
  const sums = invoice.taxName ? invoiceSums(invoice) : [];
  let y = top;
  if (y + 40 + sums.length * 15 > paper.bottom) {
    document.addPage();
    y = paper.top;
  }
  rule(document, y);
  y += 9;
  for (const { basisPoints, grossCents, taxCents } of sums) {
    write(document, basisPoints === undefined ? 'Without a rate' : 'Sum at', paper.left, y, {
      color: inks.quiet,
    });
    figures(document, y, row(grossCents, taxCents, basisPoints), { color: inks.quiet });
    y += 15;
  }
  if (sums.length > 0) {
    y += 3;
    rule(document, y, paper.left);
    y += 10;
  }
  const label = invoice.kind === 'invoice' ? 'Total' : 'Total credit';
  write(document, label, paper.left, y, { size: sizes.total, isBold: true });
  write(document, money.text(invoiceCents(invoice)), columns.gross - 200, y, {
    ...{ size: sizes.total, isBold: true, width: 200, align: 'right' },
  });
  return y + 32;
}
