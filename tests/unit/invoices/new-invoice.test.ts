import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { invoicePdf } from '../../../functions/src/invoices/invoice-pdf.ts';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import { type Invoice, readInvoice } from '../../../functions/src/shared/invoice/invoice.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { InvoiceTime } from '../../../functions/src/shared/shop/invoice-setting.ts';
import { defaultSettings, type Settings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook, makeOrder, makeParcel } from '../../fixtures/factories.ts';

const order = makeOrder([makeBook()], { name: 'Rosa Łukasiewicz', email: 'rosa@example.com' });
const nowhere = { street: '', city: '', country: '', state: '', zipcode: '' };

function invoiceOf(
  placed: Partial<Order>,
  settings: Partial<Settings> = {},
  at: InvoiceTime = 'placing',
): Invoice {
  const after = { ...order, ...placed };
  const change = billingChange(undefined, after, at, []);
  if (!change) throw new Error('The order is not invoiced');
  const shop = { ...defaultSettings, ...settings };
  const now = new Date('2026-11-24T12:00:00Z');
  const invoice = newInvoice({ order: after, change, at, shop, now }, 'INV-2026-00001');
  expect(readInvoice({ ...invoice })).toEqual(invoice);
  return invoice;
}

const street = { ...nowhere, street: 'Am Ufer 3' };
it.each<[string, Partial<Order>, string[]]>([
  [
    'has the address',
    { address: { ...street, city: 'Köln', zipcode: '50667' } },
    ['Rosa Łukasiewicz', 'Am Ufer 3', 'Köln, 50667'],
  ],
  ['collects the books', { address: nowhere, collection: true }, ['Rosa Łukasiewicz']],
  ['has no name', { name: '', address: street }, ['rosa@example.com', 'Am Ufer 3']],
  ['was erased', { name: '', email: '', address: nowhere }, ['The buyer of order 7K3M-9QXA']],
])('An invoice names a buyer who %s', (_, placed, buyer) => {
  expect(invoiceOf(placed).buyer).toEqual(buyer);
});

it.each([
  ['en', 'MwSt.', 'VAT'],
  ['de', 'moms', 'MwSt.'],
  ['de', 'USt.', 'USt.'],
  ['fr', 'MwSt.', 'TVA'],
  ['nl', 'TVA', 'Btw'],
  ['es', 'tax', 'Impuestos'],
  ['fr', 'heffing', 'Heffing'],
] as const)('An invoice in %s heads the column of %s with %s', (language, taxName, heading) => {
  expect(invoiceOf({ language, taxName }).taxName).toBe(heading);
});

const credit = (references: string[], shop = defaultSettings) => {
  const parts = [{ key: 'book', cents: -100, taxCents: 0 }];
  const change = { kind: 'credit-note', parts, references, billedBy: () => [] } as const;
  const now = new Date('2026-11-24T12:00:00Z');
  return newInvoice({ order, change, at: 'delivery', shop, now }, 'CN-2026-00001');
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `INV-2026-${10_000 + index}`);

it('A credit note names its invoices beside the address, and more than ten below its total', async () => {
  const few = credit(numbers(10));
  expect(few.facts.filter(({ label }) => label === 'For invoice').map(({ text }) => text)).toEqual(
    numbers(10),
  );
  const many = credit(numbers(150));
  expect(many.facts).toContainEqual({ label: 'For invoices', text: 'See below' });
  expect(many.reason).toContain(`For the invoices ${numbers(150).join(', ')}.`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await invoicePdf([many]))));
  expect(text.length).toBe(1);
  expect(text.join(' ')).toContain('INV-2026-10149.');
});

it('The lines of an invoice have a quantity for identical copies, and name a damaged one', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  const { lines } = makeOrder(ids.map((_id) => makeBook({ _id, title: 'Emma' })));
  const sold = { unitCents: 300, condition: 'damaged', isbn: '9780141439587', author: 'Jane Austen' };
  const copies = lines.map((line) => (line.bookId === 'c' ? { ...line, ...sold } : line));
  const invoice = invoiceOf({ lines: copies });
  const [whole, damaged] = invoice.lines;
  expect(invoice.lines).toHaveLength(2);
  expect(whole).toMatchObject({ what: 'Emma', quantity: 3, cents: 3 * (lines[0]?.unitCents ?? 0) });
  expect(damaged).toMatchObject({
    // The ISBN before the author, whose name may be too long for the line.
    detail: expect.stringMatching(/^Damaged copy · 9780141439587 · ./),
    quantity: 1,
    cents: 300,
  });
});

it('The sentences below the total are those of invoices or of credit notes', () => {
  const own = { notes: ['Paid in cash.'], creditNotes: ['You get it back in cash.'] };
  const shop = { ...defaultSettings, invoices: { ...defaultSettings.invoices, ...own } };
  expect(invoiceOf({}, shop).notes).toEqual(own.notes);
  expect(credit(['I'], shop).notes).toEqual(own.creditNotes);
});

const shop = { shopName: 'Paper & Ink', postalAddress: 'Lange Straße 12\n10115 Berlin' };

