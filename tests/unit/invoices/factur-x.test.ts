import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { facturXml, isElectronic } from '../../../functions/src/invoices/factur-x.ts';
import { invoicePdf } from '../../../functions/src/invoices/invoice-pdf.ts';
import { sha256 } from '../../../functions/src/platform/sha256.ts';
import { type Invoice, invoiceCents } from '../../../functions/src/shared/invoice/invoice.ts';
import { makeInvoice } from './made-invoice.ts';

const lines = [
  { what: 'Emma & Co', detail: 'Jane Austen', quantity: 3, basisPoints: 700, cents: 2997, taxCents: 196 },
  { what: 'Mug', quantity: 1, basisPoints: 1900, cents: 1250, taxCents: 200 },
  { what: 'Discount', detail: 'A dent', basisPoints: 700, cents: -100, taxCents: -6 },
  { what: 'Delivery', basisPoints: 700, cents: 390, taxCents: 25 },
];

const takenBack = lines.map(({ cents, taxCents, ...line }) => ({
  ...line,
  cents: -cents,
  taxCents: -taxCents,
}));

function electronic(overrides: Partial<Invoice> = {}): Invoice {
  const buyer = { buyerCountry: 'DE', buyerStreet: 'Am Ufer 3', buyerZip: '50667', buyerCity: 'Köln' };
  return makeInvoice({ lines, sellerCountry: 'DE', ...buyer, deliveredOn: '2026-11-22', ...overrides });
}

function textsOf(invoice: Invoice): Map<string, string[]> {
  if (!isElectronic(invoice)) throw new Error('The invoice has no data');
  const texts = new Map<string, string[]>();
  let [name, text] = ['', ''];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    [name, text] = [tag.name.replace('ram:', ''), ''];
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    if (text.trim()) texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
    text = '';
  });
  parser.write(facturXml(invoice)).close();
  return texts;
}

const numbers = (texts: readonly string[] = []) => texts.map(Number);
const sum = (values: readonly number[]) => Number(values.reduce((all, one) => all + one, 0).toFixed(2));

it.each([
  ['invoice', '380', 1],
  ['credit-note', '381', -1],
] as const)('The data of an invoice of the kind %s adds up as EN 16931 asks', (kind, code, sign) => {
  const isCredit = kind === 'credit-note';
  const references = isCredit ? ['INV-2026-00011'] : [];
  const invoice = electronic({ kind, lines: isCredit ? takenBack : lines, references });
  const texts = textsOf(invoice);
  const [net = 0, ofLines = 0] = numbers(texts.get('LineTotalAmount')).toReversed();
  expect(sum(numbers(texts.get('LineTotalAmount')).slice(0, -1))).toBe(net);
  expect(ofLines).toBeGreaterThan(0);
  expect(sum(numbers(texts.get('BasisAmount')))).toBe(net);
  expect(numbers(texts.get('TaxTotalAmount'))).toEqual([sum(numbers(texts.get('CalculatedAmount')))]);
  expect(texts.get('GrandTotalAmount')).toEqual(texts.get('DuePayableAmount'));
  expect(numbers(texts.get('GrandTotalAmount'))[0]).toBe((sign * invoiceCents(invoice)) / 100);
  expect(texts.get('CalculatedAmount')).toEqual(['2.15', '2.00']);
  expect(texts.get('TypeCode')?.[0]).toBe(code);
  expect(texts.get('BilledQuantity')).toEqual(['3', '1', '-1', '1']);
  expect(numbers(texts.get('ChargeAmount')).every((price) => price >= 0)).toBe(true);
  expect(texts.get('Name')).toContain('Emma & Co');
  expect(texts.get('PostcodeCode')).toEqual(['10115', '50667']);
  expect(texts.get('CategoryCode')).toEqual(['S', 'S', 'S', 'S', 'S', 'S']);
});

it.each([
  ['later, in cash', undefined, '10', undefined, '45.37', 'In cash, when the books are handed over.'],
  ['in cash', { cents: 4537, by: 'cash' }, '10', '45.37', '0.00', 'Paid in cash.'],
  ['in cash in part', { cents: 4000, by: 'cash' }, '10', '40.00', '5.37', 'Paid in part, the rest in cash.'],
  ['by bank', { cents: 4537, by: 'other' }, '1', '45.37', '0.00', 'Paid.'],
  ['online', { cents: 4537, by: 'online' }, '68', '45.37', '0.00', 'Paid online.'],
  ['by voucher', { cents: 4537, by: 'voucher' }, '1', '45.37', '0.00', 'Paid by voucher.'],
  [
    'by voucher and online',
    { cents: 4537, by: 'online', voucherCents: 500 },
    '68',
    '45.37',
    '0.00',
    'Paid by voucher and online.',
  ],
  [
    'online in part',
    { cents: 4000, by: 'online' },
    '68',
    '40.00',
    '5.37',
    'Paid online in part, the rest in cash, when the books are handed over.',
  ],
  ['back online', { cents: -4537, by: 'online' }, '68', '45.37', '0.00', 'Given back.'],
  ['back later', undefined, '10', undefined, '45.37', 'Given back, as far as it was paid.'],
] as const)(
  'The data of an invoice or credit note that is paid %s says so, and what is still due',
  (how, paid, code, prepaid, due, terms) => {
    const credit = { kind: 'credit-note', lines: takenBack } as const;
    const texts = textsOf(electronic({ paid, ...(how.startsWith('back') && credit) }));
    expect(texts.get('TypeCode')).toContain(code);
    expect(texts.get('TotalPrepaidAmount')?.[0]).toBe(prepaid);
    expect(texts.get('DuePayableAmount')).toEqual([due]);
    expect(texts.get('Description')).toContain(terms);
  },
);

