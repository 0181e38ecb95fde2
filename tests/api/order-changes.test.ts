import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { recountSales } from '../../functions/src/use-cases/orders/recount.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { call, callsWith, inParallel, refusal } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

let shopper: SignedInShopper;
let bookIds: string[];

const newKey = () => crypto.randomUUID();

const admin = await beginSession();
const asAdmin = callsWith(admin);

beforeAll(async () => {
  // A sweep sends the mails that other files have left, too.
  await emptyCollection('mail');
});
beforeEach(async () => {
  shopper = await registerShopper();
  const books = await Promise.all([10, 8, 5].map((newPrice) => storeBook({ newPrice })));
  bookIds = books.map(({ _id }) => _id);
});

interface Sent {
  key?: string;
  token?: string;
}

function change(method: string, path: string, body: object, { key = newKey(), token = admin }: Sent = {}) {
  return call(method, `/api/orders/${path}`, { token, body, key });
}

async function placeOrder({ token } = shopper): Promise<string> {
  const body = makeOrderRequest([], { productIds: bookIds, totalPrice: '23.00' });
  const answer = await call('POST', '/api/orders', { token, body });
  expect(answer.status).toBe(201);
  return answer.body._id;
}

const step = (id: string, from: string, to: string, more: object = {}, sent?: Sent) =>
  change('POST', `${id}/status`, { from, to, note: 'Why', ...more }, sent);
const line = (
  id: string,
  bookId: string | undefined,
  from: string,
  to: string,
  reason?: string,
  sent?: Sent,
) => change('POST', `${id}/lines`, { bookId, from, to, reason }, sent);
const ship = (id: string, ids: (string | undefined)[], sent?: Sent) =>
  change('POST', `${id}/parcels`, { bookIds: ids, carrier: 'DHL', trackingCode: 'JD014600003' }, sent);
const edit = (id: string, number: number, body: object, sent?: Sent) =>
  change('PUT', `${id}/parcels/${number}`, body, sent);

async function packedOrder(): Promise<string> {
  const id = await placeOrder();
  expect((await step(id, 'placed', 'packed')).status).toBe(200);
  return id;
}

const stored = async (id: string) => (await database().collection('orders').doc(id).get()).data() ?? {};

async function mailsOf(id: string): Promise<Record<string, string>> {
  const { docs } = await database().collection('mail').where('orderId', '==', id).get();
  const named = docs.map((mail) => [mail.get('event'), mail.get('delivery.state')]);
  return Object.fromEntries(named.filter(([event]) => !String(event).startsWith('placed')));
}

async function countCopies(onHand: number): Promise<void> {
  for (const id of bookIds) {
    await asAdmin('POST', `/api/stock/${id}`, { onHand });
  }
}

async function copiesOf(bookId: string | undefined) {
  const stock = await database().collection('stock').doc(String(bookId)).get();
  const moves = await database()
    .collection('stockMovements')
    .where('bookId', '==', bookId)
    .orderBy('at')
    .get();
  return {
    onHand: stock.get('onHand'),
    moves: moves.docs.map((move) => `${move.get('reason')} ${move.get('change')} → ${move.get('onHand')}`),
  };
}

async function ledgerOf(id: string) {
  const { docs } = await database().collection('cashEntries').where('orderId', '==', id).orderBy('at').get();
  return docs.map((entry) => `${entry.get('kind')} ${entry.get('cents')} ${entry.get('way')}`);
}

