import { expect, it } from 'vitest';
import { rowsOfEntry } from '../../../functions/src/cash/accountant-rows.ts';
import type { BookedEntry } from '../../../functions/src/cash/cash-entry.ts';
import { type Booking, bookingsOf } from '../../../functions/src/cash/datev-bookings.ts';
import { datevColumns, datevFile, datevHeader } from '../../../functions/src/cash/datev-file.ts';
import type { OrderInvoice } from '../../../functions/src/shared/order/order-invoices.ts';
import { lackingForDatev } from '../../../functions/src/shared/shop/datev.ts';
import { datev as section } from '../../../functions/src/shared/shop/datev-section.ts';
import { bookedEntry } from '../../fixtures/booked-entry.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const setting = {
  consultant: '29098',
  client: '55003',
  yearMonth: 7,
  accountLength: 4,
  cash: '1000',
  bank: '1200',
  card: '1360',
  openItems: '1410',
  drawer: '1590',
  vouchers: '1700',
  expiredVouchers: '2700',
};
const sales = [
  { basisPoints: 700, account: '8300' },
  { basisPoints: 1900, account: '8400' },
  { basisPoints: 0, account: '8200' },
];
const accounts = { ...setting, sales };
const days = { from: '2026-11-01', to: '2026-11-30' };
const now = new Date('2026-12-01T08:09:10.011Z');

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function linesOf(bookings: readonly Booking[]): Promise<string[]> {
  const file = await datevFile(datevHeader(days, setting, now), each(bookings));
  return file.toString('latin1').split('\r\n');
}

const [book] = makeOrder([makeBook({ _id: 'book', title: 'Emma' })]).lines;
const line = { ...book, bookId: 'book', title: 'Emma', coverImage: '', unitCents: 1070, taxBasisPoints: 700 };

const invoices: OrderInvoice[] = [
  { number: 'RE-2026-00001', isCreditNote: false, day: '2026-11-03', cents: 1070 },
  { number: 'RK-2026-00001', isCreditNote: true, day: '2026-11-09', cents: -1070 },
];

function cellsOf(row: string): Record<string, string> {
  const cells = row.split(';').map((cell) => cell.replace(/^"|"$/g, ''));
  expect(cells).toHaveLength(125);
  return Object.fromEntries(
    datevColumns.map((name, at) => [name, cells[at] ?? '']).filter(([, cell]) => cell),
  );
}

const booked = (...entries: BookedEntry[]) =>
  entries.flatMap((entry) =>
    rowsOfEntry(entry, [line]).flatMap((row) => bookingsOf(row, accounts, invoices)),
  );

it('The file for DATEV begins with a header of 31 fields and the names of 125 columns, byte for byte', async () => {
  const [header, names = ''] = await linesOf([]);
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201080910011;;"RE";"";"";29098;55003;20260701;4;20261101;20261130;' +
      '"Shop 2026-11-01 - 2026-11-30";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  expect(header?.split(';')).toHaveLength(31);
  expect(names.split(';')).toHaveLength(125);
  expect(names.slice(0, 122)).toBe(
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU',
  );
  const at = (number: number) => names.split(';')[number - 1];
  expect([14, 21, 37, 40, 48, 49, 87, 88, 114, 125].map(at)).toEqual([
    'Buchungstext',
    'Beleginfo - Art 1',
    'KOST1 - Kostenstelle',
    'EU-Land u. UStID (Bestimmung)',
    'Zusatzinformation - Art 1',
    'Zusatzinformation- Inhalt 1',
    'Zusatzinformation- Inhalt 20',
    'Stück',
    'Festschreibung',
    'Abw. Skontokonto',
  ]);
});

