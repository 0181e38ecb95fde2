import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { recountSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { admin, get, takeSteps } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, documentsWhere } from './stored-documents.ts';
import { changeStock } from './stored-stock.ts';
import { orderBooks } from './waiting-orders.ts';

let shopper: SignedInShopper;
let bookIds: string[];

beforeEach(async () => {
  shopper = await registerShopper();
  const books = await Promise.all([10, 8, 5].map((newPrice) => storeBook({ newPrice })));
  bookIds = books.map(({ _id }) => _id);
});

interface Sent {
  key?: string;
  token?: string;
}

const change = (method: string, path: string, body: object, { key, token = admin }: Sent = {}) =>
  call(method, `/api/orders/${path}`, { token, body, key });

async function placeOrder(by = shopper) {
  return succeeded(await orderBooks(by, [], { productIds: bookIds, totalPrice: '23.00' }))._id;
}

const step = (id: string, from: string, to: string, more: object = {}, sent?: Sent) =>
  change('POST', `${id}/status`, { from, to, note: 'Why', ...more }, sent);
const line = (id: string, bookId: string | undefined, from: string, to: string, reason?: string) =>
  change('POST', `${id}/lines`, { bookId, from, to, reason });
const ship = (id: string, ids: (string | undefined)[]) =>
  change('POST', `${id}/parcels`, { bookIds: ids, carrier: 'DHL', trackingCode: 'JD014600003' });
const edit = (id: string, number: number, body: object) => change('PUT', `${id}/parcels/${number}`, body);

async function packedOrder(by = shopper) {
  return (await takeSteps(await placeOrder(by), 'placed', 'packed'))._id;
}

const stored = async (id: string) => (await documentAt(`orders/${id}`)).data() ?? {};

async function mailsOf(id: string): Promise<Record<string, string>> {
  const docs = await documentsWhere('mail', 'orderId', id);
  const named = docs.map((mail) => [mail.get('event'), mail.get('delivery.state')]);
  return Object.fromEntries(named.filter(([event]) => !String(event).startsWith('placed')));
}

const countCopies = (onHand: number) => Promise.all(bookIds.map((id) => changeStock(admin, id, { onHand })));

async function copiesOf(bookId = '') {
  const stock = await documentAt(`stock/${bookId}`);
  const movements = database().collection('stockMovements').where('bookId', '==', bookId);
  const { docs } = await movements.orderBy('at').get();
  return {
    onHand: stock.get('onHand'),
    moves: docs.map((move) => `${move.get('reason')} ${move.get('change')} → ${move.get('onHand')}`),
  };
}

async function ledgerOf(id: string) {
  const { docs } = await database().collection('cashEntries').where('orderId', '==', id).orderBy('at').get();
  return docs.map((entry) => `${entry.get('kind')} ${entry.get('cents')} ${entry.get('way')}`);
}

const soldOf = async (bookId = '') =>
  (await recountSales()).reduce((sum, { copies }) => sum + (copies.get(bookId) ?? 0), 0);

