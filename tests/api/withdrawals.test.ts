import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { nextReceiptAt } from '../../functions/src/orders/order-limit-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { unknownTogether } from '../../functions/src/shared/order/mail.ts';
import { cursorAfter } from '../../functions/src/shared/values/list-cursor.ts';
import { eraseShopper } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { shopAddress } from '../emulators/project.ts';
import { makeOrder } from '../fixtures/factories.ts';
import { mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper } from './accounts.ts';
import { asAdmin, get, set } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded, veryOften } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { documentsWhere } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';

const contactEmail = `desk-${crypto.randomUUID()}@quire.example`;
const turn = (withdrawal: boolean) => asAdmin('PUT', '/api/settings', { withdrawal });

// All parallel tests share one mailbox.
await set({ withdrawal: true, contactEmail });
const shopper = await registerShopper();
const { body: order } = await orderBooks(shopper, [await storeBook({ title: 'The Tide Table' })]);

const declare = (changed: object = {}, headers: Record<string, string> = {}) =>
  call('POST', '/api/withdrawals', {
    headers,
    // A declaration that is sent again is the same one.
    tries: veryOften,
    body: { name: 'Ada Quill', number: order.number, email: shopper.email, books: '', ...changed },
  });
const declared = async () => (await get(`/api/orders?ids=${order._id}`))[0].withdrawals;

describe('a withdrawal', () => {
  it('is noted with the order, with a receipt for the shopper and a mail for the shop, once a day', async () => {
    const typed = order.number.toLowerCase().replace('-', ' ');
    const answers = await Promise.all([
      declare({ number: typed, email: shopper.email.toUpperCase() }),
      declare(),
    ]);
    answers.forEach(succeeded);
    expect(await declared()).toEqual([
      { at: expect.stringMatching(/^20.*Z$/), name: 'Ada Quill', books: '', isLate: false },
    ]);
    await sweepAll(inMinutes(0));
    const receipt = await mailTo(
      shopper.email,
      `We have received your withdrawal from order ${order.number}`,
    );
    for (const words of ['The whole order', 'Ada Quill', shopper.email, 'UTC', 'within 14 days'])
      expect(receipt.text).toContain(words);
    const mail = await mailTo(contactEmail, `Withdrawal from order ${order.number}`);
    expect(mail.text).not.toContain('Ada');
  });

  it('is taken and marked when it is late', async () => {
    const at = new Date(Date.now() - 17 * 24 * 60 * 60_000).toISOString();
    const history = [{ status: 'delivered', at, by: 'admin', note: '' }];
    await database().doc(`orders/${order._id}`).update({ status: 'delivered', history });
    succeeded(await declare({ books: 'The Tide Table' }));
    expect((await declared()).at(-1)).toMatchObject({ books: 'The Tide Table', isLate: true });
  });

  it('from an order that is not known is answered alike, and told to its mailbox once a day, without what was typed', async () => {
    const stranger = `stranger-${crypto.randomUUID()}@shop.example`;
    const answers = await Promise.all(
      ['0000-0000', order.number].map((number) => declare({ number, email: stranger, name: 'Buy at once' })),
    );
    const shape = { declaredAt: expect.stringMatching(/^20.*Z$/) };
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: shape },
      { status: 200, body: shape },
    ]);
    await sweepAll(inMinutes(0));
    const mails = await mailsTo(stranger);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('We know no order');
    expect(mails[0]?.text).not.toContain('Buy at once');
    const gathered = await mailTo(contactEmail, ' withdrawals');
    for (const number of ['0000-0000', order.number])
      expect(gathered.text).toContain(`Withdrawal from an unknown order ${number}`);
    expect(await get('/api/withdrawals/unknown')).toContainEqual({
      subject: 'Withdrawal from an unknown order 0000-0000',
      state: 'SUCCESS',
      id: expect.any(String),
      at: expect.any(String),
      text: expect.stringContaining(`E-mail address: ${stranger}`),
    });
    const unknown = await get('/api/withdrawals/unknown');
    const answer = (isDone: boolean) =>
      asAdmin('POST', `/api/withdrawals/unknown/${unknown[0].id}`, { isDone });
    expect((await answer(true)).body).toEqual({ ...unknown[0], doneBy: 'Owner' });
    expect((await answer(false)).body).toEqual(unknown[0]);
    const docs = await documentsWhere('mail', 'orderId', order._id);
    const other = await asAdmin('POST', `/api/withdrawals/unknown/${docs[0]?.id}`, { isDone: true });
    expect(other.status).toBe(404);
  });

  it('is declared over and over by others for a mailbox that is not confirmed: one mail a day to it, and nothing is lost', async () => {
    await emptyCollection('mail');
    const book = await storeBook({ title: 'W.W.W.: A History' });
    const by = await registerShopper();
    const { email } = by;
    const orders = await inParallel(2, () => orderBooks(by, [book]));
    const numbers = orders.map((answer): string => answer.body.number);
    await sweepAll(inMinutes(0));
    const before = await mailsTo(email);
    const times = 25;
    const answers: Awaited<ReturnType<typeof declare>>[] = [];
    const declareOnce = (index: number) =>
      declare(
        {
          name: `PAY NOW https://evil.example/${index} www.evil.example evil。example a@evil.example`,
          number: numbers[index % 2],
          books: 'W.W.W.: A History\nevil.example/pay',
          email,
        },
        { 'X-Forwarded-For': `192.0.2.${index}, 198.51.100.${index}` },
      );
    for (let from = 0; from < 2 * times; from += 10)
      answers.push(...(await inParallel(10, (index) => declareOnce(from + index))));
    answers.forEach(succeeded);
    await sweepAll(inMinutes(0));
    const mails = (await mailsTo(email)).slice(0, -before.length);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining('A withdrawal from order'),
      expect.stringContaining('We have received your withdrawal'),
    ]);
    for (const { text, html } of mails) {
      const own = text.replaceAll(
        /127\.0\.0\.1\S*|W\.W\.W\.: A History|\S*@(?:example\.com|quire\.example)/gi,
        '',
      );
      expect(own + html).not.toMatch(/evil[.。]\p{L}|@evil|https:\/\/evil/u);
    }
    const waiting = await database().collection('mail').where('delivery.state', '==', 'PENDING').get();
    expect(waiting.docs.map((mail) => mail.get('to'))).toEqual(orders.map(() => email));
    const { docs } = await database().collection('mail').get();
    const texts = docs.map((mail) => `${mail.get('message.subject')} ${mail.get('message.text')}`).join();
    const noted = await get(`/api/orders?ids=${orders.map((one) => one.body._id).join()}`);
    const names = noted.flatMap((one: { withdrawals: { name: string }[] }) => one.withdrawals);
    expect(names).toHaveLength(40);
    expect(await get('/api/withdrawals/unknown')).toHaveLength(10);
    expect(texts).toContain('one more declaration');
    const toShop = await mailsTo(contactEmail);
    expect(toShop[0]?.subject).toBe('13 withdrawals');
  });

  it('that several processes take at once is told in two receipts at most', async () => {
    const now = new Date();
    const own = makeOrder([], { email: `${crypto.randomUUID()}@shop.example` });
    const times = await inParallel(3, () => nextReceiptAt(own, now));
    const minutes = times.map((at) => (at.getTime() - now.getTime()) / 60_000);
    expect(minutes.sort()).toEqual([0, 10, 10]);
  });

  it('that nobody has answered stays in the list of the desk, however many others came later', async () => {
    await emptyCollection('mail');
    await declare(
      { number: '1111-1111', email: 'typed@shop.example' },
      { 'X-Forwarded-For': '192.0.2.200, 198.51.100.200' },
    );
    const docs = await documentsWhere('mail', 'event', 'withdrawal-shop-1');
    const [mail] = docs;
    const batch = database().batch();
    for (let index = 1; index <= unknownTogether + 5; index += 1) {
      const createdAt = Timestamp.fromMillis(mail?.get('createdAt').toMillis() + index);
      batch.create(database().collection('mail').doc(), { ...mail?.data(), createdAt });
    }
    await batch.commit();
    const first = await get('/api/withdrawals/unknown');
    expect(first).toHaveLength(unknownTogether);
    const after = cursorAfter({ createdAt: first.at(-1).at, _id: first.at(-1).id });
    const rest = await get(`/api/withdrawals/unknown?after=${encodeURIComponent(after)}`);
    expect(rest).toHaveLength(6);
    expect(rest.at(-1).id).toBe(mail?.id);
    expect(mail?.get('expiresAt').toMillis()).toBeGreaterThan(inMinutes(5 * 365 * 24 * 60).getTime());
  });
});

