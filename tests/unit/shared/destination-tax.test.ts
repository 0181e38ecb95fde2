import { expect, it } from 'vitest';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { BooksChanged, checkOrder } from '../../../functions/src/orders/check-new-order.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import { destinationTax } from '../../../functions/src/shared/delivery/destination-tax.ts';
import { billingChange } from '../../../functions/src/shared/invoice/billing-change.ts';
import { readOrder } from '../../../functions/src/shared/order/order.ts';
import { billOf, billTaxes } from '../../../functions/src/shared/order/order-bill.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { defaultTax, shopTaxOf } from '../../../functions/src/shared/shop/tax-setting.ts';
import { rateOn, type ShopTax } from '../../../functions/src/shared/tax/shop-tax.ts';
import { presetRates, type TaxCountry } from '../../../functions/src/shared/tax/tax-presets.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';

function shopIn(country: TaxCountry, abroad: 'own' | 'exports' | 'one-stop', isIncluded = true) {
  const tax = { ...defaultTax, isOn: true, abroad, isIncluded, rates: presetRates(country) };
  const shopTax = shopTaxOf(tax, country);
  if (!shopTax) throw new Error('The shop shows no tax');
  return { tax, country, shopTax };
}

function taxTo(shopTax: ShopTax, country: string, zipcode = '', day = '2026-11-26'): string {
  const { name, rates, isExport } = destinationTax(shopTax, { country, zipcode }, day, 'en-US');
  return isExport ? 'export' : `${name} ${rateOn(rates.books, day) / 100}`;
}

it.each([
  ['DE', 'own', 'France', '', 'MwSt. 7'],
  ['DE', 'exports', 'Schweiz', '8001', 'export'],
  ['DE', 'one-stop', 'France', '75001', 'TVA 5.5'],
  ['DE', 'one-stop', 'France', '97400', 'export'],
  ['DE', 'one-stop', 'Monaco', '98000', 'TVA 5.5'],
  ['DE', 'one-stop', 'Spain', '35001', 'export'],
  ['DE', 'one-stop', 'United Kingdom', 'SW1A 1AA', 'export'],
  ['DE', 'one-stop', 'United Kingdom', 'BT1 1AA', 'VAT 0'],
  ['DE', 'one-stop', 'Helgoland, somewhere', '', 'MwSt. 7'],
  ['DE', 'one-stop', 'Germany', '27498', 'export'],
  ['DE', 'one-stop', '', '', 'MwSt. 7'],
  ['GB', 'exports', 'Isle of Man', '', 'VAT 0'],
] as const)(
  'The tax of what goes to another country from %s by the rule %s to %s %s is %s',
  (country, rule, to, zipcode, expected) => {
    expect(taxTo(shopIn(country, rule).shopTax, to, zipcode)).toBe(expected);
  },
);

it('The tax of what goes to another country follows the day: British places left the Union’s area at the end of 2020', () => {
  const { shopTax } = shopIn('DE', 'one-stop');
  expect(taxTo(shopTax, 'United Kingdom', 'SW1A 1AA', '2020-12-31')).toBe('VAT 0');
  expect(taxTo(shopTax, 'United Kingdom', 'SW1A 1AA', '2021-01-01')).toBe('export');
});

const book = makeBook({ newPrice: 10.7 });
const address = {
  street: 'Limmatquai 1',
  city: 'Zurich',
  state: '',
  zipcode: '8001',
  country: 'Switzerland',
};

function orderFrom(country: TaxCountry, isIncluded: boolean, totalPrice: string, more = {}) {
  const { tax, shopTax } = shopIn(country, 'exports', isIncluded);
  const request = { ...makeOrderRequest([book]), address, totalPrice, ...more };
  const shop = { ...defaultSettings, tax, country };
  const day = '2026-11-26';
  const checked = checkOrder(request, [book], new Set(), shop, { tax: shopTax, day });
  const shopper = { uid: 'ada', email: 'ada@example.com' };
  const placed = { number: '7K3M-9QXA', shopper, request, placedAt: new Date(), money: dollars };
  return { shop, order: readOrder('id', { ...orderDocument({ ...placed, ...checked }) }) };
}

it('An order that is exported has no tax, says so, and its invoice says by which law', () => {
  const { shop, order } = orderFrom('DE', true, '10.70');
  expect(order).toMatchObject({ taxIsExport: true, lines: [{ unitCents: 1070, taxBasisPoints: 0 }] });
  expect(billTaxes(order, billOf(order), dollars)).toEqual([
    { label: 'Export, without VAT', amount: '$0.00' },
  ]);
  const change = billingChange(undefined, order, 'placing', []);
  if (!change) throw new Error('The order is not invoiced');
  const invoice = newInvoice({ order, change, at: 'placing', shop, now: new Date() }, 'INV-2026-00001');
  const law = 'Tax-free export delivery (§ 4 no. 1 letter a and § 6 UStG).';
  expect(invoice).toMatchObject({ exemption: law, notes: [law] });
});

it('An order that is exported costs the price alone where tax comes on top, and the tax where it is collected in the shop', () => {
  expect(orderFrom('DE', false, '10.70').order.lines).toMatchObject([{ unitCents: 1070 }]);
  expect(() => orderFrom('DE', false, '11.45')).toThrow(BooksChanged);
});