it('The data of an invoice that vouchers have paid which were taxed when they were sold charges and taxes the rest, or nothing', () => {
  const prepaid = { what: 'Paid by voucher, taxed when it was sold', basisPoints: 700 };
  const texts = textsOf(electronic({ lines: [...lines, { ...prepaid, cents: -1000, taxCents: -65 }] }));
  expect(texts.get('CalculatedAmount')).toEqual(['1.50', '2.00']);
  expect(texts.get('BilledQuantity')?.at(-1)).toBe('-1');
  expect(texts.get('DuePayableAmount')).toEqual(['35.37']);
  const [book] = lines.slice(0, 1);
  if (!book) throw new Error('There is no book');
  const all = { ...prepaid, cents: -book.cents, taxCents: -book.taxCents };
  const nothing = textsOf(electronic({ lines: [book, all], paid: { cents: 0, by: 'voucher' } }));
  for (const name of ['CalculatedAmount', 'BasisAmount', 'GrandTotalAmount', 'DuePayableAmount'])
    expect(nothing.get(name)).toEqual(['0.00']);
  expect(nothing.get('Description')).toContain('Paid by voucher.');
});

it('The data of an invoice names a book by its ISBN, and the shop by its name and address', () => {
  const texts = textsOf(
    electronic({ lines: lines.slice(0, 1).map((line) => ({ ...line, isbn: '9780141439587' })) }),
  );
  expect(texts.get('GlobalID')).toEqual(['9780141439587']);
  expect(texts.get('TradingBusinessName')).toEqual(['Paper & Ink']);
  expect(texts.get('URIID')).toEqual(['hello@example.com']);
});

it.each([
  [
    'DE',
    ['Hof 2', 'Domplatz 1', 'D-48143 Münster', 'Deutschland'],
    ['Hof 2', 'Domplatz 1'],
    'Münster',
    '48143',
  ],
  ['DE', ['Domplatz 1, 48143 Münster'], ['Domplatz 1'], 'Münster', '48143'],
  ['AT', ['Graben 1', '1010 Wien', 'Österreich'], ['Graben 1'], 'Wien', '1010'],
  ['NL', ['Spui 1', '1012 AB Amsterdam'], ['Spui 1'], 'Amsterdam', '1012 AB'],
  [
    'US',
    ['12345 Main Street', 'Springfield, IL 62701', 'USA'],
    ['12345 Main Street'],
    'Springfield',
    'IL 62701',
  ],
  ['GB', ['1 Foo Street', 'London', 'SW1A 1AA', 'United Kingdom'], ['1 Foo Street'], 'London', 'SW1A 1AA'],
  ['IE', ['2 Quay Street', 'Galway'], ['2 Quay Street'], 'Galway', undefined],
])(
  'The data of an invoice has the town of a seller in %s as a town: %j',
  (sellerCountry, address, streets, city, zip) => {
    const seller = { name: 'Ink', address, taxNumber: 'DE123456789' };
    const buyer = { buyerStreet: '', buyerZip: '', buyerCity: '' };
    const texts = textsOf(electronic({ ...buyer, seller, sellerCountry }));
    const lineNames = ['LineOne', 'LineTwo', 'LineThree'] as const;
    expect(lineNames.flatMap((name) => texts.get(name) ?? [])).toEqual(streets);
    expect(texts.get('CityName')).toEqual([city]);
    expect(texts.get('PostcodeCode')?.[0]).toBe(zip);
  },
);

it('The data of a document of an earlier layout stays as it was sent out', () => {
  const seller = { name: 'X', address: ['Hof 1', '10115 Berlin', 'Deutschland'], taxNumber: '12/345' };
  const earlier = [
    {},
    { onlineCents: 4000, seller },
    { kind: 'credit-note' as const, onlineCents: -4537, lines: takenBack },
  ].map((one) => electronic({ layout: 2, ...one }));
  expect(earlier.map((one) => isElectronic(one) && sha256(facturXml(one)).slice(0, 16))).toEqual([
    '640af69a3d52f3c4',
    '112700b5a3efe1bb',
    '9c41167d2ea1764f',
  ]);
});

it('The data of an invoice says why there is no tax', () => {
  const untaxed = lines.map(({ basisPoints: _, ...line }) => ({ ...line, taxCents: 0 }));
  const notes = ['A small business shows no tax.'];
  const { taxName: _, ...invoice } = electronic({ lines: untaxed, notes });
  const texts = textsOf(invoice);
  expect(texts.get('ExemptionReason')).toEqual(notes);
  expect(new Set(texts.get('CategoryCode'))).toEqual(new Set(['E']));
});

it('The data of an invoice is a file in its PDF/A-3, the same bytes each time; a file of several documents has none', async () => {
  const file = await invoicePdf([electronic()]);
  expect(file.equals(await invoicePdf([electronic()]))).toBe(true);
  const text = file.toString();
  for (const part of ['/AFRelationship /Alternative', '(factur-x.xml)', '<rsm:CrossIndustryInvoice']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect((await invoicePdf([electronic(), electronic()])).toString()).not.toContain('factur-x');
  if (process.env.FACTURX) await (await import('node:fs/promises')).writeFile(process.env.FACTURX, file);
});