describe('the page of withdrawals without JavaScript', () => {
  async function send(fields: Record<string, string>) {
    const answer = await fetch(`${shopAddress}/withdraw`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
  }

  it('shows what was typed once more, and takes it when it is confirmed', async () => {
    const first = await (await fetch(`${shopAddress}/withdraw`)).text();
    expect(first).toMatch(/<form[^>]* action="\/withdraw" method="post"/);
    const fields = { name: 'Ada “<b>” Quill', number: order.number, email: shopper.email, books: 'One' };
    const second = await send({ ...fields, step: 'check' });
    expect(second).toMatchObject({ status: 200, cache: 'private, no-store' });
    expect(second.html).toContain('Is this right?');
    expect(second.html).toContain('value="Ada “&lt;b&gt;” Quill"');
    const third = await send({ ...fields, step: 'confirm' });
    expect(third.html).toContain('We have received your declaration');
    expect((await declared()).at(-1)).toMatchObject({ name: 'Ada “<b>” Quill', books: 'One' });
  });

  it('says what is wrong, and keeps what was typed', async () => {
    const { status, html } = await send({
      name: 'Nora',
      number: 'seven',
      email: shopper.email,
      step: 'check',
      // A property of every object is no field of the form.
      constructor: 'x',
      toString: 'x',
      hasOwnProperty: 'x',
      ['__proto__']: 'x',
    });
    expect(status).toBe(400);
    expect(html).toContain('An order number looks like 7K3M-9QXA');
    expect(html).toContain('value="Nora"');
  });
});

it('A shop that has turned withdrawals off has neither the call nor the page', async () => {
  await turn(false);

  expectRefused(await declare(), 404, 'not-found');
  expect((await fetch(`${shopAddress}/withdraw`)).status).toBe(404);
  await turn(true);
});

it('A withdrawal stays without the name and the books that were typed when its shopper is erased', async () => {
  await eraseShopper(shopper.uid, () => undefined);
  expect((await declared()).slice(0, 2)).toMatchObject([
    { name: '–', books: '', isLate: false },
    { name: '–', books: '–', isLate: true },
  ]);
  expect(JSON.stringify(await declared())).not.toMatch(/Quill|Tide|One/);
});
