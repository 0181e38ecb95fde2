import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { storeMail } from '../fixtures/stored-mails.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { checkUpload, generousRules, takeStep, uploadImport } from './imports.ts';
import { adminBookFields } from './sample-calls.ts';
import { call } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { addWorker, workerName, workerPassword } from './workers.ts';

// Walks the contract: every call by which a person of the dashboard changes the shop is made once, and must leave its
// entry in the history. A new call does not pass here without one.

/** Calls that change nothing of the shop, so that there is nothing to note. */
const changesNothing: readonly CallName[] = [
  'DELETE /api/auth/admin',
  // They look at a file and at books; the import or the change that may follow is noted.
  'POST /api/imports',
  'POST /api/bulk-changes',
  // They count, and change no stock before its differences are booked.
  'POST /api/stocktakes',
  'POST /api/stocktakes/:id/counts',
  // It shows a mail.
  'POST /api/settings/mail',
  // It goes on with what is noted already.
  'POST /api/stock-postings/:id/continue',
];

const writes = callNames.filter((name) => {
  const { access } = callDefinitions[name];
  const isOfDashboard = access in capabilities || access === 'shopper or orders';
  return isOfDashboard && !name.startsWith('GET') && !changesNothing.includes(name);
});

let token: string;

beforeAll(async () => {
  token = await beginSession();
});

afterAll(() => emptyCollection('admins'));

const body = { ...adminBookFields, title: 'A Book With A Past' };

