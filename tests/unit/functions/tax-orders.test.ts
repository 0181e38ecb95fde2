import { expect, it } from 'vitest';
import { accountantCsv, rowsOfEntry } from '../../../functions/src/cash/accountant-rows.ts';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { BooksChanged, checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { ordersCsv } from '../../../functions/src/orders/order-csv.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import type { MailEvent } from '../../../functions/src/shared/order/mail.ts';
import { type Order, readOrder } from '../../../functions/src/shared/order/order.ts';
import { billOf, billTaxes } from '../../../functions/src/shared/order/order-bill.ts';
import { orderConflictSchema } from '../../../functions/src/shared/order/order-refusals.ts';
import { moneyOf } from '../../../functions/src/shared/shop/money-format.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { defaultCurrency } from '../../../functions/src/shared/shop/shop-profile.ts';
import { shownCents, taxRows } from '../../../functions/src/shared/tax/order-tax.ts';
import { isShopTax, type ShopTax } from '../../../functions/src/shared/tax/shop-tax.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { bookedEntry } from '../../fixtures/booked-entry.ts';
import { makeBook, makeOrder, makeOrderRequest } from '../../fixtures/factories.ts';
import { each, textOf } from '../../fixtures/pieces.ts';

const rate = (basisPoints: number, from = '2026-01-01') => ({ from, basisPoints });
const tax: ShopTax = {
  name: 'VAT',
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: [rate(700), rate(500, '2027-01-01')], ebooks: [rate(700)], other: [rate(1900)] },
};
const onTop: ShopTax = { ...tax, isIncluded: false };
const emma = makeBook({ _id: 'emma', title: 'Emma', newPrice: 12.5 });
const mug = makeBook({ _id: 'mug', title: 'Mug', newPrice: 10, taxClass: 'other' });
const request = makeOrderRequest([emma, mug]);

/** An order of both, as it is stored and read again. */
function orderOf(shopTax: ShopTax | undefined, totalPrice: string, more: Partial<Order> = {}): Order {
  const dayTax = shopTax && { tax: shopTax, day: '2026-12-31' };
  const { lines } = checkOrder({ ...request, totalPrice }, [emma, mug], new Set(), defaultSettings, dayTax);
  const shopper = { uid: 'ada', email: 'ada@example.com' };
  const placedAt = new Date('2026-12-31T12:00:00Z');
  const document = orderDocument({
    number: '7K3M-9QXA',
    shopper,
    request,
    lines,
    placedAt,
    money: dollars,
    tax: shopTax,
  });
  return { ...readOrder('order-id', { ...document }), ...more };
}

function conflict(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof BooksChanged) return error.details;
    throw error;
  }
  throw new Error('The order was settled');
}

const readable = (text = '') => text.replaceAll('\u00a0', ' ');

it('An order of a shop with tax keeps class and rate of each line, and what the tax is called', () => {
  const order = orderOf(tax, '22.50');
  expect(order).toMatchObject({ taxName: 'VAT', taxIsIncluded: true, totalPrice: '22.50' });
  expect(order.lines).toMatchObject([
    { bookId: 'emma', unitCents: 1250, taxClass: 'books', taxBasisPoints: 700 },
    { bookId: 'mug', unitCents: 1000, taxClass: 'other', taxBasisPoints: 1900 },
  ]);
});

it('An order of a shop with tax costs the tax on top where prices come without it, and shows the prices as the shopper saw them', () => {
  const order = orderOf(onTop, '25.28');
  expect(order.lines.map(({ unitCents }) => unitCents)).toEqual([1338, 1190]);
  expect(order.lines.map((line) => shownCents(order, line))).toEqual([1250, 1000]);
  const earlier = { unitCents: 1070, taxBasisPoints: 700 };
  expect([order, orderOf(tax, '22.50')].map((one) => shownCents(one, earlier))).toEqual([1000, 1070]);
  expect(
    taxRows(order, order.lines, moneyOf({ currency: 'USD', locale: 'en-US' })).map(({ label, amount }) =>
      readable(`${label}: ${amount}`),
    ),
  ).toEqual(['plus 7 % VAT: $0.88', 'plus 19 % VAT: $1.90']);
});

it('An order of a shop with tax has no sums of tax, also not of its delivery, where the shop shows none', () => {
  const order = orderOf(undefined, '22.50', { deliveryCents: 450 });
  expect(order).not.toHaveProperty('taxName');
  expect(billTaxes(order, billOf(order), dollars)).toEqual([]);
  expect(taxRows(order, order.lines, dollars, [450])).toEqual([]);
  expect(billOf(order).at(-1)).toEqual({ kind: 'delivery', key: ':delivery', about: '', cents: 450 });
});

it('An order of a shop with tax takes the rate of its day: the total is the same with tax included, and refused with today’s figures without', () => {
  const at = (shopTax: ShopTax, totalPrice: string) => () =>
    checkOrder({ ...request, totalPrice }, [emma, mug], new Set(), defaultSettings, {
      tax: shopTax,
      day: '2027-01-01',
    }).lines;
  expect(at(tax, '22.50')()).toMatchObject([{ taxBasisPoints: 500 }, { taxBasisPoints: 1900 }]);
  const details = conflict(at(onTop, '25.28'));
  expect(details).toMatchObject({ totalPrice: '25.03', tax: onTop });
  expect(details).toMatchObject({ books: [{ newPrice: 12.5 }, { newPrice: 10 }] });
  expect(orderConflictSchema.isValidSync(details)).toBe(true);
  expect(at(onTop, '25.03')()).toMatchObject([{ unitCents: 1313 }, { unitCents: 1190 }]);
});

