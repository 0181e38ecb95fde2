import { afterAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { countReport, findReview, writeOwnReview } from '../../functions/src/reviews/review-store.ts';
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
import { changeStock } from './stored-stock.ts';
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
  // They go on with, or stop, what is noted already.
  'POST /api/stock-postings/:id/continue',
  'POST /api/imports/:id/cancel',
];

const writes = callNames.filter((name) => {
  const { access } = callDefinitions[name];
  const isOfDashboard = access in capabilities || access === 'shopper or orders';
  return isOfDashboard && !name.startsWith('GET') && !changesNothing.includes(name);
});

const token = await beginSession();

afterAll(() => emptyCollection('admins'));

const body = { ...adminBookFields, title: 'A Book With A Past' };

async function send(method: string, path: string, sent?: unknown) {
  const options = { token, ...(sent !== undefined && { body: sent }) };
  const { status, body: answer } = await call(method, path, options);
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

const someBook = async () => (await storeBook())._id;

/** Makes something, and then changes it. @returns its id */
const after =
  (make: () => Promise<string>, change: (id: string) => Promise<unknown>) => async (): Promise<string> => {
    const id = await make();
    await change(id);
    return id;
  };

async function placedOrder(): Promise<string> {
  const { token: by } = await registerShopper();
  const answer = await call('POST', '/api/orders', {
    token: by,
    body: makeOrderRequest([await storeBook()]),
  });
  return answer.body._id;
}

const step = { from: 'placed', to: 'packed' };
const discount = { basisPoints: 1000, reason: 'A bent corner' };
const packedOrder = after(placedOrder, (id) => send('POST', `/api/orders/${id}/status`, step));
const bookOf = async (id: string): Promise<string> =>
  (await send('GET', `/api/orders?ids=${id}`))[0].productIds[0];
const shippedOrder = after(packedOrder, async (id) =>
  send('POST', `/api/orders/${id}/parcels`, { bookIds: [await bookOf(id)] }),
);
const givenUpMail = after(placedOrder, async (id) => {
  const mail = (await (await storeMail('kim@example.com')).get()).data();
  const delivery = { ...mail?.delivery, state: 'ERROR' };
  await database()
    .doc(`mail/${id}-cancelled`)
    .set({ ...mail, orderId: id, event: 'cancelled', delivery });
});

async function unknownWithdrawal(): Promise<string> {
  const mail = await storeMail('kim@example.com');
  await mail.update({ orderId: '', event: 'withdrawal-shop-1' });
  return mail.id;
}

const deletedBook = after(someBook, (id) => send('DELETE', `/api/books/${id}`));
const countedBook = after(someBook, (id) => send('POST', `/api/stock/${id}`, { onHand: 3 }));
const newDraft = async (): Promise<string> => (await send('POST', '/api/drafts', body)).draft._id;
const shelf = (title: string) => ({ title, slug: `history-${crypto.randomUUID()}` });
const newShelf = async (): Promise<string> => (await send('POST', '/api/shelves', shelf('History'))).shelf.id;
const newStocktake = async (): Promise<string> =>
  (await send('POST', '/api/stocktakes', { scope: 'shelf', value: crypto.randomUUID().slice(0, 8) })).id;
const newWorker = async () => (await addWorker('orders')).person.id;
const noCash = { countedCents: 0, expectedCents: 0 };
const closedDay = after(
  async () => '1901-01-02',
  (day) => send('POST', `/api/cash/${day}/close`, noCash),
);

async function newCover(): Promise<string> {
  const name = `history-${crypto.randomUUID()}.png`;
  const file = (await shopBucket()).file(`books/${name}`);
  await file.save(await makePicture('png', 1, 1), { contentType: 'image/png', resumable: false });
  return name;
}

async function checkedImport(): Promise<string> {
  const id = await uploadImport(`title,isbn\nHistory ${crypto.randomUUID()},\n`);
  await checkUpload(token, id, generousRules);
  return id;
}
const startedImport = after(checkedImport, (id) => takeStep(token, id, 'start'));

async function receivedDelivery(): Promise<string> {
  return (await send('POST', '/api/deliveries', { bookIds: [await someBook()], copies: [2] })).id;
}

async function reorderedBook(): Promise<string> {
  const bookId = await someBook();
  await send('PUT', '/api/to-order', { bookIds: [bookId], copies: [2] });
  return bookId;
}

/** An order that has waited for a copy, and has it now. */
async function servedOrder(): Promise<string> {
  const id = await waitingOrder();
  const bookId = await bookOf(id);
  await changeStock(token, bookId, { change: 1, reason: 'delivery' });
  await send('POST', '/api/to-order/given', { bookIds: [bookId] });
  return id;
}

/** An order that waits for a copy. */
async function waitingOrder(): Promise<string> {
  const days = { fromDays: 5, toDays: 7 };
  await send('PUT', '/api/settings', { specialOrders: { isOn: true, ...days } });
  const [book, { token: by }] = await Promise.all([storeBook(), registerShopper()]);
  await changeStock(token, book._id, { onHand: 0 });
  const request = makeOrderRequest([book], { toOrder: [book._id] });
  const { body: order } = await call('POST', '/api/orders', { token: by, body: request });
  await send('PUT', '/api/settings', { specialOrders: { isOn: false, ...days } });
  return order._id;
}

/** Money that belongs to no order, taken off the list of what is to be settled. */
async function settledMoney(): Promise<string> {
  const stray = {
    state: 'stray',
    amountCents: 999,
    currency: 'USD',
    refunds: [],
    disputes: [],
  };
  const { id } = await database()
    .collection('payments')
    .add({ ...stray, isToSettle: true, createdAt: new Date() });
  await send('POST', `/api/payments/${id}/settled`, { note: 'Given back by hand' });
  return id;
}

/** Money that the provider would not give back, tried again. */
async function retriedRefund(): Promise<string> {
  const refused = { number: 1, cents: 999, state: 'refused', reason: 'The card was closed' };
  const { id } = await database()
    .collection('payments')
    .add({
      state: 'stray',
      amountCents: 999,
      currency: 'USD',
      isToSettle: true,
      createdAt: new Date(),
      settleReason: 'refund-refused',
      refunds: [refused],
      disputes: [],
    });
  await send('POST', `/api/payments/${id}/refund`);
  return id;
}

/** The copies of a payment about which the bank decides, let go. */
async function releasedPayment(): Promise<string> {
  const { id } = await database().collection('payments').add({
    state: 'deciding',
    amountCents: 999,
    currency: 'USD',
    createdAt: new Date(),
    refunds: [],
    disputes: [],
    stockTaken: [],
  });
  await send('POST', `/api/payments/${id}/release`);
  return id;
}

async function writtenReview(): Promise<string> {
  const place = { bookId: await someBook(), uid: crypto.randomUUID(), title: 'Emma' };
  const request = { stars: 4, text: 'I read it twice.', name: 'Ada' };
  await database().runTransaction(async (transaction) =>
    writeOwnReview(transaction, undefined, place, request, new Date()),
  );
  const stored = await database().doc(`reviews/${place.bookId}_${place.uid}`).get();
  return stored.get('key');
}
const publish = (key: string) =>
  send('POST', `/api/admin/reviews/${key}/status`, { to: 'published', reason: '' });
const reportedReview = after(writtenReview, async (key) => {
  await publish(key);
  await countReport(await findReview(key));
});

type Noted = `${string} ${string}`;
/** The calls about something: the kind and the action of their entry, what they are about, and what they carry. */
const aboutSomething: Partial<
  Record<CallName, [Noted, make: () => Promise<string>, given?: object | ((id: string) => Promise<object>)]>
> = {
  'PUT /api/books/edit/:id': ['book changed', someBook, body],
  'DELETE /api/books/:id': ['book deleted', someBook],
  'POST /api/books/:id/restore': ['book restored', deletedBook],
  'PUT /api/drafts/:id': ['draft changed', newDraft, { ...body, title: 'Another' }],
  'DELETE /api/drafts/:id': ['draft deleted', newDraft],
  'POST /api/drafts/:id/publish': ['book published', newDraft],
  'PUT /api/shelves/:id': ['shelf changed', newShelf, shelf('Another')],
  'DELETE /api/shelves/:id': ['shelf deleted', newShelf],
  'POST /api/shelves/:id/restore': [
    'shelf restored',
    after(newShelf, (id) => send('DELETE', `/api/shelves/${id}`)),
  ],
  'POST /api/stock/:bookId': ['stock changed', someBook, { onHand: 3 }],
  'POST /api/stock/:bookId/damaged': ['stock changed', countedBook, { copies: 1 }],
  'DELETE /api/stocktakes/:id': ['stocktake deleted', newStocktake],
  'POST /api/stocktakes/:id/book': ['stocktake booked', newStocktake],
  'POST /api/stock-postings/:id/undo': ['delivery undone', receivedDelivery],
  'DELETE /api/covers/:fileName': ['cover deleted', newCover],
  'POST /api/orders/:id/status': ['order step', placedOrder, step],
  'POST /api/orders/:id/lines': [
    'order changed',
    packedOrder,
    async (id) => ({ bookId: await bookOf(id), from: 'ordered', to: 'taken-out', reason: 'damaged' }),
  ],
  'POST /api/orders/:id/missing': [
    'order changed',
    waitingOrder,
    async (id) => ({ bookId: await bookOf(id) }),
  ],
  'POST /api/orders/:id/parcels': [
    'order changed',
    packedOrder,
    async (id) => ({ bookIds: [await bookOf(id)] }),
  ],
  'PUT /api/orders/:id/parcels/:number': [
    'order changed',
    shippedOrder,
    { from: 'shipped', to: 'delivered' },
  ],
  'PUT /api/orders/:id/recipient': [
    'order changed',
    placedOrder,
    async () => {
      const { name, phone, address } = makeOrderRequest([]);
      return { name, phone, address, email: 'kim@example.com' };
    },
  ],
  'POST /api/orders/:id/messages': ['order changed', placedOrder, { text: 'It comes on Friday' }],
  'POST /api/orders/:id/discounts': ['order changed', placedOrder, discount],
  'DELETE /api/orders/:id/discounts/:number': [
    'order changed',
    after(placedOrder, (id) => send('POST', `/api/orders/${id}/discounts`, discount)),
  ],
  'POST /api/orders/:id/notes': ['order changed', placedOrder, { text: 'Rings twice' }],
  'POST /api/orders/:id/mails/:event': ['order mailed', givenUpMail],
  'POST /api/withdrawals/unknown/:id': ['withdrawal replied', unknownWithdrawal, { isDone: true }],
  'POST /api/orders/:id/cash': ['cash taken', placedOrder, { kind: 'taken', cents: 500 }],
  'POST /api/cash/:day/close': ['cash closed', async () => '1901-01-01', noCash],
  'POST /api/cash/:day/reopen': ['cash reopened', closedDay, { reason: 'A note was missing' }],
  'POST /api/admin/reviews/:key/status': ['review published', writtenReview, { to: 'published', reason: '' }],
  'POST /api/admin/reviews/:key/undo': ['review undone', after(writtenReview, publish)],
  'PUT /api/admin/reviews/:key/reply': ['review replied', writtenReview, { text: 'Thank you' }],
  'DELETE /api/admin/reviews/:key/reports': ['review kept', reportedReview],
  'PUT /api/people/:id': ['person changed', newWorker, { role: 'catalogue' }],
  'DELETE /api/people/:id': ['person deleted', newWorker],
};

/** The other calls: what makes each of them, and answers what it has changed. */
const others: Partial<Record<CallName, [Noted, make: () => Promise<string>]>> = {
  'POST /api/books/create-book': [
    'book added',
    async () => (await send('POST', '/api/books/create-book', body)).book._id,
  ],
  'POST /api/audit/:id/restore': [
    'book restored',
    after(deletedBook, async (id) => {
      const [entry] = await entriesAbout(token, id);
      await send('POST', `/api/audit/${entry?.id}/restore`);
    }),
  ],
  'POST /api/drafts': ['draft added', newDraft],
  'POST /api/shelves': ['shelf added', newShelf],
  'PUT /api/publishers': [
    'maker changed',
    async () => {
      const publisher = `history-${crypto.randomUUID()}`;
      await send('PUT', '/api/publishers', { publisher, electronicAddress: 'https://maker.example' });
      return publisher;
    },
  ],
  'POST /api/deliveries': ['delivery received', receivedDelivery],
  'POST /api/payments/:id/refund': ['cash retried', retriedRefund],
  'POST /api/payments/:id/release': ['cash released', releasedPayment],
  'POST /api/payments/:id/settled': ['cash settled', settledMoney],
  'PUT /api/to-order': ['stocks ordered', reorderedBook],
  'POST /api/to-order/given': ['order changed', servedOrder],
  'POST /api/stock-changes': [
    'stocks changed',
    async () => {
      const change = { kind: 'add', copies: 2, selection: { ids: [await someBook()] } };
      return (await send('POST', '/api/stock-changes', change)).id;
    },
  ],
  // They go on beside the call.
  'POST /api/imports/:id/start': ['import imported', startedImport],
  'POST /api/imports/:id/undo': ['import undone', after(startedImport, (id) => takeStep(token, id, 'undo'))],
  'POST /api/people': [
    'person added',
    async () =>
      (await send('POST', '/api/people', { name: workerName(), password: workerPassword, role: 'orders' }))
        .id,
  ],
  'PUT /api/opening': [
    'settings changed',
    async () => {
      await send('PUT', '/api/opening', { dismiss: true });
      await emptyCollection('settings');
      return 'opening';
    },
  ],
  'PUT /api/settings': [
    'settings changed',
    async () => {
      const { confirmAddress } = await send('GET', '/api/settings');
      await send('PUT', '/api/settings', { confirmAddress: !confirmAddress });
      // Other tests place several orders with one address.
      await emptyCollection('settings');
      return 'shop';
    },
  ],
};

async function expectNoted(id: string, noted: string, by = 'Owner'): Promise<void> {
  const own = (await entriesAbout(token, id)).find(({ kind }) => noted.startsWith(`${kind} `));
  expect(own && inShort(own)).toBe(`${noted} by ${by}`);
  expect(own).toMatchObject({ targetId: id, title: expect.any(String) });
}

const ownPassword: CallName = 'PUT /api/admin/password';

it.each(writes.filter((name) => name !== ownPassword))('%s is noted, with who and what', async (name) => {
  const [noted, make, given] = aboutSomething[name] ?? others[name] ?? [];
  if (!noted || !make) throw new Error(`${name} is not made here`);
  const id = await make();
  if (name in aboutSomething) {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(':event', 'cancelled').replace(':number', '1').replace(/:\w+/, id);
    await send(method, address, typeof given === 'function' ? await given(id) : given);
  }
  await expectNoted(id, noted);
});

it('A password of one’s own is noted, with who', async () => {
  const { person, token: own } = await addWorker('orders');
  const change = { oldPassword: workerPassword, password: `${workerPassword}-2` };
  await call('PUT', '/api/admin/password', { token: own, body: change });
  await expectNoted(person.id, 'person changed', person.name);
});