/** The figures of an order's books, and whether all figures are those of a recount. */
async function soldOf(bookId: string | undefined): Promise<number> {
  const days = await recountSales();
  return days.reduce((sum, { copies }) => sum + (copies.get(String(bookId)) ?? 0), 0);
}

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
    expect(refusal(await line(id, lost, 'taken-out', 'ordered'))).toMatchObject({
      status: 409,
      code: 'out-of-stock',
    });
    const second = await line(id, lost, 'ordered', 'taken-out', 'damaged');
    expect(refusal(second)).toMatchObject({ status: 409, code: 'order-changed' });
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
    const shipped = await ship(id, [third]);
    expect(shipped.body).toMatchObject({ status: 'shipped' });
    expect(shipped.body).not.toHaveProperty('parcelsMade');
    const last = await edit(id, 2, { from: 'shipped', to: 'delivered', cashCents: 400, cashWay: 'card' });
    expect(last.body).toMatchObject({ status: 'delivered', cashCents: 2200 });
    expect(await ledgerOf(id)).toEqual(['taken 1800 cash', 'taken 400 card']);
    expect(Object.keys(await mailsOf(id)).sort()).toEqual([
      'arrived-1',
      'arrived-2',
      'packed',
      'parcel-1',
      'parcel-2',
    ]);
    const back = await edit(id, 2, { from: 'delivered', to: 'shipped', reason: 'The wrong door' });
    expect(back.body).toMatchObject({ status: 'shipped', cashCents: 1800 });
    expect(await ledgerOf(id)).toContain('undone -400 card');
    expect(await mailsOf(id)).not.toHaveProperty('arrived-2');
    const again = await asAdmin('POST', `/api/orders/${id}/mails/parcel-2`);
    expect(refusal(again)).toMatchObject({ status: 409, code: 'mail-under-way' });
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
    expect(refusal(await edit(id, 1, { from: 'shipped', to: null }))).toMatchObject({ status: 400 });
    expect((await edit(id, 1, { from: 'shipped', to: null, reason: 'Forgot one' })).body).toMatchObject({
      status: 'packed',
      parcels: [],
    });
    expect(refusal(await edit(id, 1, { from: 'shipped' }))).toMatchObject({ status: 404 });
    expect(refusal(await ship(id, []))).toMatchObject({ status: 400 });
    expect(refusal(await edit(id, 0, { from: 'shipped' }))).toMatchObject({ status: 400, field: 'number' });
    expect(await mailsOf(id)).toEqual({ packed: 'PENDING' });
  });
});

