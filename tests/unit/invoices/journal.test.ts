import { expect, it } from 'vitest';
import { journalCsv } from '../../../functions/src/invoices/journal.ts';
import type { Invoice } from '../../../functions/src/shared/invoice/invoice.ts';
import { makeInvoice } from './made-invoice.ts';

async function* each(invoices: readonly Invoice[]) {
  yield* invoices;
}

const accounts = [{ basisPoints: 700, account: '8300' }];

async function rowsOf(...invoices: Invoice[]): Promise<string[]> {
  let text = '';
  for await (const part of journalCsv(each(invoices), accounts)) text += part;
  return text.replace('\ufeff', '').trim().split('\r\n');
}

it('The journal has a line for each rate of a document, and at the end the sums by rate', async () => {
  const lines = [{ what: 'Mug', basisPoints: 1900, cents: -1000, taxCents: -160 }];
  const credit = makeInvoice({ kind: 'credit-note', number: 'CN-2026-00001', lines });
  expect(await rowsOf(makeInvoice(), credit)).toEqual([
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
  async function* owed() {
    yield { ...about, number: 'V-7K3M-9QXA', what: 'Voucher sold', owedCents: 2500 };
    yield { ...about, number: '7K3M-9QXA', what: 'Voucher', owedCents: -1000 };
  }
  let text = '';
  for await (const part of journalCsv(each([makeInvoice()]), accounts, 'en-US', owed())) text += part;
  const rows = text.trim().split('\r\n');
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
  const rows = await rowsOf(makeInvoice({ lines: [{ what: 'Book', cents: 1000, taxCents: 0 }] }), yen);
  expect(rows[2]).toContain("'=1+1");
  expect(rows.slice(-2)).toEqual([',,Sum,,,10.00,0.00,,10.00,EUR', ',,Sum,,,1500,0,,1500,JPY']);
});

it('A shop that writes decimals with a comma separates cells by semicolons, and still has no formula', async () => {
  const [whole, text] = [makeInvoice(), makeInvoice({ orderNumber: 'A, =1+1; -2' })];
  let rows = '';
  for await (const part of journalCsv(each([whole, text]), accounts, 'de-DE')) rows += part;
  const [, first = '', second = '', named] = rows.split('\r\n');
  expect(first).toBe('2026-11-23;INV-2026-00012;Invoice;7K3M-9QXA;8300;11,58;0,82;7;12,40;EUR');
  expect(second).toContain(';1037,45;197,11;19;1234,56;EUR');
  expect(named).toContain(`;"A, '=1+1; '-2";`);
});
