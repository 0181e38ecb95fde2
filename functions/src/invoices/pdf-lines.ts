import { type Invoice, invoiceCents } from '../shared/invoice/invoice.ts';
import { type RateSum, sumsByRate } from '../shared/tax/tax-sums.ts';
import { percentText } from '../shared/tax/tax-words.ts';
import { t } from '../shared/words/words.ts';
import { inks, paper, rule, sizes, type Written, write } from './pdf-paper.ts';
import { moneyOfInvoice } from './written-amounts.ts';

type Document = PDFKit.PDFDocument;

/** Right edges of the columns, in points. */
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

function rateOf({ format }: Invoice, basisPoints: number | undefined): string {
  return basisPoints === undefined ? '' : percentText(basisPoints, format.decimal);
}

/** Totals of a rate; layout 1 wrote each line this way. */
function sumCells(invoice: Invoice, { basisPoints, grossCents, taxCents }: RateSum): Figures {
  const money = moneyOfInvoice(invoice);
  return {
    rate: rateOf(invoice, basisPoints),
    net: money.text(grossCents - taxCents),
    tax: money.text(taxCents),
    gross: money.text(grossCents),
  };
}

const sumNames = ({ taxName }: Invoice): Figures => ({ rate: t('Rate'), net: t('Net'), tax: taxName ?? '' });

function lineCells(invoice: Invoice): { names: Figures; cells: (line: Invoice['lines'][number]) => Figures } {
  const money = moneyOfInvoice(invoice);
  const gross = t('Amount');
  if (invoice.layout === 1) {
    return {
      names: { ...(invoice.taxName && sumNames(invoice)), gross },
      cells: ({ basisPoints, cents, taxCents }) =>
        invoice.taxName
          ? sumCells(invoice, { basisPoints, grossCents: cents, taxCents })
          : { gross: money.text(cents) },
    };
  }
  return {
    names: { rate: t('Quantity'), net: t('Each'), ...(invoice.taxName && { tax: t('Rate') }), gross },
    cells: ({ quantity, basisPoints, cents }) => ({
      ...(quantity && { rate: String(quantity), net: money.text(cents / quantity) }),
      tax: rateOf(invoice, basisPoints),
      gross: money.text(cents),
    }),
  };
}

function drawNames(document: Document, names: Figures, y: number): number {
  const look = { size: sizes.small, color: inks.quiet };
  write(document, t('Description'), paper.left, y, look);
  figures(document, y, names, look);
  rule(document, y + 15);
  return y + 23;
}

/** Breaks onto further sheets. @returns y of the next part */
export function drawLines(document: Document, invoice: Invoice, top: number): number {
  const { names, cells } = lineCells(invoice);
  const width = (names.rate ? columns.rate - widths.rate : columns.gross - widths.gross) - paper.left - 12;
  let y = drawNames(document, names, top);
  for (const line of invoice.lines) {
    const { what, detail } = line;
    document.font('regular').fontSize(sizes.text);
    const height = document.heightOfString(what, { width, lineGap: 1.5 }) + (detail ? 13 : 0);
    if (y + height > paper.bottom) {
      document.addPage();
      y = drawNames(document, names, paper.top);
    }
    figures(document, y, cells(line));
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

function cut(document: Document, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let letters = [...text];
  while (letters.length > 0 && document.widthOfString(`${letters.join('')}…`) > width) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join('').trim()}…`;
}

export function drawSums(document: Document, invoice: Invoice, top: number): number {
  const money = moneyOfInvoice(invoice);
  const sums = invoice.taxName ? sumsByRate(invoice.lines) : [];
  let y = top;
  const isNamed = invoice.layout > 1 && sums.length > 0;
  if (y + (isNamed ? 55 : 40) + sums.length * 15 > paper.bottom) {
    document.addPage();
    y = paper.top;
  }
  rule(document, y);
  y += 9;
  if (isNamed) {
    const names = { ...sumNames(invoice), gross: t('Amount') };
    figures(document, y, names, { size: sizes.small, color: inks.quiet });
    y += 15;
  }
  for (const sum of sums) {
    const label = sum.basisPoints === undefined ? t('Without a rate') : t('Sum at');
    write(document, label, paper.left, y, { color: inks.quiet });
    figures(document, y, sumCells(invoice, sum), { color: inks.quiet });
    y += 15;
  }
  if (sums.length > 0) {
    y += 3;
    rule(document, y, paper.left);
    y += 10;
  }
  const label = invoice.kind === 'invoice' ? t('Total') : t('Total credit');
  write(document, label, paper.left, y, { size: sizes.total, isBold: true });
  write(document, money.text(invoiceCents(invoice)), columns.gross - 200, y, {
    size: sizes.total,
    isBold: true,
    width: 200,
    align: 'right',
  });
  return y + 32;
}
