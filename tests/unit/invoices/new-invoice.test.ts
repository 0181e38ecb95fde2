import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { invoicePdf } from '../../../functions/src/invoices/invoice-pdf.ts';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import { type Invoice, readInvoice } from '../../../functions/src/shared/invoice/invoice.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { InvoiceTime } from '../../../functions/src/shared/shop/invoice-setting.ts';
import { defaultSettings, type Settings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const order = makeOrder([makeBook()], { name: 'Rosa Łukasiewicz', email: 'rosa@example.com' });
const nowhere = { street: '', city: '', country: '', state: '', zipcode: '' };

/** The invoice of an order as it is placed or delivered, in a shop with these settings. */
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

describe('A credit note', () => {
  const credit = (references: string[]) => {
    const parts = [{ key: 'book', cents: -100, taxCents: 0 }];
    const change = { kind: 'credit-note', parts, references, billedBy: () => [] } as const;
    const now = new Date('2026-11-24T12:00:00Z');
    return newInvoice({ order, change, at: 'delivery', shop: defaultSettings, now }, 'CN-2026-00001');
  };
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => `INV-2026-${10_000 + index}`);

  it('names its invoices beside the address, and more than ten below its total', async () => {
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
});

describe('The lines of an invoice', () => {
  it('have a quantity for identical copies, and name a damaged one', async () => {
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
});

describe('The sentences below the total', () => {
  it('are those of invoices or of credit notes', () => {
    const own = { notes: ['Paid in cash.'], creditNotes: ['You get it back in cash.'] };
    const shop = { ...defaultSettings, invoices: { ...defaultSettings.invoices, ...own } };
    expect(invoiceOf({}, shop).notes).toEqual(own.notes);
    const parts = [{ key: 'book', cents: -100, taxCents: 0 }];
    const kind = 'credit-note' as const;
    const change = { kind, parts, references: ['I'], billedBy: () => [] };
    const credit = newInvoice({ order, change, at: 'delivery', shop, now: new Date() }, 'CN-2026-00001');
    expect(credit.notes).toEqual(own.creditNotes);
  });
});

describe('The seller of an invoice', () => {
  const shop = { shopName: 'Paper & Ink', postalAddress: 'Lange Straße 12\n10115 Berlin' };

  it('is as the settings of invoices say', () => {
    const own = { name: 'Paper & Ink GmbH', address: 'Hof 2\n\n10115 Berlin', taxNumber: 'DE123' };
    const invoices = { ...defaultSettings.invoices, ...own };
    expect(invoiceOf({}, { ...shop, invoices }).seller).toEqual({
      name: 'Paper & Ink GmbH',
      address: ['Hof 2', '10115 Berlin'],
      taxNumber: 'DE123',
    });
  });

  it('is the shop where they say nothing any more', () => {
    expect(invoiceOf({}, shop).seller).toEqual({
      name: 'Paper & Ink',
      address: ['Lange Straße 12', '10115 Berlin'],
      taxNumber: '',
    });
    expect(invoiceOf({}, { ...shop, postalAddress: '' }).seller.address).toEqual([]);
  });
});

describe('How an invoice was paid', () => {
  const factsOf = (placed: Partial<Order>) => invoiceOf(placed).facts.filter(({ label }) => label === 'Paid');

  it('stands beside the address where that was online, and nowhere where it is in cash', () => {
    const cents = Math.round(Number(order.totalPrice) * 100);
    expect(factsOf({})).toEqual([]);
    expect(factsOf({ isPaidOnline: true, cashCents: cents })).toEqual([{ label: 'Paid', text: 'Online' }]);
    expect(invoiceOf({ isPaidOnline: true, cashCents: cents }).paid).toEqual({ cents, by: 'online' });
  });

  it('is in part what was paid online, when the order has become dearer since', () => {
    const cents = Math.round(Number(order.totalPrice) * 100);
    const dearer = { isPaidOnline: true, cashCents: cents, deliveryCents: 300 };
    expect(factsOf(dearer)).toEqual([{ label: 'Paid', text: 'Online, in part' }]);
    expect(invoiceOf(dearer).paid).toEqual({ cents, by: 'online' });
  });

  it('is a voucher, which is no discount, alone or before what was paid in another way', () => {
    const cents = Math.round(Number(order.totalPrice) * 100);
    const by = (paid: number) => ({
      vouchers: [{ voucherId: 'v', lastFour: 'K3M9', takenCents: paid, cents: paid }],
    });
    const whole = { ...by(cents), cashCents: cents };
    expect(factsOf(whole)).toEqual([{ label: 'Paid', text: 'By voucher' }]);
    expect(invoiceOf(whole).paid).toEqual({ cents, by: 'voucher' });
    expect(invoiceOf(whole).lines).toEqual(invoiceOf({}).lines);
    const part = { ...by(300), cashCents: 300 };
    expect(factsOf(part)).toEqual([{ label: 'Paid', text: 'By voucher, in part' }]);
    const online = { ...by(300), cashCents: cents, isPaidOnline: true };
    expect(invoiceOf(online).paid).toEqual({ cents, by: 'online', voucherCents: 300 });
    expect(invoiceOf(online).facts).toContainEqual({ label: 'Paid by voucher', text: '$3.00' });
  });

  const handedOver = (cashCents: number, cashWay: 'cash' | 'card' = 'cash') => {
    const bookIds = order.lines.map(({ bookId }) => bookId);
    const sent = {
      number: 1,
      bookIds,
      carrier: '',
      trackingCode: '',
      at: order.createdAt,
      deliveredAt: order.createdAt,
    };
    const parcels = [{ ...sent, state: 'delivered' as const, cashCents, cashWay }];
    const collected = { collection: true, status: 'delivered', parcels, cashCents } as const;
    return invoiceOf(collected, {}, 'delivery');
  };

  it.each([
    ['in cash as it was collected', 1250, 'cash', 'In cash', { cents: 1250, by: 'cash' }],
    ['in cash in part', 1000, 'cash', 'In cash, in part', { cents: 1000, by: 'cash' }],
    ['at the terminal of the desk', 1250, 'card', 'By bank or card', { cents: 1250, by: 'other' }],
    ['not yet', 0, 'cash', undefined, undefined],
  ] as const)('says that it was paid %s', (_, cents, way, text, paid) => {
    const invoice = handedOver(cents, way);
    expect(invoice.facts.find(({ label }) => label === 'Paid')?.text).toBe(text);
    expect(invoice.paid).toEqual(paid);
  });

  it('says of a parcel what its own money paid, whatever else of the order is still to come', () => {
    const two = makeOrder([makeBook({ _id: 'a' }), makeBook({ _id: 'b', newPrice: 8 })]);
    const sent = {
      number: 1,
      bookIds: ['a'],
      carrier: '',
      trackingCode: '',
      at: order.createdAt,
      deliveredAt: order.createdAt,
    };
    const parcels = [{ ...sent, state: 'delivered' as const, cashCents: 1250 }];
    const first = invoiceOf({ ...two, status: 'waiting', parcels, cashCents: 1250 }, {}, 'delivery');
    expect(first.paid).toEqual({ cents: 1250, by: 'cash' });
  });
});

it('The invoice of a present names its wrapping, and neither note nor wishes', () => {
  const gift = { note: 'Happy birthday', isWrapped: true, hidesPrices: true };
  const invoice = JSON.stringify(invoiceOf({ gift, charges: [{ kind: 'gift-wrapping', cents: 250 }] }));
  expect(invoice).toContain('Gift wrapping');
  expect(invoice).not.toContain('birthday');
});