describe('a step', () => {
  it('is taken by the shopper of the order as long as that may, and by no other one', async () => {
    const [id, other] = [await packedOrder(), await registerShopper()];
    for (const { token } of [shopper, other])
      expectRefused(await step(id, 'packed', 'cancelled', {}, { token }), 403, 'permission-denied');
    expectRefused(await step('no-such-order', 'placed', 'cancelled', {}, shopper), 404, 'not-found');
    expectRefused(await step('__a__', 'placed', 'packed'), 400, 'id');
    expect(await stored(id)).toMatchObject({ status: 'packed' });
  });

  it('keeps who took it and when, the parcel and the cash, and tells nothing that only the shop needs', async () => {
    const id = await placeOrder();
    await step(id, 'placed', 'packed', { note: 'With a bookmark.' });
    const parcel = { carrier: 'DHL', trackingCode: 'JD014600003' };
    await step(id, 'packed', 'shipped', { ...parcel, note: '' });
    const { body } = await step(id, 'shipped', 'delivered', {
      carrier: 'Other',
      trackingCode: 'x',
      note: '',
    });
    expect(body).toMatchObject({ ...parcel, status: 'delivered', cashCents: 2300 });
    const at = expect.stringMatching(/^20.*Z$/);
    expect(body.history).toEqual([
      { status: 'placed', at, by: 'shopper', note: '' },
      { status: 'packed', at, by: 'admin', note: 'With a bookmark.' },
      { status: 'shipped', at, by: 'admin', note: '' },
      { status: 'delivered', at, by: 'admin', note: '' },
    ]);
    for (const field of ['uid', 'requestHash', 'changeKeys', 'lastStep', 'searchKeys', 'totalCents'])
      expect(body).not.toHaveProperty(field);
  });

  it('that is sent again answers the order as it is by now', async () => {
    const [id, sent] = [await placeOrder(), { key: crypto.randomUUID() }];
    await step(id, 'placed', 'packed', {}, sent);
    await step(id, 'packed', 'shipped');
    const { status, body } = await step(id, 'placed', 'packed', {}, sent);
    expect([status, body.status, body.history.length]).toEqual([200, 'shipped', 3]);
    expectRefused(await change('POST', `${id}/messages`, { text: 'Hello' }, sent), 422);
  });

  it('is one of those that are tried at once, and the others learn what the order is now', async () => {
    const id = await placeOrder();
    const answers = await inParallel(4, (index) => step(id, 'placed', index % 2 ? 'packed' : 'cancelled'));
    const { history, status } = await stored(id);
    expect([answers.filter((one) => one.status === 200).length, history.length]).toEqual([1, 2]);
    const late = await step(id, 'placed', 'packed');
    expectRefused(late, 409, 'order-changed');
    expect(late.body.error).toMatchObject({ message: `The order is ${status} now`, details: { status } });
  });
});

describe('a line', () => {
  it('that is damaged goes with its copy, its money and its mail, and comes back', async () => {
    await countCopies(2);
    const id = await packedOrder();
    const [damaged] = bookIds;
    const out = await line(id, damaged, 'ordered', 'taken-out', 'damaged');
    expect(out).toMatchObject({ status: 200, body: { status: 'packed', totalPrice: '23.00' } });
    expect(out.body.lineChanges).toMatchObject([{ bookId: damaged, state: 'taken-out', reason: 'damaged' }]);
    expect(await copiesOf(damaged)).toEqual({
      onHand: 1,
      moves: ['started 2 → 2', 'order -1 → 1', 'taken-out 1 → 2', 'damaged -1 → 1'],
    });
    expect(await soldOf(damaged)).toBe(0);
    expect(await mailsOf(id)).toEqual({ packed: 'PENDING', lines: 'PENDING' });
    const [entry] = await entriesAbout(admin, id);
    expect(entry).toMatchObject({ kind: 'order', action: 'changed', note: 'Damaged' });

    await line(id, damaged, 'taken-out', 'ordered');
    expect(await copiesOf(damaged)).toMatchObject({ onHand: 0 });
    expect(await soldOf(damaged)).toBe(1);
    expect(await mailsOf(id)).toEqual({ packed: 'PENDING' });
  });

  it('is not put back without a copy, and tells what the line is now', async () => {
    await countCopies(1);
    const id = await packedOrder();
    const [lost] = bookIds;
    await line(id, lost, 'ordered', 'taken-out', 'not-found');
    expectRefused(await line(id, lost, 'taken-out', 'ordered'), 409, 'out-of-stock');
    const second = await line(id, lost, 'ordered', 'taken-out', 'damaged');
    expectRefused(second, 409, 'order-changed');
    expect(second.body.error.details.line).toEqual({ bookId: lost, state: 'taken-out', isSent: false });
    expect((await copiesOf(lost)).onHand).toBe(0);
  });
});