describe('undo', () => {
  it('of several steps within the minute leaves no mail and no trace', async () => {
    const ids = await inParallel(5, async () => placeOrder(await registerShopper()));
    const before = await Promise.all(ids.map(stored));
    await Promise.all(ids.map((id) => step(id, 'placed', 'packed')));
    const undone = await Promise.all(ids.map((id) => step(id, 'packed', 'placed', { isUndo: true })));
    expect(undone.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await sweepAll(inMinutes(2));
    expect(await Promise.all(ids.map(mailsOf))).toEqual(ids.map(() => ({})));
    const after = await Promise.all(ids.map(stored));
    const kept = ({ status, history, parcels, searchKeys }: FirebaseFirestore.DocumentData) => {
      return { status, history, parcels, searchKeys };
    };
    expect(after.map(kept)).toEqual(before.map(kept));
  });

  it('is refused once the mail has gone; a step back for a reason corrects it', async () => {
    const id = await packedOrder();
    await sweepAll(inMinutes(2));
    expect(await mailsOf(id)).toEqual({ packed: 'SUCCESS' });
    const late = await step(id, 'packed', 'placed', { isUndo: true });
    expect(refusal(late)).toMatchObject({ status: 409, code: 'mail-sent' });
    const bare = await step(id, 'packed', 'placed', { note: '' });
    expect(refusal(bare)).toMatchObject({ status: 400, field: 'note' });
    expect((await step(id, 'packed', 'placed')).body).toMatchObject({ status: 'placed' });
    expect(await mailsOf(id)).toEqual({ packed: 'SUCCESS', correction: 'PENDING' });
    await step(id, 'placed', 'packed');
    const { docs } = await database().collection('mail').where('orderId', '==', id).get();
    expect(docs.find((mail) => mail.get('event') === 'packed')?.get('delivery')).toMatchObject({
      state: 'PENDING',
      copy: 1,
    });
  });

  it('of one parcel corrects the mail of the step that delivered all', async () => {
    const id = await packedOrder();
    await ship(id, [bookIds[0]]);
    await ship(id, bookIds.slice(1));
    await step(id, 'shipped', 'delivered');
    await sweepAll(inMinutes(2));
    const back = await edit(id, 2, { from: 'delivered', to: 'shipped', reason: 'Not yet' });
    expect(back.body.parcels.map(({ state }: { state: string }) => state)).toEqual(['delivered', 'shipped']);
    expect(await mailsOf(id)).toMatchObject({ delivered: 'SUCCESS', correction: 'PENDING' });
    const { docs } = await database().collection('mail').where('orderId', '==', id).get();
    const correction = docs.find((mail) => mail.get('event') === 'correction');
    expect(correction?.get('message.text')).toContain('Not yet');
  });

  it('of a delivery takes its money back, and of a cancelled order its copies again', async () => {
    await countCopies(1);
    const id = await packedOrder();
    await step(id, 'packed', 'shipped');
    await step(id, 'shipped', 'delivered');
    await step(id, 'delivered', 'shipped', { isUndo: true });
    expect(await ledgerOf(id)).toEqual(['taken 2300 cash', 'undone -2300 cash']);
    expect(await stored(id)).not.toHaveProperty('cashCents');
    const other = await countedOrder();
    await step(other, 'placed', 'cancelled');
    await step(other, 'cancelled', 'placed', { isUndo: true });
    expect((await copiesOf(bookIds[0])).onHand).toBe(0);
  });
});

async function countedOrder(): Promise<string> {
  const books = await Promise.all([10, 8, 5].map((newPrice) => storeBook({ newPrice })));
  bookIds = books.map(({ _id }) => _id);
  await countCopies(1);
  return placeOrder();
}

describe('a recipient, a message and a note', () => {
  it('correct the order, reach the shopper, or stay with the desk', async () => {
    const id = await packedOrder();
    const { name, phone, address } = makeOrderRequest([]);
    const email = `corrected-${newKey()}@example.com`;
    const recipient = { name, phone, address: { ...address, street: '9 New Road' }, email, isMailed: true };
    expect((await change('PUT', `${id}/recipient`, recipient)).body).toMatchObject({ email });
    expect((await stored(id)).searchKeys).toContain(email);
    const waiting = await database().collection('mail').doc(`${id}-packed`).get();
    expect(waiting.get('to')).toBe(email);
    await change('POST', `${id}/messages`, { text: 'It comes on Friday' });
    expect(await stored(id)).toMatchObject({ messages: [{ text: 'It comes on Friday' }] });
    expect(Object.keys(await mailsOf(id)).sort()).toEqual(['message-1', 'packed', 'recipient']);
    const noted = await change('POST', `${id}/notes`, { text: 'Rings twice' });
    expect(noted.body).toMatchObject([{ text: 'Rings twice', by: 'Owner' }]);
    const { body } = await asAdmin('GET', `/api/orders/${id}/notes`);
    expect(body).toEqual(noted.body);
    expect(JSON.stringify(await stored(id))).not.toContain('Rings twice');
    const history = JSON.stringify(await entriesAbout(admin, id));
    for (const secret of ['Rings twice', '9 New Road', email, 'Friday'])
      expect(history).not.toContain(secret);
  });

  it('are refused for an order whose shopper was erased, and for one that there is not', async () => {
    const id = await packedOrder();
    const { FieldValue } = await import('firebase-admin/firestore');
    await database().collection('orders').doc(id).update({ uid: FieldValue.delete() });
    for (const kind of ['messages', 'notes']) {
      const refused = await change('POST', `${id}/${kind}`, { text: 'Hello' });
      expect(refusal(refused)).toMatchObject({ status: 409, code: 'order-erased' });
      const missing = await change('POST', `no-such-order/${kind}`, { text: 'Hello' });
      expect(refusal(missing)).toMatchObject({ status: 404 });
    }
  });
});

it('A call is refused under a key that another call has used', async () => {
  const id = await packedOrder();
  const key = newKey();
  await change('POST', `${id}/messages`, { text: 'Hello' }, { key });
  expect(refusal(await step(id, 'packed', 'shipped', {}, { key }))).toMatchObject({ status: 422 });
});
