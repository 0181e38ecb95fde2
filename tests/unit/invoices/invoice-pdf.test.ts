import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { invoicePdf } from '../../../functions/src/invoices/invoice-pdf.ts';
import { writtenDay, writtenFormat } from '../../../functions/src/invoices/written-amounts.ts';
import { moneyFormatOf } from '../../../functions/src/shared/shop/money-format.ts';
import { times } from '../../fixtures/times.ts';
import { makeInvoice } from './made-invoice.ts';

async function pagesOf(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replaceAll('\u00a0', ' '));
}

it('The file of an invoice says who sells what to whom, with the sums by rate and the total', async () => {
  const [page = ''] = await pagesOf(await invoicePdf([makeInvoice()]));
  for (const part of [
    'Invoice',
    'INV-2026-00012',
    'Paper & Ink GmbH',
    'VAT ID DE123456789',
    'Rosa Łukasiewicz',
    'The Lighthouse Keeper',
    '7 %',
    '19 %',
    '0,82 €',
    '11,58 €',
    '1.246,96 €',
    'The books stay ours until they are paid.',
  ]) {
    expect(page).toContain(part);
  }
});

it('The file of an invoice shows what lines cost, and the tax of each rate below them', async () => {
  const lines = [{ what: 'Emma', quantity: 3, basisPoints: 700, cents: 2997, taxCents: 196 }];
  const firstPage = async (layout: number) =>
    (await pagesOf(await invoicePdf([makeInvoice({ lines, layout })])))[0];
  const page = await firstPage(3);
  expect(page).toMatch(/Quantity\s+Each\s+Rate\s+Amount\s+3\s+9,99 €\s+7 %\s+29,97 €\s*Emma/);
  expect(page).toMatch(/Rate\s+Net\s+MwSt\.\s+Amount\s+Sum at\s+7 %\s+28,01 €\s+1,96 €\s+29,97 €/);
  // What was sent out before stays as it was.
  expect(await firstPage(2)).toContain('Tax number DE123456789');
  expect(await firstPage(1)).toMatch(
    /Rate\s+Net\s+MwSt\.\s+Amount\s+7 %\s+28,01 €\s+1,96 €\s+29,97 €\s*Emma/,
  );
});

it('The file of an invoice says of itself, in XML, what any seller is called', async () => {
  const seller = { name: 'Shop & Co <1>', address: [], taxNumber: '' };
  const text = (await invoicePdf([makeInvoice({ seller })])).toString();
  const xml = text.slice(text.indexOf('<x:xmpmeta'), text.indexOf('</x:xmpmeta>'));
  expect(xml).toContain('<rdf:li>Shop &amp; Co &lt;1&gt;</rdf:li>');
  expect(text).toContain('(Shop & Co <1>)');
});

it('The file of an invoice leaves the process to others between the documents of a file', async () => {
  const invoices = times(8, () => makeInvoice());
  await invoicePdf(invoices.slice(0, 1));
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await invoicePdf(invoices);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(invoices.length);
});

it('The file of an invoice has as many sheets as it needs, each with its number, and the next document begins on another', async () => {
  const lines = times(45, (index) => ({
    what: `Book ${index}`,
    cents: 100,
    taxCents: 0,
  }));
  const { taxName: _, ...untaxed } = makeInvoice({ lines });
  const pages = await pagesOf(await invoicePdf([untaxed, makeInvoice({ number: 'INV-2026-00013' })]));
  expect(pages.length).toBe(3);
  expect(pages[0]).toContain('INV-2026-00012 · 1 of 2');
  expect(pages[1]).toContain('Book 44');
  expect(pages[1]).toContain('45,00 €');
  expect(pages[2]).toContain('INV-2026-00013');
});

it('The file of a credit note names it so, says why, and its total is below 0', async () => {
  const lines = [{ what: 'Mug', basisPoints: 1900, cents: -1000, taxCents: -160 }];
  const facts = [{ label: 'For invoice', text: 'INV-2026-00012' }];
  const credit = makeInvoice({
    kind: 'credit-note',
    number: 'CN-2026-00001',
    lines,
    facts,
    reason: 'Books came back.',
  });
  const [page = ''] = await pagesOf(await invoicePdf([credit]));
  for (const part of ['Credit note', 'For invoice', 'INV-2026-00012', '-10,00 €', 'Books came back.']) {
    expect(page).toContain(part);
  }
});

it('The file of an invoice writes a sign in place of each letter that its fonts lack, and all others as they are, in texts of any scripts', async () => {
  const what = 'Café 本と珈琲 Ж สวัสดี 서점 ₴ אב';
  const made = { lines: [{ what, cents: 100, taxCents: 0 }], buyer: ['田中 Łukasz'], shopName: 'Ω 本' };
  const [page = ''] = await pagesOf(await invoicePdf([makeInvoice(made)]));
  for (const part of ['Café \ufffd\ufffd\ufffd\ufffd Ж', '\ufffd\ufffd Łukasz', 'Ω \ufffd', '₴']) {
    expect(page).toContain(part);
  }
  expect(page).not.toMatch(/[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u);
});

it('The file of an invoice has one sheet with the longest seller that the settings take, and its tax number', async () => {
  const long = (length: number) => 'Würfel '.repeat(length).slice(0, length).trim();
  const seller = { name: long(120), address: times(150, () => 'W'), taxNumber: long(60) };
  const pages = await pagesOf(await invoicePdf([makeInvoice({ seller })]));
  expect(pages.length).toBe(1);
  expect(pages[0]).toContain(`Tax number ${long(20)}`);
  expect(pages[0]).toMatch(/…/);
});

it('The file of an invoice of a layout that this release does not know is refused, not drawn in another way', async () => {
  await expect(invoicePdf([makeInvoice({ layout: 99 })])).rejects.toThrow('layout of another release');
});

it('What an invoice keeps of amounts and days has only letters of its font', () => {
  expect(writtenDay('2026-11-23', 'de-DE')).toBe('23. November 2026');
  expect(writtenDay('2026-11-23', 'ja-JP')).toBe('2026-11-23');
  const yen = writtenFormat(moneyFormatOf({ currency: 'JPY', locale: 'ja-JP' }));
  expect(yen.positive).toEqual(['¥', '']);
  const yuan = writtenFormat(moneyFormatOf({ currency: 'CNY', locale: 'ja-JP' }));
  expect(yuan.positive.join('')).toContain('CNY');
});
