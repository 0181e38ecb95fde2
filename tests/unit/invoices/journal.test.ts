import { expect, it } from 'vitest';
import { journalCsv } from '../../../functions/src/invoices/journal.ts';
import type { Invoice } from '../../../functions/src/shared/invoice/invoice.ts';
import { each, textOf } from '../../fixtures/pieces.ts';
import { makeInvoice } from './made-invoice.ts';

const accounts = [{ basisPoints: 700, account: '8300' }];

async function rowsOf(invoices: Invoice[], locale?: string, owed?: Parameters<typeof journalCsv>[3]) {
  const text = await textOf(journalCsv(each(...invoices), accounts, locale, owed));
  return text.replace('\ufeff', '').trim().split('\r\n');
}

it('The journal has a line for each rate of a document, and at the end the sums by rate', async () => {
  const lines = [{ what: 'Mug', basisPoints: 1900, cents: -1000, taxCents: -160 }];
  const credit = makeInvoice({ kind: 'credit-note', number: 'CN-2026-00001', lines });
  expect(await rowsOf([makeInvoice(), credit])).toEqual([
    'Day,Number,What,Order,Account,Net,Tax,Tax rate (%),Gross,Currency',
    '2026-11-23,INV-2026-00012,Invoice,7K3M-9QXA,8300,11.58,0.82,7,12.40,EUR',
    '2026-11-23,INV-2026-00012,Invoice,7K3M-9QXA,,1037.45,197.11,19,1234.56,EUR',
    '2026-11-23,CN-2026-00001,Credit note,7K3M-9QXA,,-8.40,-1.60,19,-10.00,EUR',
    ',,Sum,,8300,11.58,0.82,7,12.40,EUR',
    ',,Sum,,,1029.05,195.51,19,1224.56,EUR',
  ]);
});

it('The journal has what vouchers owe in a column of its own below all documents, with its sum', async () => {
  const about = { day: '2026-11-23', currency: 'EUR' };
  const owed = each(
    { ...about, number: 'V-7K3M-9QXA', what: 'Voucher sold', owedCents: 2500 },
    { ...about, number: '7K3M-9QXA', what: 'Voucher', owedCents: -1000 },
  );
  const rows = await rowsOf([makeInvoice()], 'en-US', owed);
  expect(rows[0]).toMatch(/,Currency,Owed by vouchers$/);
  expect(rows[1]).toMatch(/,12.40,EUR,$/);
  expect(rows.slice(3, 5)).toEqual([
    '2026-11-23,V-7K3M-9QXA,Voucher sold,,,,,,,EUR,25.00',
    '2026-11-23,7K3M-9QXA,Voucher,,,,,,,EUR,-10.00',
  ]);
  expect(rows.at(-1)).toBe(',,Sum,,,,,,,EUR,15.00');
});

it('The journal has no formula of a spreadsheet, and adds up no two currencies', async () => {
  const yen = makeInvoice({
    currency: 'JPY',
    lines: [{ what: 'Book', cents: 1500, taxCents: 0 }],
    orderNumber: '=1+1',
  });
  const rows = await rowsOf([makeInvoice({ lines: [{ what: 'Book', cents: 1000, taxCents: 0 }] }), yen]);
  expect(rows[2]).toContain("'=1+1");
  expect(rows.slice(-2)).toEqual([',,Sum,,,10.00,0.00,,10.00,EUR', ',,Sum,,,1500,0,,1500,JPY']);
});

it('A shop that writes decimals with a comma separates cells by semicolons, and still has no formula', async () => {
  const invoices = [makeInvoice(), makeInvoice({ orderNumber: 'A, =1+1; -2' })];
  const [, first = '', second = '', named] = await rowsOf(invoices, 'de-DE');
  expect(first).toBe('2026-11-23;INV-2026-00012;Invoice;7K3M-9QXA;8300;11,58;0,82;7;12,40;EUR');
  expect(second).toContain(';1037,45;197,11;19;1234,56;EUR');
  expect(named).toContain(`;"A, '=1+1; '-2";`);
});
