import { warn } from 'firebase-functions/logger';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, it, vi } from 'vitest';
import { invoicePdf } from '../../../functions/src/invoices/invoice-pdf.ts';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { voucherMail, voucherReceipt, voucherReminder } from '../../../functions/src/mail/voucher-mail.ts';
import { wishMail } from '../../../functions/src/mail/wish-mail.ts';
import { isForShop, someMailEvents } from '../../../functions/src/shared/order/mail.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { keysOf } from '../../../functions/src/shared/values/table-keys.ts';
import { codeMark } from '../../../functions/src/shared/voucher/voucher-code.ts';
import { languageNames } from '../../../functions/src/shared/words/languages.ts';
import { makeBook, makeOrder, makeParcel } from '../../fixtures/factories.ts';
import { makeVoucher } from '../../fixtures/stored-vouchers.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
afterEach(() => expect(warn).not.toHaveBeenCalled());

const languages = keysOf(languageNames).filter((language) => language !== 'en');

/** Words of almost every English sentence, and of none in another language. */
const english =
  /\b(the|your|you|are|and|has|have|it|to|by|from|for|delivery|books?|back|less|free|invoice|Germany)\b/i;

/** The shop's own texts are not the mails'. */
const shop = {
  ...defaultSettings,
  contactEmail: 'laden@buchladen.example',
  postalAddress: 'Domplatz 1\n48143 Münster',
  openingHours: 'Mo bis Fr 10–18 Uhr',
};

const at = '2026-04-02T12:00:00.000Z';
const as = (status: Order['status'], by: 'shopper' | 'admin' = 'admin') => ({
  status,
  history: [{ status, at, by, note: '' }],
});
const emil = makeBook({ title: 'Emil und die Detektive', newPrice: 12.5 });
const momo = makeBook({ title: 'Momo', newPrice: 9 });
const base: Partial<Order> = {
  language: 'de',
  name: 'Jürgen Klein',
  email: 'leser@buchladen.example',
  hasConfirmedEmail: true,
  address: { street: 'Am Ufer 3', city: 'Köln', country: 'DE', state: '', zipcode: '50667' },
  deliveryCents: 0,
  taxName: 'USt.',
  taxIsIncluded: true,
  withdrawals: [{ at, name: 'Jürgen Klein', books: '', isLate: false }],
  messages: [{ text: 'Bis bald!', at }],
  invoices: [{ number: 'RE-12', isCreditNote: false, day: '2026-04-03', cents: 1250 }],
};

function orderOf(more: Partial<Order>, books = [emil, momo]): Order {
  const order = makeOrder(books, { ...base, ...more });
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, author: 'Erich K.', taxBasisPoints: 700 })),
  };
}

const parcel = (number: number, bookIds: string[]) =>
  makeParcel({ number, bookIds, carrier: 'DHL', trackingCode: '123' });

const orders: Record<string, Order> = {
  delivered: orderOf({}),
  'of one book': orderOf({}, [emil]),
  'to collect': orderOf({ collection: true }),
  'to collect, of one book': orderOf({ collection: true, name: '' }, [emil]),
  'cancelled by the shopper': orderOf(as('cancelled', 'shopper')),
  'cancelled by the shop': orderOf(as('cancelled')),
  'with two parcels': orderOf({ parcels: [parcel(1, [emil._id]), parcel(2, [momo._id])], status: 'waiting' }),
  'with a book taken out': orderOf({
    lineChanges: [{ bookId: momo._id, state: 'taken-out', reason: 'not-wanted', at }],
  }),
  'paid and returned': orderOf({ cashCents: 2150, ...as('returned') }),
  ...Object.fromEntries(
    (['placed', 'packed', 'waiting', 'shipped', 'delivered'] as const).map((status) => [
      `corrected to ${status}`,
      orderOf(as(status)),
    ]),
  ),
};

/** Lines with English words, without those of addresses. */
function englishIn(text: string): string[] {
  return text.split('\n').filter((line) => english.test(line.replace(/\S*\/\S+/g, '')));
}

function expectSaidIn(language: string, { subject = '', text = '', html = '' } = {}): void {
  expect(englishIn(`${subject}\n${text}`)).toEqual([]);
  expect(html).toContain(`<html lang="${language}"`);
  expect(englishIn(html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '\n'))).toEqual([]);
}

const cases = languages.flatMap((language) => Object.keys(orders).map((name) => [language, name] as const));

