import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { markup } from '../platform/markup.ts';
import { shopFonts } from '../platform/text/fonts.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { type ElectronicInvoice, facturMetadata, facturName, facturXml, isElectronic } from './factur-x.ts';
import { inKnownLetters } from './known-letters.ts';
import { headingOf, type Paper } from './paper.ts';
import { drawFoot, drawNotes } from './pdf-foot.ts';
import { drawHead } from './pdf-head.ts';
import { drawLines, drawSums } from './pdf-lines.ts';
import { paper } from './pdf-paper.ts';
import { presentLayout } from './present-layout.ts';

type Document = PDFKit.PDFDocument;

function drawInvoice(document: Document, invoice: Paper): void {
  const afterHead = drawHead(document, invoice);
  const isLetter = invoice.heading !== undefined;
  const drawAll = () => drawSums(document, invoice, drawLines(document, invoice, afterHead));
  drawNotes(document, invoice, isLetter ? afterHead : drawAll());
}

function draw(document: Document, stored: Paper, isKnown: (codePoint: number) => boolean): void {
  if (stored.layout > presentLayout) {
    throw new Error(`Invoice ${stored.number} has a layout of another release`);
  }
  const invoice = inKnownLetters(stored, isKnown);
  const first = document.bufferedPageRange().count;
  document.addPage();
  drawInvoice(document, invoice);
  const count = document.bufferedPageRange().count - first;
  for (let sheet = 1; sheet <= count; sheet += 1) {
    document.switchToPage(first + sheet - 1);
    drawFoot(document, invoice, sheet, count);
  }
}

function embedData(document: Document, invoice: ElectronicInvoice): void {
  const at = new Date(invoice.at);
  document.appendXML(facturMetadata());
  const attachment = {
    name: facturName,
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: at,
    modifiedDate: at,
    // Missing in pdfkit's types.
    relationship: 'Alternative',
  };
  document.file(Buffer.from(facturXml(invoice)), attachment);
}

function titleOf(invoices: readonly Paper[]): string {
  return invoices
    .map((paper) =>
      sayIn(paper.language ?? 'en', () => `${headingOf(paper)} ${paper.number || paper.orderNumber}`),
    )
    .join(', ');
}

/**
 * Each document starts on a new sheet. Deterministic: the date is the documents', the id is derived from the metadata,
 * and nothing is compressed, since that differs between versions of Node.
 */
export async function invoicePdf(invoices: readonly Paper[]): Promise<Buffer> {
  // Loaded lazily: no other call needs them.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), shopFonts()]);
  const [first] = invoices;
  const electronic = first && invoices.length === 1 && isElectronic(first) ? first : undefined;
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: false,
    pdfVersion: '1.7',
    lang: first?.language ?? 'en',
    displayTitle: true,
    ...(electronic && { subset: 'PDF/A-3b' }),
    info: {
      Title: titleOf(invoices.slice(0, 3)),
      Author: first?.seller.name ?? '',
      Creator: 'Book Store',
      Producer: 'PDFKit',
      CreationDate: new Date(first?.at ?? 0),
    },
  });
  // PDFKit writes these into XML unescaped; fields that must stay unescaped have been written by then.
  const endMetadata = document.endMetadata.bind(document);
  document.endMetadata = () => {
    const { Title = '', Author = '' } = document.info;
    Object.assign(document.info, { Title: markup`${Title}`.text, Author: markup`${Author}`.text });
    endMetadata();
  };
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const bytes = buffer(document);
  for (const invoice of invoices) {
    sayIn(invoice.language ?? 'en', () => draw(document, invoice, fonts.isKnown));
    // Yields to other requests: hundreds of documents take a second.
    await setImmediate();
  }
  if (electronic) sayIn(electronic.language ?? 'en', () => embedData(document, electronic));
  document.end();
  return bytes;
}
