import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import type { AuditKindName } from '../../functions/src/shared/audit/audit.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { storeMail } from '../fixtures/stored-mails.ts';
import { holds } from '../promises/holds.ts';
import { registerShopper } from './accounts.ts';
import { adminBookFields } from './admin-calls.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { checkUpload, generousRules, takeStep, uploadImport } from './imports.ts';
import { call } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { addWorker, workerName, workerPassword } from './workers.ts';

// Walks the contract: every call by which somebody of the dashboard changes the shop is made once, and must leave its
// entry in the history. A new call does not pass here without one.

/** Calls that change nothing of the shop, so that there is nothing to note. */
const changesNothing: readonly CallName[] = [
  'DELETE /api/auth/admin',
  // They look at a file and at books; the import or the change that may follow is noted.
  'POST /api/imports',
  'POST /api/bulk-changes',
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

async function deletedBook(): Promise<string> {
  const { _id } = await storeBook();
  await send('DELETE', `/api/books/${_id}`);
  return _id;
}

async function newDraft(): Promise<string> {
  return (await send('POST', '/api/drafts', body)).draft._id;
}

async function checkedImport(): Promise<string> {
  const id = await uploadImport(`title,isbn\nHistory ${crypto.randomUUID()},\n`);
  await checkUpload(token, id, generousRules);
  return id;
}

interface Done {
  /** What was changed. */
  id: string;
  kind: AuditKindName;
}

/** Makes each call once, and answers what it has changed. */
const doing: Readonly<Partial<Record<CallName, () => Promise<Done>>>> = {
  'POST /api/books/create-book': async () => {
    const { book } = await send('POST', '/api/books/create-book', body);
    return { id: book._id, kind: 'book' };
  },
  'PUT /api/books/edit/:id': async () => {
    const { _id: id } = await storeBook();
    await send('PUT', `/api/books/edit/${id}`, body);
    return { id, kind: 'book' };
  },
  'DELETE /api/books/:id': async () => ({ id: await deletedBook(), kind: 'book' }),
  'POST /api/books/:id/restore': async () => {
    const id = await deletedBook();
    await send('POST', `/api/books/${id}/restore`);
    return { id, kind: 'book' };
  },
  'POST /api/audit/:id/restore': async () => {
    const id = await deletedBook();
    const [entry] = await entriesAbout(token, id);
    await send('POST', `/api/audit/${entry?.id}/restore`);
    return { id, kind: 'book' };
  },
  'POST /api/drafts': async () => ({ id: await newDraft(), kind: 'draft' }),
  'PUT /api/drafts/:id': async () => {
    const id = await newDraft();
    await send('PUT', `/api/drafts/${id}`, { ...body, title: 'Another' });
    return { id, kind: 'draft' };
  },
  'DELETE /api/drafts/:id': async () => {
    const id = await newDraft();
    await send('DELETE', `/api/drafts/${id}`);
    return { id, kind: 'draft' };
  },
  'POST /api/drafts/:id/publish': async () => {
    const id = await newDraft();
    await send('POST', `/api/drafts/${id}/publish`);
    return { id, kind: 'book' };
  },
  'POST /api/stock/:bookId': async () => {
    const { _id: id } = await storeBook();
    await send('POST', `/api/stock/${id}`, { onHand: 3 }, newKey());
    return { id, kind: 'stock' };
  },
  'POST /api/imports/:id/start': async () => {
    const id = await checkedImport();
    await takeStep(token, id, 'start');
    return { id, kind: 'import' };
  },
  'POST /api/imports/:id/undo': async () => {
    const id = await checkedImport();
    await takeStep(token, id, 'start');
    await takeStep(token, id, 'undo');
    return { id, kind: 'import' };
  },
  'DELETE /api/covers/:fileName': async () => {
    const id = `history-${crypto.randomUUID()}.png`;
    const file = (await shopBucket()).file(`books/${id}`);
    await file.save(await makePicture('png', 1, 1), { contentType: 'image/png', resumable: false });
    await send('DELETE', `/api/covers/${id}`);
    return { id, kind: 'cover' };
  },
  'POST /api/orders/:id/status': async () => {
    const id = await placedOrder();
    const step = { from: 'placed', to: 'packed', note: '', carrier: '', trackingCode: '' };
    await send('POST', `/api/orders/${id}/status`, step, newKey());
    return { id, kind: 'order' };
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
    return { id, kind: 'order' };
  },
  'POST /api/people': async () => {
    const person = { name: workerName(), password: workerPassword, role: 'orders' };
    const { id } = await send('POST', '/api/people', person);
    return { id, kind: 'person' };
  },
  'PUT /api/people/:id': async () => {
    const { id } = (await addWorker('orders')).person;
    await send('PUT', `/api/people/${id}`, { role: 'catalogue' });
    return { id, kind: 'person' };
  },
  'DELETE /api/people/:id': async () => {
    const { id } = (await addWorker('orders')).person;
    await send('DELETE', `/api/people/${id}`);
    return { id, kind: 'person' };
  },
};

/** The action that each call is noted as. */
const actions: Readonly<Partial<Record<CallName, string>>> = {
  'POST /api/books/create-book': 'added',
  'PUT /api/books/edit/:id': 'changed',
  'DELETE /api/books/:id': 'deleted',
  'POST /api/books/:id/restore': 'restored',
  'POST /api/audit/:id/restore': 'restored',
  'POST /api/drafts': 'added',
  'PUT /api/drafts/:id': 'changed',
  'DELETE /api/drafts/:id': 'deleted',
  'POST /api/drafts/:id/publish': 'published',
  'POST /api/stock/:bookId': 'changed',
  'POST /api/imports/:id/start': 'imported',
  'POST /api/imports/:id/undo': 'undone',
  'DELETE /api/covers/:fileName': 'deleted',
  'POST /api/orders/:id/status': 'step',
  'POST /api/orders/:id/mails/:event': 'mailed',
  'POST /api/people': 'added',
  'PUT /api/people/:id': 'changed',
  'DELETE /api/people/:id': 'deleted',
};

it.each(writes)('%s is noted, with who and what', holds('history/every-write'), async (name) => {
  const done = await doing[name]?.();
  if (!done) throw new Error(`${name} is not made here`);
  const entries = await entriesAbout(token, done.id);
  const own = entries.filter(({ kind }) => kind === done.kind);
  expect(own.map(inShort)[0]).toBe(`${done.kind} ${actions[name]} by Owner`);
  expect(own[0]).toMatchObject({ targetId: done.id, title: expect.any(String) });
});
