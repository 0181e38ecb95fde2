import { describe, expect, it } from 'vitest';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper } from './accounts.ts';
import { admin, asAdmin, get, takeSteps } from './desk-calls.ts';
import { call, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, expectCounted } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

const shopper = await registerShopper();

const newKey = () => crypto.randomUUID();
const reason = 'A bent corner';

function send(method: string, path: string, body?: object, token = admin, key: string = newKey()) {
  return call(method, `/api/orders/${path}`, { token, body, key });
}

async function placed(): Promise<{ _id: string; number: string; productIds: string[] }> {
  const books = await Promise.all([10, 8].map((newPrice) => storeBook({ newPrice })));
  return succeeded(await orderBooks(shopper, books, { totalPrice: '18.00' }));
}

const stored = async (id: string) => (await documentAt(`orders/${id}`)).data() ?? {};
const today = shopDay(new Date(), defaultCalendar);
async function csv(path: string, number: string): Promise<{ names: string[]; rows: string[][] }> {
  const body = await get(`${path}?from=${today}&to=${today}`);
  const [names = [], ...rows] = String(body)
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => line.split(','));
  return { names, rows: rows.filter((cells) => cells.includes(number)) };
}

describe('A discount', () => {
  it('is in the cash due, the ledger, the exports, the mails and the overview, and goes back', async () => {
    const { _id: id, number, productIds } = await placed();
    const given = await send('POST', `${id}/discounts`, { basisPoints: 1000, reason });
    expect(given).toMatchObject({ status: 200, body: { totalPrice: '18.00', productIds } });
    expect(given.body.discounts).toMatchObject([{ number: 1, basisPoints: 1000, reason }]);
    await sweepAll(inMinutes(2));
    const { text } = await mailTo(shopper.email, 'A change to your order');
    expect(text).toContain('We have taken $1.80 off your order: A bent corner. Your order costs $16.20 now.');
    await takeSteps(id, 'placed', 'packed', 'shipped');
    expect(await stored(id)).toMatchObject({ outCents: 1620 });
    expect(await takeSteps(id, 'shipped', 'delivered')).toMatchObject({ cashCents: 1620 });

    // After a delivery without money the ledger notes what delivered books cost less.
    const more = await send('POST', `${id}/discounts`, { cents: 120, reason, isMailed: false });
    expect(more.status).toBe(200);
    const { rows } = await csv('/api/cash/export', number);
    expect(rows.map((cells) => [cells[2], cells[5], cells[6]])).toEqual([
      ['Sale', '10.00', '10.00'],
      ['Sale', '8.00', '8.00'],
      ['Discount', '-1.80', '-1.80'],
      ['Discount', '-1.20', '0.00'],
    ]);
    const cash = await asAdmin('GET', `/api/orders/${id}/cash`);
    expect(cash.body).toMatchObject([
      { kind: 'discount', cents: 0 },
      { kind: 'taken', cents: 1620 },
    ]);
    const back = await send('POST', `${id}/cash`, { kind: 'given-back', cents: 120 });
    expect(back).toMatchObject({ status: 200, body: { cashCents: 1500 } });
    await expectCounted();

    const withdrawn = await send('DELETE', `${id}/discounts/2`);
    expect(withdrawn.body.discounts[1]).toMatchObject({ number: 2, takenBackAt: expect.any(String) });
    expect((await csv('/api/cash/export', number)).rows.at(-1)?.slice(2, 7)).toEqual([
      'Discount taken back',
      '',
      '',
      '1.20',
      '0.00',
    ]);
    await expectCounted();
  });

  it('is named to a retry whose answer was lost, also when a colleague has given another one since', async () => {
    const { _id: id } = await placed();
    const [key, path] = [newKey(), `${id}/discounts`];
    const body = { cents: 100, reason, isMailed: false };
    expect((await send('POST', path, body, admin, key)).body.discountNumber).toBe(1);
    expect((await send('POST', path, body)).body.discountNumber).toBe(2);
    const again = await send('POST', path, body, admin, key);
    expect(again.body.discounts).toHaveLength(2);
    expect(again.body.discountNumber).toBe(1);
  });
});