describe('parcels', () => {
  it('take an order from partly shipped to delivered, each with its mail and its money', async () => {
    const id = await packedOrder();
    const [first, second, third] = bookIds;
    expect((await ship(id, [first, second])).body).toMatchObject({ status: 'waiting' });
    expect(await stored(id)).toMatchObject({ outCents: 1800, status: 'waiting' });
    expect((await edit(id, 1, { from: 'shipped', to: 'delivered' })).body).toMatchObject({ cashCents: 1800 });
    expect((await ship(id, [third])).body).toMatchObject({ status: 'shipped' });
    const last = await edit(id, 2, { from: 'shipped', to: 'delivered', cashCents: 400, cashWay: 'card' });
    expect(last.body).toMatchObject({ status: 'delivered', cashCents: 2200 });
    expect(await ledgerOf(id)).toEqual(['taken 1800 cash', 'taken 400 card']);
    const events = ['arrived-1', 'arrived-2', 'packed', 'parcel-1', 'parcel-2'];
    expect(Object.keys(await mailsOf(id)).sort()).toEqual(events);

    const back = await edit(id, 2, { from: 'delivered', to: 'shipped', reason: 'The wrong door' });
    expect(back.body).toMatchObject({ status: 'shipped', cashCents: 1800 });
    expect(await ledgerOf(id)).toContain('undone -400 card');
    expect(await mailsOf(id)).not.toHaveProperty('arrived-2');
  });

  it('are found by their codes, corrected, unpacked, and refused when they are not as the caller knows', async () => {
    const id = await packedOrder();
    await ship(id, bookIds.slice(0, 1));
    await edit(id, 1, { from: 'shipped', trackingCode: 'ZZ99ZZ99', isMailed: false });
    expect((await stored(id)).searchKeys).toContain('~ZZ99');
    const late = await edit(id, 1, { from: 'delivered', to: 'returned' });
    expect(late.body.error).toMatchObject({
      code: 'order-changed',
      details: { status: 'waiting', parcel: { number: 1, state: 'shipped' } },
    });
    expectRefused(await edit(id, 1, { from: 'shipped', to: null }), 400);
    const unpacked = await edit(id, 1, { from: 'shipped', to: null, reason: 'Forgot one' });
    expect(unpacked.body).toMatchObject({ status: 'packed', parcels: [] });
    expectRefused(await edit(id, 1, { from: 'shipped' }), 404);
    expect(await mailsOf(id)).toEqual({ packed: 'PENDING' });
  });
});

