import { expect, it } from 'vitest';
import { xRechnung } from '../../../functions/src/invoices/x-rechnung.ts';
import type { Invoice } from '../../../functions/src/shared/invoice/invoice.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { isIban } from '../../../functions/src/shared/values/mod-97.ts';
import { makeInvoice } from './made-invoice.ts';

const iban = 'DE89370400440532013000';
const shop = { ...defaultSettings, contactPhone: '030 123456' };

const onAccount = (overrides: Partial<Invoice> = {}) =>
  makeInvoice({
    buyer: ['Stadt Köln'],
    sellerCountry: 'DE',
    buyerCountry: 'DE',
    buyerStreet: 'Am Ufer 3',
    buyerZip: '50667',
    buyerCity: 'Köln',
    buyerReference: '992-90009-96',
    buyerEmail: 'office@example.org',
    buyerTaxNumber: 'DE 987654321',
    deliveredOn: '2026-11-22',
    dueOn: '2026-12-23',
    iban,
    isPublic: true,
    ...overrides,
  });

it.each([
  ['BT-23', 'DocumentContextParameter><ram:ID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ram:ID>'],
  ['BT-24', '<ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>'],
  ['BT-9', '<ram:DueDateDateTime><udt:DateTimeString format="102">20261223<'],
  ['BT-10', '<ram:BuyerReference>992-90009-96<'],
  ['BT-20', '<ram:Description>To be paid by bank transfer.<'],
  ['BT-34', '<ram:URIID schemeID="EM">hello@example.com<'],
  ['BT-41', '<ram:PersonName>Paper &amp; Ink<'],
  ['BT-42', '<ram:CompleteNumber>030 123456<'],
  ['BT-43', '<ram:EmailURIUniversalCommunication><ram:URIID>hello@example.com<'],
  ['BT-48', '<ram:ID schemeID="VA">DE987654321<'],
  ['BT-49', '<ram:URIID schemeID="0204">992-90009-96<'],
  ['BT-81', '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58<'],
  ['BT-84', `<ram:IBANID>${iban}<`],
])('An XRechnung says %s', async (_, part) => {
  const { xml = '' } = xRechnung(onAccount(), shop);
  expect(xml).toContain(part);
  if (process.env.XRECHNUNG) await (await import('node:fs/promises')).writeFile(process.env.XRECHNUNG, xml);
});

it('It goes to the e-mail address of a buyer whose reference is its own', () => {
  const { xml } = xRechnung(onAccount({ buyerReference: 'PO-4711' }), shop);
  expect(xml).toContain('<ram:URIID schemeID="EM">office@example.org<');
});

const { iban: _, sellerCountry: __, ...unfinished } = onAccount();
const seller = { name: 'Ink', address: ['Berlin'], taxNumber: '' };

it.each([
  ['the buyer’s reference', { buyerReference: '' }, shop],
  ['the buyer’s e-mail', { buyerReference: 'PO-4711', buyerEmail: '' }, shop],
  ['the buyer’s postcode', { buyerZip: '' }, shop],
  ['the seller’s postcode', { seller: { ...seller, taxNumber: '12/345' } }, shop],
  ['the tax number', { seller: { ...seller, address: ['Hof 1', '10115 Berlin'] } }, shop],
  ['the phone number', {}, defaultSettings],
])('It lacks %s where an invoice has none', (lack, overrides, settings) => {
  const { xml, lacks } = xRechnung(onAccount(overrides), settings);
  expect([xml, lacks]).toEqual([undefined, [expect.stringContaining(lack)]]);
});

it('It lacks an account and a country until the settings have them; a credit note needs no account', () => {
  const made = xRechnung(unfinished, shop);
  expect(made.lacks).toEqual([
    expect.stringContaining('the country of the shop'),
    expect.stringContaining('the account for transfers'),
  ]);
  const invoices = { ...shop.invoices, iban };
  expect(xRechnung(unfinished, { ...shop, country: 'DE', invoices }).xml).toContain(iban);
  expect(xRechnung({ ...unfinished, kind: 'credit-note' }, { ...shop, country: 'DE' }).lacks).toEqual([]);
});

it('An IBAN has check digits that hold', () => {
  expect([iban, 'GB82WEST12345698765432', 'DE88370400440532013000', 'DE89'].map(isIban)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