async function send(method: string, path: string, sent?: unknown, headers: Record<string, string> = {}) {
  const { status, body: answer } = await call(method, path, {
    token,
    headers,
    ...(sent !== undefined && { body: sent }),
  });
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

async function placedOrder(): Promise<string> {
  const shopper = await registerShopper();
  const request = makeOrderRequest([await storeBook()]);
  const answer = await call('POST', '/api/orders', {
    token: shopper.token,
    body: request,
    headers: newKey(),
  });
  return answer.body._id;
}

async function packedOrder(): Promise<{ id: string; bookId: string }> {
  const id = await placedOrder();
  const step = { from: 'placed', to: 'packed' };
  const { productIds } = await send('POST', `/api/orders/${id}/status`, step, newKey());
  return { id, bookId: productIds[0] };
}

async function discountedOrder(): Promise<{ id: string }> {
  const id = await placedOrder();
  await send('POST', `/api/orders/${id}/discounts`, { basisPoints: 1000, reason: 'A bent corner' }, newKey());
  return { id };
}

async function shippedOrder() {
  const { id, bookId } = await packedOrder();
  return { id, order: await send('POST', `/api/orders/${id}/parcels`, { bookIds: [bookId] }, newKey()) };
}

async function deletedBook(): Promise<string> {
  const { _id } = await storeBook();
  await send('DELETE', `/api/books/${_id}`);
  return _id;
}

async function newDraft(): Promise<string> {
  return (await send('POST', '/api/drafts', body)).draft._id;
}

const shelf = (title: string) => ({ title, slug: `history-${crypto.randomUUID()}` });

async function newShelf(): Promise<string> {
  return (await send('POST', '/api/shelves', shelf('History'))).shelf.id;
}

async function deletedShelf(): Promise<string> {
  const id = await newShelf();
  await send('DELETE', `/api/shelves/${id}`);
  return id;
}

async function checkedImport(): Promise<string> {
  const id = await uploadImport(`title,isbn\nHistory ${crypto.randomUUID()},\n`);
  await checkUpload(token, id, generousRules);
  return id;
}

async function receivedDelivery(): Promise<string> {
  const { _id } = await storeBook();
  return (await send('POST', '/api/deliveries', { bookIds: [_id], copies: [2] }, newKey())).id;
}

interface Done {
  /** What was changed. */
  id: string;
  /** The kind and the action of its entry. */
  noted: string;
  /** Who has changed it, when that is not the owner. */
  by?: string;
}

/** Makes each call once, and answers what it has changed. */
const doing: Readonly<Partial<Record<CallName, () => Promise<Done>>>> = {
  'POST /api/books/create-book': async () => {
    const { book } = await send('POST', '/api/books/create-book', body);
    return { id: book._id, noted: 'book added' };
  },
  'PUT /api/books/edit/:id': async () => {
    const { _id: id } = await storeBook();
    await send('PUT', `/api/books/edit/${id}`, body);
    return { id, noted: 'book changed' };
  },
  'DELETE /api/books/:id': async () => ({ id: await deletedBook(), noted: 'book deleted' }),
  'POST /api/books/:id/restore': async () => {
    const id = await deletedBook();
    await send('POST', `/api/books/${id}/restore`);
    return { id, noted: 'book restored' };
  },
  'POST /api/audit/:id/restore': async () => {
    const id = await deletedBook();
    const [entry] = await entriesAbout(token, id);
    await send('POST', `/api/audit/${entry?.id}/restore`);
    return { id, noted: 'book restored' };
  },
  'POST /api/drafts': async () => ({ id: await newDraft(), noted: 'draft added' }),
  'PUT /api/drafts/:id': async () => {
    const id = await newDraft();
    await send('PUT', `/api/drafts/${id}`, { ...body, title: 'Another' });
    return { id, noted: 'draft changed' };
  },
  'DELETE /api/drafts/:id': async () => {
    const id = await newDraft();
    await send('DELETE', `/api/drafts/${id}`);
    return { id, noted: 'draft deleted' };
  },
  'POST /api/drafts/:id/publish': async () => {
    const id = await newDraft();
    await send('POST', `/api/drafts/${id}/publish`);
    return { id, noted: 'book published' };
  },
  'POST /api/shelves': async () => ({ id: await newShelf(), noted: 'shelf added' }),
  'PUT /api/shelves/:id': async () => {
    const id = await newShelf();
    await send('PUT', `/api/shelves/${id}`, shelf('Another'));
    return { id, noted: 'shelf changed' };
  },
  'DELETE /api/shelves/:id': async () => ({ id: await deletedShelf(), noted: 'shelf deleted' }),
  'POST /api/shelves/:id/restore': async () => {
    const id = await deletedShelf();
    await send('POST', `/api/shelves/${id}/restore`);
    return { id, noted: 'shelf restored' };
  },
  'POST /api/stock/:bookId': async () => {
    const { _id: id } = await storeBook();
    await send('POST', `/api/stock/${id}`, { onHand: 3 }, newKey());
    return { id, noted: 'stock changed' };
  },
  'POST /api/stock/:bookId/damaged': async () => {
    const { _id: id } = await storeBook();
    await send('POST', `/api/stock/${id}`, { onHand: 3 }, newKey());
    await send('POST', `/api/stock/${id}/damaged`, { copies: 1 }, newKey());
    return { id, noted: 'stock changed' };
  },
  'POST /api/deliveries': async () => ({ id: await receivedDelivery(), noted: 'delivery received' }),
  'POST /api/stock-changes': async () => {
    const { _id } = await storeBook();
    const change = { kind: 'add', copies: 2, selection: { ids: [_id] } };
    return { id: (await send('POST', '/api/stock-changes', change, newKey())).id, noted: 'stocks changed' };
  },
  'DELETE /api/stocktakes/:id': async () => {
    const request = { scope: 'shelf', value: crypto.randomUUID().slice(0, 8) };
    const { id } = await send('POST', '/api/stocktakes', request, newKey());
    await send('DELETE', `/api/stocktakes/${id}`);
    return { id, noted: 'stocktake deleted' };
  },
  'POST /api/stocktakes/:id/book': async () => {
    const request = { scope: 'shelf', value: crypto.randomUUID().slice(0, 8) };
    const { id } = await send('POST', '/api/stocktakes', request, newKey());
    await send('POST', `/api/stocktakes/${id}/book`);
    return { id, noted: 'stocktake booked' };
  },
  'POST /api/stock-postings/:id/undo': async () => {
    const id = await receivedDelivery();
    await send('POST', `/api/stock-postings/${id}/undo`);
    return { id, noted: 'delivery undone' };
  },
  'POST /api/imports/:id/start': async () => {
    const id = await checkedImport();
    await takeStep(token, id, 'start');
    return { id, noted: 'import imported' };
  },
  'POST /api/imports/:id/undo': async () => {
    const id = await checkedImport();
    await takeStep(token, id, 'start');
    await takeStep(token, id, 'undo');
    return { id, noted: 'import undone' };
  },
  'DELETE /api/covers/:fileName': async () => {
    const id = `history-${crypto.randomUUID()}.png`;
    const file = (await shopBucket()).file(`books/${id}`);
    await file.save(await makePicture('png', 1, 1), { contentType: 'image/png', resumable: false });
    await send('DELETE', `/api/covers/${id}`);
    return { id, noted: 'cover deleted' };
  },
  'POST /api/orders/:id/status': async () => {
    const id = await placedOrder();
    const step = { from: 'placed', to: 'packed', note: '', carrier: '', trackingCode: '' };
    await send('POST', `/api/orders/${id}/status`, step, newKey());
    return { id, noted: 'order step' };
  },
  'POST /api/orders/:id/lines': async () => {
    const { id, bookId } = await packedOrder();
    const line = { bookId, from: 'ordered', to: 'taken-out', reason: 'damaged' };
    await send('POST', `/api/orders/${id}/lines`, line, newKey());
    return { id, noted: 'order changed' };
  },
  'POST /api/orders/:id/parcels': async () => ({ id: (await shippedOrder()).id, noted: 'order changed' }),
  'PUT /api/orders/:id/parcels/:number': async () => {
    const { id } = await shippedOrder();
    await send('PUT', `/api/orders/${id}/parcels/1`, { from: 'shipped', to: 'delivered' }, newKey());
    return { id, noted: 'order changed' };
  },
  'PUT /api/orders/:id/recipient': async () => {
    const id = await placedOrder();
    const { name, phone, address } = makeOrderRequest([]);
    const recipient = { name, phone, address, email: 'kim@example.com' };
    await send('PUT', `/api/orders/${id}/recipient`, recipient, newKey());
    return { id, noted: 'order changed' };
  },
  'POST /api/orders/:id/messages': async () => {
    const id = await placedOrder();
    await send('POST', `/api/orders/${id}/messages`, { text: 'It comes on Friday' }, newKey());
    return { id, noted: 'order changed' };
  },
  'POST /api/orders/:id/discounts': async () => ({
    id: (await discountedOrder()).id,
    noted: 'order changed',
  }),
  'DELETE /api/orders/:id/discounts/:number': async () => {
    const { id } = await discountedOrder();
    await send('DELETE', `/api/orders/${id}/discounts/1`, undefined, newKey());
    return { id, noted: 'order changed' };
  },
  'POST /api/orders/:id/notes': async () => {
    const id = await placedOrder();
    await send('POST', `/api/orders/${id}/notes`, { text: 'Rings twice' }, newKey());
    return { id, noted: 'order changed' };
  },
  'POST /api/orders/:id/mails/:event': async () => {
    const id = await placedOrder();
    const mail = (await (await storeMail('kim@example.com')).get()).data();
    const delivery = { ...mail?.delivery, state: 'ERROR' };
    await database()
      .collection('mail')
      .doc(`${id}-cancelled`)
      .set({ ...mail, orderId: id, event: 'cancelled', delivery });
    await send('POST', `/api/orders/${id}/mails/cancelled`);
    return { id, noted: 'order mailed' };
  },
  'POST /api/orders/:id/cash': async () => {
    const id = await placedOrder();
    await send('POST', `/api/orders/${id}/cash`, { kind: 'taken', cents: 500 }, newKey());
    return { id, noted: 'cash taken' };
  },
  'POST /api/cash/:day/close': async () => {
    const id = '1901-01-01';
    await send('POST', `/api/cash/${id}/close`, { countedCents: 0, expectedCents: 0 }, newKey());
    return { id, noted: 'cash closed' };
  },
  'POST /api/cash/:day/reopen': async () => {
    const id = '1901-01-02';
    await send('POST', `/api/cash/${id}/close`, { countedCents: 0, expectedCents: 0 }, newKey());
    await send('POST', `/api/cash/${id}/reopen`, { reason: 'A note was missing' }, newKey());
    return { id, noted: 'cash reopened' };
  },
  'POST /api/people': async () => {
    const person = { name: workerName(), password: workerPassword, role: 'orders' };
    const { id } = await send('POST', '/api/people', person);
    return { id, noted: 'person added' };
  },
  'PUT /api/people/:id': async () => {
    const { id } = (await addWorker('orders')).person;
    await send('PUT', `/api/people/${id}`, { role: 'catalogue' });
    return { id, noted: 'person changed' };
  },
  'PUT /api/admin/password': async () => {
    const { person, token } = await addWorker('orders');
    const body = { oldPassword: workerPassword, password: `${workerPassword}-2` };
    await call('PUT', '/api/admin/password', { token, body });
    return { id: person.id, noted: 'person changed', by: person.name };
  },
  'DELETE /api/people/:id': async () => {
    const { id } = (await addWorker('orders')).person;
    await send('DELETE', `/api/people/${id}`);
    return { id, noted: 'person deleted' };
  },
  'PUT /api/opening': async () => {
    await send('PUT', '/api/opening', { dismiss: true });
    await emptyCollection('settings');
    return { id: 'opening', noted: 'settings changed' };
  },
  'PUT /api/settings': async () => {
    const { confirmAddress } = await send('GET', '/api/settings');
    await send('PUT', '/api/settings', { confirmAddress: !confirmAddress });
    // Other tests place several orders with one address.
    await emptyCollection('settings');
    return { id: 'shop', noted: 'settings changed' };
  },
};

it.each(writes)('%s is noted, with who and what', async (name) => {
  const done = await doing[name]?.();
  if (!done) throw new Error(`${name} is not made here`);
  const entries = await entriesAbout(token, done.id);
  const own = entries.find(({ kind }) => done.noted.startsWith(`${kind} `));
  expect(own && inShort(own)).toBe(`${done.noted} by ${done.by ?? 'Owner'}`);
  expect(own).toMatchObject({ targetId: done.id, title: expect.any(String) });
});
