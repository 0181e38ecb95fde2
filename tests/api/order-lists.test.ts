import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { OrderSlips } from '../../functions/src/shared/order/packing-slip.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { sheetTime } from '../../functions/src/shared/shop/time-text.ts';
import { shopAddress } from '../emulators/project.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { admin, asAdmin, get, set } from './desk-calls.ts';
import { call, expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';
import { addWorker } from './workers.ts';

const shopper = await registerShopper();

async function placeOrder(name: string, copies = 1, more: object = {}) {
  const books = await Promise.all(Array.from({ length: copies }, () => storeBook({ newPrice: 3 })));
  const body = makeOrderRequest(books, { name, ...more });
  return (await call('POST', '/api/orders', { token: shopper.token, body })).body;
}

describe('orders by their ids', () => {
  it('are answered to the admin, in the order of the ids and once each', async () => {
    const [one, other] = [await placeOrder('One'), await placeOrder('Other')];
    const ids = [other._id, one._id, 'missing', other._id].join(',');
    const { status, body } = await asAdmin('GET', `/api/orders?ids=${ids}`);
    expect({ status, body }).toEqual({ status: 200, body: [other, one] });
    expectRefused(await asAdmin('GET', '/api/orders?ids=a/b'), 400);
  });
});

async function exported(query: string, token = admin) {
  const answer = await fetch(`${shopAddress}/api/orders/export${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}

describe('the export of orders', () => {
  it('is CSV for a spreadsheet, safe against formulas', async () => {
    const today = shopDay(new Date(), defaultCalendar);
    const hostile = await placeOrder('=HYPERLINK("https://example.com")', 2);
    const quoted = await placeOrder('Nora "N", Field\r\nLtd');
    const { status, type, text } = await exported(`?from=${today}&to=${today}`);
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(text.startsWith('\ufeffNumber,Placed at,Status,')).toBe(true);
    const line = text.split('\r\n').find((row) => row.includes(hostile.number));
    expect(line).toContain(`"'=HYPERLINK(""https://example.com"")"`);
    expect(line).toContain(',2,');
    expect(line).toContain(',6.00,');
    expect(text).toContain(`${quoted.number},${sheetTime(quoted.createdAt, defaultCalendar)},Placed`);
    expect(text).toContain('"Nora ""N"", Field Ltd"');
  });

  it('has the notes of the desk for the owner, and for no one else', async () => {
    const today = shopDay(new Date(), defaultCalendar);
    const { _id, number } = await placeOrder('Nora Field');
    const body = { text: '=Rings twice' };
    await asAdmin('POST', `/api/orders/${_id}/notes`, body);
    const own = await exported(`?from=${today}&to=${today}`);
    expect(own.text.split('\r\n')[0]).toMatch(/,Notes,Currency(?:,|$)/);
    expect(own.text.split('\r\n').find((row) => row.includes(number))).toMatch(
      /,Owner: =Rings twice,USD(?:,|$)/,
    );
    const packer = await addWorker('orders');
    const others = await exported(`?from=${today}&to=${today}`, packer.token);
    expect(others.text).toContain(number);
    expect(others.text).not.toMatch(/Notes|Rings twice/);
  });

  it('has the languages of orders once there are several, and their slips speak them', async () => {
    const today = shopDay(new Date(), defaultCalendar);
    const [french, english] = [await placeOrder('Zoé', 1, { language: 'fr' }), await placeOrder('Zoe')];
    const rows = (await exported(`?from=${today}&to=${today}`)).text.split('\r\n');
    const lastOf = (sign: string) =>
      rows
        .find((row) => row.includes(sign))
        ?.split(',')
        .at(-1);
    expect(['Number', french.number, english.number].map(lastOf)).toEqual(['Language', 'fr', 'en']);
    const body = await get(`/api/orders/slips?ids=${french._id},${english._id}`);
    expect(body.flatMap(({ slips }: OrderSlips) => slips.map(({ name }) => name))).toEqual([
      `Bon de livraison ${french.number}`,
      `Packing slip ${english.number}`,
    ]);
  });

  it('holds the named days only', async () => {
    const { number } = await placeOrder('Today');
    const { status, text } = await exported('?from=2001-01-01&to=2001-12-31');
    expect(status).toBe(200);
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).not.toContain(number);
  });
});

describe('the overview of sales', () => {
  it('has thirty days up to today, what is to be packed, and the books that sell', async () => {
    const book = await storeBook({ newPrice: 1 });
    const body = await get('/api/admin/sales');
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1).day).toBe(shopDay(new Date(), defaultCalendar));
    expect(new Set(body.days.map(({ day }: { day: string }) => day)).size).toBe(30);
    for (const _ of ['one', 'more']) await orderBooks(shopper, [book]);
    const after = await asAdmin('GET', '/api/admin/sales');

    expect(after.body.bestSellers).toContainEqual(expect.objectContaining({ bookId: book._id }));
    expect(after.body.toPack - body.toPack).toBe(2);
  });

  it('counts those under way and says where their books stand, to those who pack them alone', async () => {
    const [packer, keeper] = [await addWorker('orders'), await addWorker('catalogue')];
    const counts = async () => (await call('GET', '/api/orders/counts', { token: packer.token })).body;
    const before = await counts();
    const { _id, productIds } = await placeOrder('Counted');
    expect(await counts()).toEqual({ ...before, placed: before.placed + 1 });
    const [bookId = ''] = productIds;
    const body = { onHand: 3, shelf: 'B 12' };
    await asAdmin('POST', `/api/stock/${bookId}`, body);
    const picked = await call('GET', `/api/orders/picking?ids=${_id}`, { token: packer.token });
    expect(picked.body).toEqual([{ bookId, isbn: '', shelf: 'B 12' }]);
    expectRefused(await call('GET', `/api/orders/picking?ids=${_id}`, { token: keeper.token }), 403);
    const file = await call('GET', `/api/orders/carrier-file?carrier=dpd&ids=${_id}`, {
      token: packer.token,
    });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
  });

  it('names the orders whose mails were given up', async () => {
    const { _id: orderId, number } = await placeOrder('Without a mail');
    const mail = database().collection('mail').doc(`${orderId}-placed`);
    const before = (await get('/api/admin/sales')).failedMails;
    await mail.update({ 'delivery.state': 'ERROR' });
    const { count, orders } = (await get('/api/admin/sales')).failedMails;
    const keeper = await addWorker('catalogue');
    const seenByKeeper = (await call('GET', '/api/admin/sales', { token: keeper.token })).body.failedMails;

    expect(seenByKeeper).toEqual({ count: 0, orders: [] });
    expect(count).toBe(before.count + 1);
    expect(orders).toEqual([...before.orders, { orderId, number }]);
  });

  it('says what money, held mails and withdrawals wait for a person, to those who process orders alone', async () => {
    await set({ withdrawal: true });
    const { _id: withdrawn } = await placeOrder('Withdrawn');
    await database().doc(`mail/${withdrawn}-placed`).update({ 'delivery.state': 'HELD' });
    const stray = { state: 'stray', amountCents: 999, currency: 'USD', refunds: [], disputes: [] };
    await database()
      .collection('payments')
      .add({ ...stray, isToSettle: true, createdAt: new Date() });
    const declared = (books: string) =>
      database()
        .doc(`orders/${withdrawn}`)
        .update({
          isWithdrawn: true,
          withdrawals: [{ at: new Date().toISOString(), name: 'Ada', books, isLate: false }],
        });
    const waiting = async (token = admin) => {
      const { heldMails, toSettle, withdrawals } = (await call('GET', '/api/admin/sales', { token })).body;
      return { held: heldMails?.count > 0, toSettle, withdrawals };
    };
    await declared('A book of another order');
    expect(await waiting()).toEqual({ held: true, toSettle: 1 });
    await declared('');
    expect(await waiting()).toEqual({ held: true, toSettle: 1, withdrawals: 1 });
    const keeper = await addWorker('catalogue');
    expect(await waiting(keeper.token)).toEqual({ held: false });
  });
});