it.each(cases)('No mail in %s to the shopper of an order %s says an English word', (language, name) => {
  for (const event of someMailEvents) {
    if (isForShop(event) || (name.startsWith('corrected') && event !== 'correction')) continue;
    const order = { ...(orders[name] ?? orderOf({})), language };
    const mail = renderOrderMail(order, event, '', shop);
    if (mail) expectSaidIn(language, mail);
  }
});

it('The mails of a German order have German subjects, amounts and days, and the shop is told in its own language', () => {
  const order = orderOf({});
  const { subject, text } = renderOrderMail(order, 'placed', '', shop) ?? { subject: '', text: '' };
  expect(subject).toBe('Ihre Bestellung 7K3M-9QXA ist eingegangen');
  expect(text).toContain('Guten Tag Jürgen Klein!');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Emil und die Detektive, von Erich K.: 12,50 $');
  expect(text).toMatch(/Erwartet: bis \p{L}+, \d+\. April/u);
  expect(renderOrderMail(order, 'placed-shop', '', shop)?.subject).toMatch(/^New order 7K3M-9QXA: 2 books/);
});

it.each(languages)('An invoice in %s and its correction say no English word', async (language) => {
  const order = { ...orderOf({ status: 'delivered' }), language };
  const parts = order.lines.map(({ bookId: key, unitCents: cents }) => ({
    key,
    cents,
    basisPoints: 700,
    taxCents: 80,
  }));
  const now = new Date('2026-04-03T12:00:00.000Z');
  const made = (['invoice', 'credit-note'] as const).map((kind) => {
    const change = { kind, parts, references: kind === 'invoice' ? [] : ['RE-12'], billedBy: () => [] };
    return newInvoice({ order, change, at: 'placing', shop, now }, `RE-${kind.length}`);
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await invoicePdf(made))));
  expect(englishIn(text.join('\n').replaceAll('\u00a0', ' '))).toEqual([]);
});

it.each(languages)('A mail in %s about the wish list says no English word', (language) => {
  const [cheaper, back] = [{ book: emil, fromCents: 2000 }, { book: momo }] as const;
  for (const some of [[cheaper], [back], [cheaper, back]] as const) {
    const { subject, text } = wishMail('', some, { shop, unsubscribe: '' }, language);
    expect(englishIn(`${subject}\n${text}`)).toEqual([]);
    for (const path of ['wishlist', 'books/']) expect(text).toContain(`/${language}/${path}`);
  }
});

const voucher = makeVoucher({
  currency: 'EUR',
  amountCents: 2550,
  lastFour: '2PZD',
  message: 'Mehr auf www.buch.example\nAlles Gute!',
  validUntil: '2029-12-31',
  buyer: { name: '', email: 'kaeufer@buchladen.example' },
  recipient: { name: '<b>Mila</b>', email: 'mila@buchladen.example' },
});
const toPrint = { ...voucher, recipient: { name: '', email: '' } };
const later = { ...voucher, sendOn: '2026-12-24' };

it.each(languages)('The mails in %s about a gift voucher say no English word', (language) => {
  for (const one of [voucher, toPrint, later].map((given) => ({ ...given, language }))) {
    for (const mail of [voucherMail, voucherReceipt, voucherReminder].map((make) => make(one, shop))) {
      expectSaidIn(language, mail);
    }
  }
});

it('The card of a gift voucher goes to whom it is for or to its buyer, with a mark for its code and no link of others', () => {
  const { to, text, html } = voucherMail(voucher, shop);
  expect(to).toBe('mila@buchladen.example');
  for (const said of [text, html]) {
    expect(said).toContain(codeMark);
    expect(said).toContain('www. buch. example');
  }
  expect(text).toMatch(/€25\.50.*For <b>Mila<\/b>.*Alles Gute!.*Valid until December 31, 2029/s);
  expect(html).toContain('For &lt;b&gt;Mila&lt;/b&gt;');
  expect(html).toContain('/card-1.png');
  expect(voucherMail(toPrint, shop)).toMatchObject({ to: 'kaeufer@buchladen.example' });
  const receipt = voucherReceipt(later, shop);
  expect(receipt.to).toBe('kaeufer@buchladen.example');
  expect(receipt.text).toContain('We send the card to mila@buchladen.example on December 24, 2026.');
  for (const one of [receipt, voucherReminder(voucher, shop)])
    expect(one.text + one.html).not.toContain(codeMark);
  expect(voucherReminder(voucher, shop).text).toContain(
    '€25.50 are left. It is valid until December 31, 2029.',
  );
});