it('An order of a shop with tax is mailed with the sums by rate, of what is kept or in the parcel', () => {
  const mail = (event: MailEvent, more: Partial<Order> = {}, shopTax = tax, total = '22.50') => {
    const { text, html } = renderOrderMail(orderOf(shopTax, total, more), event, '', defaultSettings) ?? {};
    return { text: readable(text), html: readable(html) };
  };
  const placed = mail('placed');
  expect(placed.text).toContain('Total: $22.50\nincl. 7 % VAT: $0.82\nincl. 19 % VAT: $1.60\n');
  expect(placed.html).toContain('>incl. 7 % VAT: $0.82</td>');
  const at = '2026-12-31T12:00:00.000Z';
  const lineChanges = [{ bookId: 'mug', state: 'taken-out' as const, reason: undefined, at }];
  const changed = mail('lines', { lineChanges });
  expect(changed.text).toContain('Total: $12.50\nincl. 7 % VAT: $0.82\n');
  expect(changed.text).not.toContain('19 %');
  expect(mail('placed', {}, onTop, '25.28').text).toContain(
    'Emma, by Nora Field: $12.50\n  Mug, by Nora Field: $10.00\nTotal: $25.28\nplus 7 % VAT: $0.88\n',
  );
  expect(mail('placed', { deliveryCents: 500 }).text).toContain(
    'Total: $27.50\nincl. 7 % VAT: $1.00\nincl. 19 % VAT: $1.95\n',
  );
  const untaxed = renderOrderMail(makeOrder([emma]), 'placed', '', defaultSettings);
  expect(`${untaxed?.text}${untaxed?.html}`).not.toContain('VAT');
});

const cellsOf = async (csv: AsyncIterable<string>) =>
  (await textOf(csv))
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

it('The exports of a shop with tax end with net, tax and rates of each order as it is now, and with nothing for one that knows none', async () => {
  const at = '2026-12-31T12:00:00.000Z';
  const lineChanges = [{ bookId: 'mug', state: 'returned' as const, reason: undefined, at }];
  const orders = [orderOf(tax, '22.50'), orderOf(tax, '22.50', { lineChanges }), makeOrder([emma])];
  const rows = await cellsOf(ordersCsv(each(...orders), { hasNotes: false }, undefined, true));
  expect(rows.map((cells) => cells.slice(-4))).toEqual([
    ['Currency', 'Net (USD)', 'Tax (USD)', 'Tax by rate'],
    ['USD', '20.08', '2.42', '7%: 0.82; 19%: 1.60'],
    ['USD', '11.68', '0.82', '7%: 0.82'],
    ['USD', '', '', ''],
  ]);
  const [names] = await cellsOf(ordersCsv(each(...orders), { hasNotes: false }, undefined));
  expect(names?.at(-1)).toBe('Currency');
});

it('The exports of a shop with tax split the cost of a delivery over the rates of its books', async () => {
  const order = orderOf(tax, '22.50', { deliveryCents: 500, totalPrice: '27.50' });
  const [, first] = await cellsOf(ordersCsv(each(order), { hasNotes: false }, undefined, true));
  expect(first?.slice(-3)).toEqual(['24.55', '2.95', '7%: 1.00; 19%: 1.95']);
  const entry = bookedEntry({ cents: 2750, deliveredBookIds: ['emma', 'mug'], deliveryCents: 500 });
  const [, ...rows] = await cellsOf(
    accountantCsv(each(...rowsOfEntry(entry, order.lines)), defaultCurrency, { hasTax: true }),
  );
  expect(rows.map((cells) => [cells[2], cells[5], ...cells.slice(-2)])).toEqual([
    ['Sale', '12.50', '0.82', '7'],
    ['Sale', '10.00', '1.60', '19'],
    ['Cost of delivery', '2.78', '0.18', '7'],
    ['Cost of delivery', '2.22', '0.35', '19'],
  ]);
});

it('The exports of a shop with tax leave the columns of tax empty for what knows none, and out where the shop has none', async () => {
  const entry = bookedEntry({ deliveredBookIds: ['b'] });
  const rows = rowsOfEntry(entry, [{ bookId: 'b', title: 'Emma', coverImage: '', unitCents: 500 }]);
  const [names, first] = await cellsOf(accountantCsv(each(...rows), defaultCurrency, { hasTax: true }));
  expect(names?.slice(-3)).toEqual(['Net (USD)', 'Tax (USD)', 'Tax rate (%)']);
  expect(first?.slice(-3)).toEqual(['', '', '']);
  expect((await cellsOf(accountantCsv(each(...rows), defaultCurrency)))[0]?.at(-1)).toBe('Currency');
});

it.each([
  undefined,
  null,
  'VAT',
  {},
  { ...tax, rates: {} },
  { ...tax, name: 7 },
  { ...tax, rates: { ...tax.rates, other: [rate(1900), { from: 1, basisPoints: 1 }] } },
  { ...tax, rates: { ...tax.rates, other: [{ from: '2026-01-01' }, rate(1900)] } },
])('What is no tax of a shop is not taken for one: %j', (value) => {
  expect(isShopTax(value)).toBe(false);
  expect(isShopTax(tax)).toBe(true);
});