describe('undo', () => {
  it('of several steps within the minute leaves no mail and no trace', async () => {
    const ids = await inParallel(2, async () => placeOrder(await registerShopper()));
    const kept = ({ status, history, parcels, searchKeys }: FirebaseFirestore.DocumentData) => {
      return { status, history, parcels, searchKeys };
    };
    const orders = async () => (await Promise.all(ids.map(stored))).map(kept);
    const before = await orders();
    await Promise.all(ids.map((id) => step(id, 'placed', 'packed')));
    const undone = await Promise.all(ids.map((id) => step(id, 'packed', 'placed', { isUndo: true })));
    undone.forEach(succeeded);
    await sweepAll(inMinutes(2));
    expect(await Promise.all(ids.map(mailsOf))).toEqual(ids.map(() => ({})));
    expect(await orders()).toEqual(before);
  });

  it('is refused once the mail has gone; a step back for a reason corrects it', async () => {
    const id = await packedOrder();
    await sweepAll(inMinutes(2));
    expect(await mailsOf(id)).toEqual({ packed: 'SUCCESS' });
    expectRefused(await step(id, 'packed', 'placed', { isUndo: true }), 409, 'mail-sent');
    expectRefused(await step(id, 'packed', 'placed', { note: '' }), 400, 'note');
    expect((await step(id, 'packed', 'placed')).body).toMatchObject({ status: 'placed' });
    expect(await mailsOf(id)).toEqual({ packed: 'SUCCESS', correction: 'PENDING' });
    await step(id, 'placed', 'packed');
    const packed = await documentAt(`mail/${id}-packed`);
    expect(packed.get('delivery')).toMatchObject({ state: 'PENDING', copy: 1 });
  });

  it('of one parcel corrects the mail of the step that delivered all', async () => {
    const id = await packedOrder();
    await ship(id, [bookIds[0]]);
    await ship(id, bookIds.slice(1));
    await takeSteps(id, 'shipped', 'delivered');
    await sweepAll(inMinutes(2));
    const back = await edit(id, 2, { from: 'delivered', to: 'shipped', reason: 'Not yet' });
    expect(back.body.parcels).toMatchObject([{ state: 'delivered' }, { state: 'shipped' }]);
    expect(await mailsOf(id)).toMatchObject({ delivered: 'SUCCESS', correction: 'PENDING' });
    const docs = await documentsWhere('mail', 'orderId', id);
    const correction = docs.find((mail) => mail.get('event') === 'correction');
    expect(correction?.get('message.text')).toContain('Not yet');
  });

  it('of a delivery takes its money back, and of a cancelled order its copies again', async () => {
    await countCopies(2);
    const id = await packedOrder();
    await takeSteps(id, 'packed', 'shipped', 'delivered');
    await step(id, 'delivered', 'shipped', { isUndo: true });
    expect(await ledgerOf(id)).toEqual(['taken 2300 cash', 'undone -2300 cash']);
    expect(await stored(id)).not.toHaveProperty('cashCents');
    const other = await placeOrder();
    await step(other, 'placed', 'cancelled');
    await step(other, 'cancelled', 'placed', { isUndo: true });
    expect((await copiesOf(bookIds[0])).onHand).toBe(0);
  });
});

describe('a recipient, a message and a note', () => {
  it('correct the order, reach the shopper, or stay with the desk', async () => {
    const id = await packedOrder();
    const { name, phone, address } = makeOrderRequest([]);
    const email = `corrected-${crypto.randomUUID()}@example.com`;
    const recipient = { name, phone, address: { ...address, street: '9 New Road' }, email, isMailed: true };
    expect((await change('PUT', `${id}/recipient`, recipient)).body).toMatchObject({ email });
    expect((await stored(id)).searchKeys).toContain(email);
    expect((await documentAt(`mail/${id}-packed`)).get('to')).toBe(email);
    await change('POST', `${id}/messages`, { text: 'It comes on Friday' });
    expect(await stored(id)).toMatchObject({ messages: [{ text: 'It comes on Friday' }] });
    expect(Object.keys(await mailsOf(id)).sort()).toEqual(['message-1', 'packed', 'recipient']);

    const noted = await change('POST', `${id}/notes`, { text: 'Rings twice' });
    expect(noted.body).toMatchObject([{ text: 'Rings twice', by: 'Owner' }]);
    expect(await get(`/api/orders/${id}/notes`)).toEqual(noted.body);
    expect(JSON.stringify(await stored(id))).not.toContain('Rings twice');
    const history = JSON.stringify(await entriesAbout(admin, id));
    for (const secret of ['Rings twice', '9 New Road', email, 'Friday'])
      expect(history).not.toContain(secret);
  });

  it('are refused for an order whose shopper was erased, and for one that there is not', async () => {
    const id = await packedOrder();
    await database().doc(`orders/${id}`).update({ uid: FieldValue.delete() });
    for (const kind of ['messages', 'notes']) {
      expectRefused(await change('POST', `${id}/${kind}`, { text: 'Hello' }), 409, 'order-erased');
      expectRefused(await change('POST', `no-such-order/${kind}`, { text: 'Hello' }), 404);
    }
  });
});