it('The seller of an invoice is as the settings of invoices say, and the shop where they say nothing any more', () => {
  const own = { name: 'Paper & Ink GmbH', address: 'Hof 2\n\n10115 Berlin', taxNumber: 'DE123' };
  const invoices = { ...defaultSettings.invoices, ...own };
  const sellers = [{ invoices }, {}, { postalAddress: '' }].map(
    (settings) => invoiceOf({}, { ...shop, ...settings }).seller,
  );
  expect(sellers).toEqual([
    { ...own, address: ['Hof 2', '10115 Berlin'] },
    { name: 'Paper & Ink', address: ['Lange Straße 12', '10115 Berlin'], taxNumber: '' },
    { name: 'Paper & Ink', address: [], taxNumber: '' },
  ]);
});

it('An invoice takes off what was taxed with a voucher, at its rate, and says of the rest how it was paid', () => {
  const lines = order.lines.map((line) => ({ ...line, taxBasisPoints: 700 }));
  const by = (cents: number, other = 0): Partial<Order> => ({
    lines,
    taxName: 'MwSt.',
    vouchers: [
      { voucherId: 'v', lastFour: 'K3M9', takenCents: cents, cents, taxed: { basisPoints: 700 } },
      { voucherId: 'w', lastFour: 'QXA7', takenCents: 200, cents: other },
    ],
    cashCents: cents + other,
  });
  const part = invoiceOf(by(1000, 200));
  const prepaid = { what: 'Paid by voucher, taxed when it was sold', detail: '…K3M9', basisPoints: 700 };
  expect(part.lines.slice(1)).toEqual([{ ...prepaid, cents: -1000, taxCents: -66 }]);
  expect(part.paid).toEqual({ cents: 200, by: 'voucher' });
  const whole = invoiceOf(by(1250));
  expect(whole.paid).toEqual({ cents: 0, by: 'voucher' });
  expect(whole.facts).toContainEqual({ label: 'Paid', text: 'By voucher' });
  expect(whole.lines.map(({ cents, taxCents }) => [cents, taxCents])).toEqual([
    [1250, 82],
    [-1250, -82],
  ]);
});

const cents = Math.round(Number(order.totalPrice) * 100);
const sent = makeParcel({ state: 'delivered', deliveredAt: order.createdAt });
const voucher = (paid: number, more: Partial<Order> = {}): Partial<Order> => ({
  vouchers: [{ voucherId: 'v', lastFour: 'K3M9', takenCents: paid, cents: paid }],
  cashCents: paid,
  ...more,
});
const collected = (cashCents: number, cashWay: 'cash' | 'card' = 'cash'): Partial<Order> => ({
  collection: true,
  status: 'delivered',
  parcels: [{ ...sent, bookIds: order.lines.map(({ bookId }) => bookId), cashCents, cashWay }],
  cashCents,
});
const online = { isPaidOnline: true as const, cashCents: cents };

it.each<[string, Partial<Order>, string | undefined, Invoice['paid']]>([
  ['not yet', {}, undefined, undefined],
  ['online', online, 'Online', { cents, by: 'online' }],
  [
    'online, and became dearer',
    { ...online, deliveryCents: 300 },
    'Online, in part',
    { cents, by: 'online' },
  ],
  ['by voucher', voucher(cents), 'By voucher', { cents, by: 'voucher' }],
  ['by voucher in part', voucher(300), 'By voucher, in part', { cents: 300, by: 'voucher' }],
  [
    'by voucher and online',
    voucher(300, online),
    'Online, in part',
    { cents, by: 'online', voucherCents: 300 },
  ],
  ['in cash as it was collected', collected(1250), 'In cash', { cents: 1250, by: 'cash' }],
  ['in cash in part', collected(1000), 'In cash, in part', { cents: 1000, by: 'cash' }],
  ['at the terminal of the desk', collected(1250, 'card'), 'By bank or card', { cents: 1250, by: 'other' }],
  ['nothing as it was collected', collected(0), undefined, undefined],
])('An invoice says that it was paid %s', (_, placed, text, paid) => {
  const invoice = invoiceOf(placed, {}, placed.collection ? 'delivery' : 'placing');
  expect(invoice.facts.find(({ label }) => label === 'Paid')?.text).toBe(text);
  expect(invoice.paid).toEqual(paid);
  // A voucher is no discount.
  if (placed.vouchers) expect(invoice.lines).toEqual(invoiceOf({}).lines);
  const ofVoucher = { label: 'Paid by voucher', text: '$3.00' };
  if (paid?.voucherCents) expect(invoice.facts).toContainEqual(ofVoucher);
});

it('An invoice says of a parcel what its own money paid, whatever else of the order is still to come', () => {
  const two = makeOrder([makeBook({ _id: 'a' }), makeBook({ _id: 'b', newPrice: 8 })]);
  const parcels = [{ ...sent, bookIds: ['a'], cashCents: 1250 }];
  const first = invoiceOf({ ...two, status: 'waiting', parcels, cashCents: 1250 }, {}, 'delivery');
  expect(first.paid).toEqual({ cents: 1250, by: 'cash' });
});

it('The invoice of a present names its wrapping, and neither note nor wishes', () => {
  const gift = { note: 'Happy birthday', isWrapped: true, hidesPrices: true };
  const invoice = JSON.stringify(invoiceOf({ gift, charges: [{ kind: 'gift-wrapping', cents: 250 }] }));
  expect(invoice).toContain('Gift wrapping');
  expect(invoice).not.toContain('birthday');
});