it('The file for DATEV books a sale and its money, and the other way round what came back and was given back', async () => {
  const sold = bookedEntry({ cents: 1070, way: 'card', deliveredBookIds: ['book'] });
  const back = bookedEntry({ kind: 'returned', day: '2026-11-09', returnedBookIds: ['book'] });
  const refund = bookedEntry({ kind: 'given-back', way: 'bank', cents: -1070, day: '2026-11-10' });
  const [, , ...rows] = await linesOf(booked(sold, back, refund));
  expect(rows.filter(Boolean).map((row) => Object.values(cellsOf(row)).join('|'))).toEqual([
    '10,70|S|EUR|1410|8300|0311|RE-2026-00001|Sale 7K3M-9QXA Emma|0',
    '10,70|S|EUR|1360|1410|0311|RE-2026-00001|Sale 7K3M-9QXA Emma|0',
    '10,70|H|EUR|1410|8300|0911|RK-2026-00001|Sale taken back 7K3M-9QXA Emma|0',
    '10,70|H|EUR|1200|1410|1011|RK-2026-00001|Given back 7K3M-9QXA|0',
  ]);
  expect(rows.at(-1)).toBe('');
});

it('The file for DATEV books what the drawer moves beside orders to an account of its own, and fees apart from books', () => {
  const drawer = { number: '', orderId: '', way: 'drawer', kind: 'taken-out' } as const;
  const fees = [{ kind: 'delivery', cents: 350, basisPoints: 1900 }];
  const all = booked(
    bookedEntry({ ...drawer, cents: -500, reason: 'postage', note: 'Stamps' }),
    bookedEntry({ cents: 1420, deliveredBookIds: ['book'], costs: fees }),
  );
  expect(all.map(({ account, contra, cents, text }) => [account, contra, cents, text])).toEqual([
    ['1000', '1590', -500, 'Postage Stamps'],
    ['1410', '8300', 1070, 'Sale 7K3M-9QXA Emma'],
    ['1000', '1410', 1070, 'Sale 7K3M-9QXA Emma'],
    ['1410', '8400', 350, 'Cost of delivery 7K3M-9QXA'],
    ['1000', '1410', 350, 'Cost of delivery 7K3M-9QXA'],
  ]);
});

it('The file for DATEV keeps hostile and long texts within their cells and lengths, in the letters of windows-1252', async () => {
  const text = `=1+1";"x\r\n@A – 5 € Şahin 書 ${'long '.repeat(40)}`;
  const [, , row = ''] = await linesOf([
    {
      cents: 5,
      account: '1000',
      contra: '1410',
      day: '2026-11-03',
      document: `R;"1/${'9'.repeat(60)}`,
      text,
    },
  ]);
  const expected = `=1+1"";""x @A \x96 5 \x80 Sahin ? ${'long '.repeat(40)}`;
  expect(row).toContain(`;"${expected.slice(0, 62)}";`);
  expect(row).toContain(`;"R1/${'9'.repeat(33)}";`);
  expect(row.startsWith('0,05;"S";"EUR";;;"";1000;1410;"";0311;')).toBe(true);
});

it('The file for DATEV refuses days of two financial years, and a rate without an account', () => {
  expect(() => datevHeader({ from: '2026-06-30', to: '2026-07-01' }, setting, now)).toThrow('financial year');
  expect(() => datevHeader({ from: '2026-11-02', to: '2026-11-01' }, setting, now)).toThrow('financial year');
  expect(datevHeader({ from: '2027-06-01', to: '2027-06-30' }, setting, now)).toContain(
    ';20260701;4;20270601;',
  );
  const row = { entry: bookedEntry({}), what: 'Sale', grossCents: 1, basisPoints: 2000 };
  expect(() => bookingsOf(row, accounts)).toThrow('20');
});

it('The file for DATEV books what vouchers are sold for as owed, and as owed no more when they are redeemed, given back or expired', () => {
  const kinds = [
    bookedEntry({ kind: 'voucher-sold', cents: 2500, number: 'V-7' }),
    bookedEntry({ kind: 'voucher-refunded', way: 'bank', cents: -500, number: 'V-7' }),
    bookedEntry({ kind: 'voucher-expired', way: 'voucher', cents: 300, number: 'V-7' }),
    bookedEntry({ kind: 'taken', way: 'voucher', cents: 1070 }),
    bookedEntry({ kind: 'given-back', way: 'voucher', cents: -70 }),
  ];
  const of = (entry: BookedEntry) => rowsOfEntry(entry, []).flatMap((row) => bookingsOf(row, accounts));
  const all = kinds.flatMap(of).map(({ cents, account, contra }) => [cents, account, contra]);
  expect(all).toEqual([
    [2500, '1000', '1700'],
    [-500, '1200', '1700'],
    [300, '1700', '2700'],
    [1070, '1700', '1410'],
    [-70, '1700', '1410'],
  ]);
  const bare = { ...accounts, vouchers: '' };
  for (const entry of kinds.slice(0, 1))
    expect(() => rowsOfEntry(entry, []).flatMap((row) => bookingsOf(row, bare))).toThrow(
      'Vouchers were sold',
    );
});

