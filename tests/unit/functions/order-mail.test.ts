// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import type { MailEvent } from '../../../functions/src/shared/order/mail.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { isOrderStatus } from '../../../functions/src/shared/order/order-status.ts';
import { defaultSettings, type Settings } from '../../../functions/src/shared/shop/settings.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';

/** One for each place, which is enough where another mail has them all. */
const someHostileTexts = [...new Map(hostileTexts.map((one) => [one.place, one])).values()];

const shop = 'https://shop.example';
const events: readonly MailEvent[] = [
  ...(['placed', 'placed-shop', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const),
  ...(['lines', 'recipient', 'correction', 'message-1', 'parcel-1', 'arrived-1', 'came-back-1'] as const),
];
const books = [makeBook({ title: 'The Lighthouse Keeper' }), makeBook({ title: 'Rain', newPrice: 8 })];

function orderWith(overrides: Partial<Order> = {}): Order {
  const order = makeOrder(books, { _id: 'order-id', ...overrides });
  const lines = order.lines.map((line, index) => (index === 0 ? { ...line, author: 'Nora Field' } : line));
  return { ...order, lines };
}

function mailOf(event: MailEvent, overrides: Partial<Order> = {}, words: Partial<Settings> = {}) {
  const mail = renderOrderMail(orderWith(overrides), event, shop, { ...defaultSettings, ...words });
  if (!mail) throw new Error('There is no mail');
  return mail;
}

function step(status: Order['status'], by: 'shopper' | 'admin', note = ''): Partial<Order> {
  return { status, history: [{ status, at: '2026-04-02T12:00:00.000Z', by, note }] };
}

/** What a mail program shows of the HTML: its words, and where its links lead. */
function readable(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  return { document, words: document.body.textContent.replace(/\s+/g, ' '), links };
}

it('A mail to a customer without an account leads to no page that asks for one', () => {
  const invoice = { number: 'INV-1', isCreditNote: false, day: '2026-04-02', cents: 2050, references: [] };
  for (const event of events.filter((one) => one !== 'placed-shop')) {
    const order = orderWith({ invoices: [invoice] });
    const { text = '', html = '' } = renderOrderMail(order, event, shop, defaultSettings, false) ?? {};
    expect(`${text}${readable(html).links}`).not.toContain('/orders/');
  }
});

it('The mail about a new order says as text what was ordered, what it costs and when it comes', () => {
  const { to, subject, text } = mailOf('placed');
  expect({ to, subject }).toEqual({ to: 'nora@example.com', subject: 'We have your order 7K3M-9QXA' });
  expect(text).toMatchInlineSnapshot(`
      "Thank you for your order

      Hello,

      A good choice. We are setting your books aside and write again as soon as they are packed.

      Order 7K3M-9QXA
        The Lighthouse Keeper, by Nora Field: $12.50
        Rain: $8.00
      Total: $20.50

      Expected: by Tuesday, April 7
      Cash to have ready: $20.50

      See your order: https://shop.example/orders/order-id

      Is anything unclear? Just answer this mail.

      -- 
      Book Store · hello@bookstore.example
      "
    `);
});

it('The mail about a new order says the same as HTML, in one column and with nothing from elsewhere', () => {
  const { html } = mailOf('placed');
  const { document, words, links } = readable(html);
  expect(words).toMatchInlineSnapshot(
    `" A good choice. We are setting your books aside and write again as soon as they are packed. Book Store Thank you for your order Hello, A good choice. We are setting your books aside and write again as soon as they are packed. Order 7K3M-9QXA The Lighthouse KeeperNora Field $12.50 Rain $8.00 Total $20.50 Expectedby Tuesday, April 7 Cash to have ready$20.50 See your order Is anything unclear? Just answer this mail. Book Store · hello@bookstore.example "`,
  );
  expect(links).toEqual([`${shop}/orders/order-id`]);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelectorAll('script, link, iframe, form')).toHaveLength(0);
  const covers = [...document.querySelectorAll('img')].map(({ alt, src }) => [alt, src]);
  expect(covers).toEqual(books.map(({ _id }) => ['', `${shop}/api/books/${_id}/drawn-cover`]));
  expect(html).not.toMatch(/url\(|@import|@font-face/);
  expect(html).toContain('prefers-color-scheme: dark');
});

it('The mail about a new order tells the shopkeeper what was ordered, and nothing of the shopper', () => {
  const { to, subject, text, html } = mailOf('placed-shop');
  expect(to).toBe('hello@bookstore.example');
  expect(subject).toBe('New order 7K3M-9QXA: 2 books, $20.50');
  expect(text).toContain('The Lighthouse Keeper, by Nora Field: $12.50');
  expect(readable(html).links).toEqual([`${shop}/dashboard/orders/order-id`]);
  const { name, phone, address } = orderWith({ name: 'Robin Page' });
  for (const value of [name, phone, address.street, 'nora@example.com']) expect(html).not.toContain(value);
});

const ownTexts = {
  postalAddress: 'Domplatz 1\n48143 Münster',
  contactPhone: '0251 1234',
  withdrawalText: '## Widerruf\n\nBinnen **14 Tagen** auf [unserer Seite](/withdraw) <b>.',
  termsText: '- Unsere Bedingungen',
  imprintText: '',
};

it.each(['DE', 'CH', 'US'])(
  'A shop in %s puts what it has written of terms and withdrawal into the mail that confirms an order, and into no other',
  (country) => {
    for (const event of events) {
      const { text, html } = mailOf(event, {}, { ...ownTexts, country });
      expect(text).toMatch(
        /-- \nBook Store · Domplatz 1 · 48143 Münster · hello@bookstore.example · 0251 1234\n$/,
      );
      expect(html).toContain('48143 Münster');
      expect(text.includes('Right of withdrawal'), event).toBe(event === 'placed');
      if (event !== 'placed') continue;
      expect(text).toContain(
        'Right of withdrawal\n\n## Widerruf\n\nBinnen **14 Tagen** auf [unserer Seite](https://shop.example/withdraw) <b>.\n\nTerms of Service\n\n- Unsere Bedingungen\n',
      );
      expect(text).not.toContain('Imprint');
      const { words, links } = readable(html);
      expect(words).toMatch(/Right of withdrawal Widerruf ?Binnen 14 Tagen auf unserer Seite <b>\./);
      expect(words).toContain('Unsere Bedingungen');
      expect(links).toContain(`${shop}/withdraw`);
    }
  },
);

it('The mail that confirms an order has the texts of its own language, and where these lead', () => {
  const translations = {
    de: { withdrawalText: 'Auf [unserer Seite](/withdraw).', imprintText: 'Inhaber: A. B.' },
  };
  const { text } = mailOf('placed', { language: 'de' }, { ...ownTexts, translations });
  expect(text).toContain('Widerrufsrecht\n\nAuf [unserer Seite](https://shop.example/de/withdraw).\n');
  expect(text).toContain('- Unsere Bedingungen\n\nImpressum\n\nInhaber: A. B.\n\n-- \n');
});

it('The mail about a step carries nothing that a shopper typed before the shop has looked at the order', () => {
  const typed = { name: 'Buy now at evil.example', phone: 'Buy now at evil.example' };
  const placed = mailOf('placed', typed);
  const cancelled = mailOf('cancelled', {
    ...typed,
    ...step('cancelled', 'shopper', 'Buy now at evil.example'),
  });
  for (const { text, html } of [placed, cancelled]) expect(text + html).not.toContain('evil.example');
});

it.each([
  ['emma.480w.avif', `${shop}/api/covers/emma.480w.avif/preview`],
  ['https://elsewhere.example/emma.jpg', `${shop}/api/books/emma/drawn-cover`],
])('The mail about a step shows covers of the shop alone: %s', (coverImage, address) => {
  const { lines } = makeOrder([makeBook({ _id: 'emma', coverImage })]);
  expect(mailOf('placed').html).not.toContain(address);
  expect(readable(mailOf('placed', { lines }).html).document.querySelector('img')?.src).toBe(address);
});

it('The mail about a step leads to the parcel of a known carrier, and only names another one', () => {
  const parcel = { ...step('shipped', 'admin'), trackingCode: 'JD 014/6' };
  const mail = mailOf('shipped', { ...parcel, carrier: 'dhl' });
  const address = 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=JD%20014%2F6';
  expect(mail.subject).toBe('Your order 7K3M-9QXA is on its way');
  expect(mail.text).toContain(`Parcel:\n  dhl JD 014/6\n  ${address}\n`);
  expect(readable(mail.html).links).toEqual([address, `${shop}/orders/order-id`]);
  const other = mailOf('shipped', { ...parcel, carrier: 'Our own van' });
  expect(other.text).toContain('Parcel: Our own van JD 014/6\n');
  expect(readable(other.html).links).toEqual([`${shop}/orders/order-id`]);
  expect(mailOf('shipped', step('shipped', 'admin')).text).not.toContain('Parcel');
});

const paid = { cashCents: 2050, hasConfirmedEmail: true };
it.each<[string, Partial<Order>]>([
  ['online', { ...paid, isPaidOnline: true }],
  ['online, to be collected', { ...paid, isPaidOnline: true, collection: true }],
  ['by bank before it left', paid],
])('The mail about a step asks for no cash, and thanks for none, where the order was paid %s', (_, order) => {
  for (const event of events) {
    const { text } = mailOf(event, { ...step('shipped', 'admin'), ...order });
    expect(text, event).not.toMatch(/\bcash\b|paid in the shop/i);
  }
  const shipped = mailOf('shipped', { ...step('shipped', 'admin'), ...order, collection: undefined });
  expect(shipped.text).toContain('They have left the shop. There is nothing to pay when the parcel comes.');
});

it.each(events.filter((event) => event !== 'placed-shop'))(
  'The mail about a step speaks of one book as of one: %s',
  (event) => {
    const { lines } = orderWith();
    const { text } = mailOf(event, { ...step('placed', 'shopper'), lines: lines.slice(0, 1) });
    expect(text).not.toMatch(/\b(books|they|them)\b/i);
    expect(mailOf(event, step('placed', 'shopper')).text).not.toMatch(/\b(your|the) book\b/i);
  },
);

const taken = { bookId: books[1]?._id ?? '', at: '2026-04-02T12:00:00.000Z', reason: undefined } as const;

it.each<[MailEvent, Partial<Order>, string]>([
  ['returned', step('returned', 'admin'), '$20.50'],
  ['cancelled', step('cancelled', 'shopper'), '$20.50'],
  ['lines', { lineChanges: [{ ...taken, state: 'taken-out' }] }, '$8.00'],
  ['came-back-1', { lineChanges: [{ ...taken, state: 'returned' }] }, '$8.00'],
])('The mail about a step says what money goes back, how and by when: %s', (event, order, amount) => {
  const cashCents = 2050;
  expect(mailOf(event, { ...order, cashCents }).text).toContain(
    `You get ${amount} back within 14 days: answer this mail, and we will agree how.`,
  );
  expect(mailOf(event, { ...order, cashCents, isPaidOnline: true }).text).toContain(
    `${amount} goes back to you the way you paid, within 14 days at the latest.`,
  );
  expect(mailOf(event, order).text).not.toContain('14 days');
});

const [first = '', second = ''] = books.map(({ _id }) => _id);
const at = '2026-04-02T12:00:00.000Z';
const parcel = { carrier: 'DHL', trackingCode: 'JD1', at };
const parcels: Order['parcels'] = [
  { ...parcel, number: 1, bookIds: [first], state: 'delivered', cashCents: 1250 },
  { ...parcel, number: 2, bookIds: [second], state: 'shipped' },
];
const byCard = parcels.map((one) => ({ ...one, cashWay: 'card' as const }));
const without = (reason: 'damaged' | 'not-wanted') => ({
  lineChanges: [{ bookId: first, state: 'taken-out' as const, reason, at }],
});
const late = { status: 'packed', at: '2026-04-20T12:00:00.000Z', by: 'admin', note: '' } as const;
const confirmed = { hasConfirmedEmail: true };
const [awaited, announced] = [
  [{ bookId: second, by: '2026-04-08' }],
  [{ bookId: second, day: '2026-05-08' }],
];
const notHere = 'A good choice. For what is not here yet, the day stands below';
const nowhere = { ...makeOrder().address, street: ' ', city: '' };
const ask = (what: string) => `It has no ${what}: ask the shopper before you pack it.`;

it.each<[MailEvent, string, Partial<Order>, string[], string?]>([
  ['placed', 'that waits for a book', { awaited }, [notHere], 'setting'],
  ['placed', 'of an announced book', { announced }, [notHere], 'setting'],
  ['placed', 'that is collected and waits', { awaited, collection: true }, [notHere], 'setting'],
  ['placed', 'of a confirmed address', confirmed, ['Hello Nora Field,', 'Goes to:\n  Nora Field\n  2 Quay']],
  ['placed', 'that is collected', { ...confirmed, collection: true }, ['Set aside for:']],
  ['placed-shop', 'with all', {}, ['in cash. Name and address are in the dashboard.']],
  ['placed-shop', 'without a name', { name: '' }, [`in cash. ${ask('name')}`]],
  ['placed-shop', 'that is collected', { collection: true }, ['in the shop. The name is in the dashboard.']],
  ['placed-shop', 'without a phone', { phone: '' }, [ask('phone number')]],
  ['placed-shop', 'without a place', { address: nowhere }, [ask('street or city')]],
  [
    'packed',
    'that goes by carrier',
    step('packed', 'admin'),
    [
      'Your order 7K3M-9QXA is packed\n',
      'Hello Nora Field,',
      'Cash to have ready: $20.50',
      'Expected: by Tuesday, April 7',
      'Goes to:\n  Nora Field\n  2 Quay Street\n  Galway\n  Connacht\n  H91\n  Ireland\n',
    ],
  ],
  ['packed', 'that is late', { status: 'packed', history: [late] }, [], 'Expected'],
  [
    'shipped',
    'that is paid in part',
    { ...step('shipped', 'admin'), isPaidOnline: true, cashCents: 1250 },
    ['Please have the cash ready when the parcel comes.', 'Cash to have ready: $8.00'],
  ],
  ['cancelled', 'by the shopper', step('cancelled', 'shopper'), ['You have cancelled your order']],
  [
    'cancelled',
    'by the shop',
    step('cancelled', 'admin', 'Sold out,\r\nalas'),
    ['We had to cancel your order 7K3M-9QXA', 'A word from the shop:\n  Sold out,\n  alas\n'],
  ],
  [
    'parcel-2',
    'with two parcels',
    { parcels, cashCents: 1250, status: 'shipped' },
    [
      'Parcel 2 of your order 7K3M-9QXA is on its way',
      'Rain: $8.00\nTotal: $8.00',
      'Cash to have ready: $8.00',
    ],
    'Lighthouse',
  ],
  ['parcel-2', 'whose first was unpacked', { parcels: parcels.slice(1) }, ['A parcel of your order']],
  ['parcel-1', 'that waits', { parcels, status: 'waiting' }, ['The rest of your order follows']],
  ['arrived-1', 'paid in cash', { parcels }, ['Thank you for the $12.50 in cash']],
  ['arrived-1', 'paid by card', { parcels: byCard }, [], 'in cash'],
  ['delivered', 'paid in cash', { parcels }, ['7K3M-9QXA has arrived', 'Thank you for the $12.50 in cash']],
  [
    'lines',
    'with a damaged book',
    without('damaged'),
    ['We are sorry: we cannot send “The Lighthouse Keeper”. Your order costs $8.00 now.', 'Total: $8.00'],
  ],
  [
    'lines',
    'less a book',
    without('not-wanted'),
    ['As you wished, “The Lighthouse Keeper” will not be sent.'],
  ],
  ['lines', 'that is whole', {}, ['Everything that you ordered is part of it again.']],
  [
    'correction',
    'that is packed again',
    step('packed', 'admin', 'The carrier was late'),
    [
      'A correction to your order 7K3M-9QXA',
      'Your order is packed and still with us.',
      'A word from the shop:\n  The carrier was late',
    ],
  ],
  [
    'message-1',
    'with a message',
    { messages: [{ text: 'On Friday', at }] },
    ['A word from the shop:\n  On Friday'],
  ],
])('The mail %s says of an order %s what is so', (event, _, order, said, unsaid = 'undefined') => {
  const { subject, text } = mailOf(event, order);
  for (const words of said) expect(`${subject}\n${text}`).toContain(words);
  expect(text).not.toContain(unsaid);
});

it('The mail about a discount names the tax that the invoice and its credit note have together, and the credit note', () => {
  const lines = makeOrder(books).lines.map((line) => ({ ...line, taxClass: 'books', taxBasisPoints: 700 }));
  const { text } = mailOf('discount-1', {
    lines,
    taxName: 'VAT',
    taxIsIncluded: true,
    discounts: [{ number: 1, cents: 150, reason: 'A bent corner', at }],
    invoices: [{ number: 'CN-2026-00001', isCreditNote: true, day: '2026-04-03', cents: -150 }],
    billed: [
      { invoices: ['INV-2026-00001'], key: 'books', cents: 2050, basisPoints: 700, taxCents: 134 },
      { invoices: ['CN-2026-00001'], key: 'discount', cents: -150, basisPoints: 700, taxCents: -9 },
    ],
  });
  expect(text).toContain('Total: $19.00\nincl. 7 % VAT: $1.25');
  expect(text).toContain('CN-2026-00001');
});

it.each(events)('The texts of shoppers and people stay texts in the mail %s', (event) => {
  const plain = readable(mailOf(event).html).document.querySelectorAll('*').length;
  const breaks = readable(mailOf(event).html).document.querySelectorAll('br').length;
  const noted = { at: '2026-04-02T12:00:00.000Z', by: 'admin' } as const;
  for (const { text } of event === 'shipped' ? hostileTexts : someHostileTexts) {
    const order = orderWith({
      name: text,
      phone: text,
      address: { street: text, city: text, country: text, state: text, zipcode: text },
      carrier: text,
      trackingCode: text,
      number: text,
      history:
        event === 'placed-shop'
          ? []
          : [{ ...noted, status: isOrderStatus(event) ? event : 'placed', note: text }],
      messages: [{ text, at: noted.at }],
    });
    const lines = order.lines.map((line) => ({ ...line, title: text, author: text }));
    const settings = { ...defaultSettings, mailGreeting: text, mailEnd: text };
    const mail = renderOrderMail({ ...order, lines }, event, shop, settings);
    expect(mail && mail.to + mail.subject).not.toMatch(/[\r\n]/);
    const { document, links } = readable(mail?.html ?? '');

    // The note and its heading, the second author and, when shipped, the parcel.
    const added = document.querySelectorAll('*').length - document.querySelectorAll('br').length;
    expect(added - (plain - breaks)).toBeLessThanOrEqual(8);
    expect(
      document.querySelectorAll(
        'script, img:not([src^="https://shop.example/"]), svg, iframe, form, input, base',
      ),
    ).toHaveLength(0);
    expect(document.querySelectorAll('style, meta')).toHaveLength(6);
    expect(links.filter((link) => !link.startsWith(shop))).toEqual([]);
    expect([...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())).not.toContain(
      'onerror',
    );
  }
});

it('The texts of shoppers and people bring no line break into a header, and no second receiver', () => {
  const evil = 'a@example.com\r\nBcc: b@example.com';
  const { to, subject } = mailOf('packed', { email: evil, number: 'X\r\nBcc: b@example.com' });
  expect(to + subject).not.toMatch(/[\r\n]/);
});

it('The words that the owner sets begin and end every mail to a shopper, and none to the shop', () => {
  const words = { mailGreeting: 'Dear {name}:', mailEnd: 'Yours,\nIris' };
  for (const event of events.filter((one) => one !== 'placed-shop')) {
    const { text, html } = mailOf(event, step('packed', 'admin'), words);
    expect(text).toContain('\n\nDear Nora Field:\n\n');
    expect(text).toContain('\n\nYours,\nIris\n\n-- \n');
    expect(html).toContain('>Dear Nora Field:</p>');
    expect(html).toContain('>Yours,<br>Iris</p>');
    expect(text + html).not.toContain('Just answer');
  }
  const { text, html } = mailOf('placed-shop', {}, words);
  expect(text + html).not.toMatch(/Dear|Yours/);
  expect(mailOf('placed', {}, words).text).toContain('\n\nDear:\n\n');
});

it('The words that the owner sets may be empty', () => {
  const { text, html } = mailOf('placed', {}, { mailGreeting: '', mailEnd: '' });
  expect(text).toContain('Thank you for your order\n\nA good choice.');
  expect(text).toContain('/orders/order-id\n\n-- \n');
  expect(html).not.toMatch(/"><\/p>/);
});

it('The words that the owner sets tell the addresses that the owner names of a new order, or none', () => {
  const to = (isToContact: boolean, addresses: string[]) =>
    mailOf('placed-shop', {}, { orderMails: { isToContact, addresses } }).to;
  expect(to(true, ['iris@quire.example'])).toBe('hello@bookstore.example, iris@quire.example');
  expect(to(false, ['iris@quire.example', 'otto@quire.example'])).toBe(
    'iris@quire.example, otto@quire.example',
  );
  expect(to(true, ['hello@bookstore.example'])).toBe('hello@bookstore.example');
  expect(() => to(false, [])).toThrow('There is no mail');
});

it('An order without an address has no mail to the shopper', () => {
  expect(renderOrderMail(orderWith({ email: '' }), 'packed', shop, defaultSettings)).toBeUndefined();
  expect(renderOrderMail(orderWith({ email: '' }), 'placed-shop', shop, defaultSettings)).toBeDefined();
});

it('An order of two hundred books with the longest texts fits into a document of the database', () => {
  const many = Array.from({ length: 200 }, () => makeBook({ title: '"'.repeat(300) }));
  const lines = makeOrder(many).lines.map((line) => ({ ...line, author: "'".repeat(200) }));
  const mail = mailOf('placed', { history: [], lines });
  expect(Buffer.byteLength(JSON.stringify(mail))).toBeLessThan(1_000_000);
});