it('The file for DATEV books a voucher that is taxed as it is sold as revenue, and what it pays for as none', () => {
  const tax = { basisPoints: 700, taxCents: 164 };
  const prepaid = { kind: 'prepaid', basisPoints: 700, cents: -1000 };
  const all = booked(
    bookedEntry({ kind: 'taxed-sold', way: 'card', cents: 2500, taxes: [tax], number: 'V-7' }),
    bookedEntry({ way: 'prepaid', cents: 1000 }),
    bookedEntry({ cents: 70, deliveredBookIds: ['book'], costs: [prepaid] }),
    bookedEntry({ kind: 'prepaid', costs: [{ ...prepaid, cents: 300 }] }),
    bookedEntry({ kind: 'given-back', way: 'prepaid', cents: -300 }),
    bookedEntry({ kind: 'taxed-refunded', way: 'bank', cents: -500, taxes: [tax], number: 'V-7' }),
  ).map(({ cents, account, contra }) => [cents, account, contra]);
  expect(all).toEqual([
    [2500, '1410', '8300'],
    [2500, '1360', '1410'],
    [1070, '1410', '8300'],
    [1070, '1000', '1410'],
    [-1000, '1410', '8300'],
    [-1000, '1000', '1410'],
    [300, '1410', '8300'],
    [-500, '1410', '8300'],
    [-500, '1200', '1410'],
  ]);
});

it('The file for DATEV is refused with more bookings than DATEV reads', async () => {
  const one = { cents: 1, account: '1', contra: '2', day: '2026-11-03', document: '', text: '' };
  expect(String(await datevFile('', each([one]), 1)).split('\r\n')).toHaveLength(4);
  await expect(datevFile('', each([one, one]), 1)).rejects.toThrow('at most 1 bookings');
});

it('The file for DATEV is offered once the settings have all that it needs, in the form that DATEV takes', async () => {
  const vouchers = { isOn: true, singlePurpose: '' };
  const tax = { isOn: true };
  const shop = { currency: 'EUR', datev: setting, invoices: { accounts: sales }, tax, vouchers };
  expect(lackingForDatev(shop)).toEqual([]);
  const without = { ...shop, datev: { ...setting, vouchers: '' } };
  expect(lackingForDatev(without).map(({ label }) => label)).toEqual(['the accounts of vouchers']);
  const off = { ...vouchers, isOn: false };
  expect(lackingForDatev({ ...without, vouchers: off })).toEqual([]);
  const taxed = { ...without, vouchers: { isOn: true, singlePurpose: 'books' } };
  expect(lackingForDatev(taxed)).toEqual([]);
  expect(lackingForDatev({ ...taxed, tax: { isOn: false } })).toHaveLength(1);
  const bare = { ...without, currency: 'USD', datev: section.defaults.datev, invoices: { accounts: [] } };
  const slugs = (of: typeof shop) => lackingForDatev(of).map(({ slug }) => slug);
  expect(slugs({ ...bare, vouchers: off })).toEqual(['money', 'datev', 'datev', 'invoices']);
  expect(slugs({ ...shop, invoices: { accounts: [{ basisPoints: 700, account: 'Erlöse' }] } })).toEqual([
    'invoices',
  ]);
  const schema = section.fields.datev;
  expect(await schema.isValid(setting)).toBe(true);
  for (const wrong of [{ consultant: '1000' }, { client: '0' }, { cash: '10000' }])
    expect(await schema.isValid({ ...setting, ...wrong })).toBe(false);
});
