import { expect, it } from 'vitest';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { sha256 } from '../../functions/src/platform/sha256.ts';
import { countReport, findReview, writeOwnReview } from '../../functions/src/reviews/review-store.ts';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { adminBookFields, makeDeskOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { storeMail } from '../fixtures/stored-mails.ts';
import { storeVoucher } from '../fixtures/stored-vouchers.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { deskCalls, admin as token, writtenInvoices } from './desk-calls.ts';
import { checkUpload, generousRules, takeStep, uploadImport } from './imports.ts';
import { openPaidShop } from './paid-shop.ts';
import { call, expectRefused, inParallel, veryOften } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { changeStock } from './stored-stock.ts';
import { orderBooks, orderToWait } from './waiting-orders.ts';
import { addWorker, workerName, workerPassword } from './workers.ts';

// Every call with which a person of the dashboard changes the shop must leave one entry in the history, however often
// it is sent under its key. It must be refused without the present version, and so must another request under its key.
// A new call does not pass here without a row.

/** These change nothing in the shop, so that they are not in the history and have no key. */
const changesNothing: readonly CallName[] = [
  'DELETE /api/auth/admin',
  // Only read a file and books; the import or the change that may follow is noted.
  'POST /api/imports',
  'POST /api/bulk-changes',
  // Only shows a mail.
  'POST /api/settings/mail',
  // Resume or stop what is noted already.
  'POST /api/stock-postings/:id/continue',
  'POST /api/cash/bank-files/:id/continue',
  // Only shows a voucher's balance.
  'POST /api/vouchers/check',
  // Only reads a file.
  'POST /api/cash/bank-files/read',
  'POST /api/imports/:id/cancel',
];

const writes = callNames.filter((name) => {
  const { access } = callDefinitions[name];
  const isOfDashboard = access in capabilities || access === 'shopper or orders';
  return isOfDashboard && !name.startsWith('GET') && !changesNothing.includes(name);
});

const body = { ...adminBookFields, title: 'A Book With A Past' };

async function send(method: string, path: string, sent?: unknown) {
  const options = { token, ...(sent !== undefined && { body: sent }) };
  const { status, body: answer } = await call(method, path, options);
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}

const someBook = async () => (await storeBook())._id;

const after = (make: () => Promise<string>, change: (id: string) => Promise<unknown>) => async () => {
  const id = await make();
  await change(id);
  return id;
};

async function placedOrder() {
  return (await orderBooks(await registerShopper(), [await storeBook()])).body._id;
}

const step = { from: 'placed', to: 'packed' };
const discount = { basisPoints: 1000, reason: 'A bent corner' };
const packedOrder = after(placedOrder, (id) => send('POST', `/api/orders/${id}/status`, step));
const bookOf = async (id: string) => (await send('GET', `/api/orders?ids=${id}`))[0].productIds[0];
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

async function sentOnAccount(fields: object): Promise<{ customerId: string; id: string }> {
  const { set, take, takeSteps } = deskCalls(token);
  await set({ invoices: writtenInvoices });
  const { customer } = await send('POST', '/api/customers', { ...onAccount, ...fields });
  const request = makeDeskOrder([await storeBook()], { way: 'account', customerId: customer.id });
  const id = (await take(request)).body._id;
  await takeSteps(id, 'placed', 'packed', 'shipped');
  return { customerId: customer.id, id };
}

async function remindedOrder() {
  const { id } = await sentOnAccount({ email: 'school@example.com' });
  const [{ invoices: made }] = await send('GET', `/api/orders?ids=${id}`);
  await database()
    .doc(`orders/${id}`)
    .update({ invoices: made.map((one: object) => ({ ...one, day: '2020-01-01' })) });
  await send('POST', '/api/open-items/reminders', { orderIds: [id] });
  await emptyCollection('settings');
  return id;
}

async function bankPayment() {
  const part = {
    id: sha256(crypto.randomUUID()),
    orderId: await placedOrder(),
    cents: 100,
    day: '2026-11-20',
  };
  return { name: 'bank.xml', parts: [part] };
}

const bookedBankFile = async () => (await send('POST', '/api/cash/bank-files', await bankPayment())).id;

async function collectedOrder() {
  const { customerId, id } = await sentOnAccount({ isCollected: true });
  await send('POST', `/api/cash/to-collect/${customerId}`);
  await emptyCollection('settings');
  return id;
}

async function unknownWithdrawal() {
  const mail = await storeMail('kim@example.com');
  await mail.update({ orderId: '', event: 'withdrawal-shop-1' });
  return mail.id;
}

const deletedBook = after(someBook, (id) => send('DELETE', `/api/books/${id}`));
const countedBook = after(someBook, (id) => send('POST', `/api/stock/${id}`, { onHand: 3 }));
const newDraft = async () => (await send('POST', '/api/drafts', body)).draft._id;
const shelf = (title: string) => ({ title, slug: `history-${crypto.randomUUID()}` });
const newShelf = async () => (await send('POST', '/api/shelves', shelf('History'))).shelf.id;
const onAccount = {
  title: 'Mill Lane School',
  address: { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' },
  limitCents: 50_000,
};
const tenPercent = { title: 'Summer', basisPoints: 1000 };
const newOffer = async () => (await send('POST', '/api/offers', tenPercent)).offer.id;
const newCustomer = async () => (await send('POST', '/api/customers', onAccount)).customer.id;
const newStocktake = async () =>
  (await send('POST', '/api/stocktakes', { scope: 'shelf', value: crypto.randomUUID().slice(0, 8) })).id;
const newWorker = async () => (await addWorker('orders')).person.id;
const noCash = { countedCents: 0, expectedCents: 0 };
const closedDay = after(
  async () => '1901-01-02',
  (day) => send('POST', `/api/cash/${day}/close`, noCash),
);

async function newCover() {
  const name = `history-${crypto.randomUUID()}.png`;
  const file = (await shopBucket()).file(`books/${name}`);
  await file.save(await makePicture('png', 1, 1), { contentType: 'image/png', resumable: false });
  return name;
}

async function checkedImport() {
  const id = await uploadImport(`title,isbn\nHistory ${crypto.randomUUID()},\n`);
  await checkUpload(token, id, generousRules);
  return id;
}
const startedImport = after(checkedImport, (id) => takeStep(token, id, 'start'));

const delivered = async () => ({ bookIds: [await someBook()], copies: [2] });
const receivedDelivery = async () => (await send('POST', '/api/deliveries', await delivered())).id;

async function reorderedBook() {
  const bookId = await someBook();
  await send('PUT', '/api/to-order', { bookIds: [bookId], copies: [2] });
  return bookId;
}

async function servedOrder() {
  const id = await waitingOrder();
  const bookId = await bookOf(id);
  await changeStock(token, bookId, { change: 1, reason: 'delivery' });
  await send('POST', '/api/to-order/given', { bookIds: [bookId] });
  return id;
}

async function waitingOrder() {
  const days = { fromDays: 5, toDays: 7 };
  await send('PUT', '/api/settings', { specialOrders: { isOn: true, ...days } });
  const book = await storeBook();
  await changeStock(token, book._id, { onHand: 0 });
  const { body: order } = await orderToWait([book]);
  await send('PUT', '/api/settings', { specialOrders: { isOn: false, ...days } });
  return order._id;
}

/** A stored payment, and then a change by the desk. */
const payment = (what: string, fields: object, sent?: object) => async () => {
  const common = { amountCents: 999, currency: 'USD', createdAt: new Date(), refunds: [], disputes: [] };
  const { id } = await database()
    .collection('payments')
    .add({ ...common, ...fields });
  await send('POST', `/api/payments/${id}/${what}`, sent);
  return id;
};
const stray = { state: 'stray', isToSettle: true };
const refused = { number: 1, cents: 999, state: 'refused', reason: 'The card was closed' };

async function writtenReview() {
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

async function soldVouchers() {
  const { vouchers } = await send('GET', '/api/settings');
  await send('PUT', '/api/settings', { vouchers: { ...vouchers, isOn: true } });
  return '';
}

type Noted = `${string} ${string}`;
type Given = object | ((id: string) => object | Promise<object>);

const nothing = async () => '';

/**
 * By call: kind and action of its entry, '' for none; what makes its subject, unless its answer names it; its body; and
 * a change that makes it another request.
 */
const rows: Partial<
  Record<CallName, [noted: Noted | '', make: () => Promise<string>, given?: Given, other?: object]>
> = {
  'POST /api/books/create-book': ['book added', nothing, body, { title: 'Another' }],
  'POST /api/drafts': ['draft added', nothing, body, { title: 'Another' }],
  'POST /api/shelves': ['shelf added', nothing, shelf('History'), { title: 'Another' }],
  'POST /api/customers': ['customer added', nothing, onAccount, { title: 'Another' }],
  'PUT /api/customers/:id': ['customer changed', newCustomer, { ...onAccount, title: 'Another' }],
  'DELETE /api/customers/:id': ['customer deleted', newCustomer],
  'POST /api/vouchers/:id/changes': [
    'voucher changed',
    async () => (await storeVoucher())._id,
    { step: 'note', note: 'Read out on the phone' },
  ],
  'POST /api/offers': ['offer added', nothing, tenPercent, { title: 'Another' }],
  'PUT /api/offers/:id': ['offer changed', newOffer, { ...tenPercent, title: 'Another' }],
  'DELETE /api/offers/:id': ['offer deleted', newOffer],
  'POST /api/offers/:id/restore': [
    'offer restored',
    after(newOffer, (id) => send('DELETE', `/api/offers/${id}`)),
  ],
  'POST /api/vouchers/desk': [
    'voucher added',
    soldVouchers,
    { amountCents: 2500, currency: 'USD', way: 'cash' },
    { amountCents: 5000 },
  ],
  'POST /api/people': [
    'person added',
    nothing,
    { name: workerName(), password: workerPassword, role: 'orders' },
  ],
  'POST /api/stocktakes': ['', nothing, { scope: 'shelf', value: 'H 1' }, { value: 'H 2' }],
  'POST /api/stocktakes/:id/counts': ['', newStocktake, { bookIds: ['any'], copies: [1] }, { copies: [2] }],
  'POST /api/deliveries': ['delivery received', nothing, delivered, { copies: [3] }],
  'POST /api/stock-changes': [
    'stocks changed',
    nothing,
    async () => ({ kind: 'add', copies: 2, selection: { ids: [await someBook()] } }),
    { copies: 3 },
  ],
  'PUT /api/authors/:id': [
    'author added',
    async () => `history-${crypto.randomUUID()}`,
    { name: 'Ann Lee', life: 'Born in 1797.' },
  ],
  'PUT /api/publishers': [
    'maker changed',
    async () => `history-${crypto.randomUUID()}`,
    (publisher) => ({ publisher, electronicAddress: 'https://maker.example' }),
  ],
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
  'POST /api/stock/:bookId': ['stock changed', someBook, { onHand: 3 }, { onHand: 4 }],
  'POST /api/stock/:bookId/damaged': ['stock changed', countedBook, { copies: 1 }, { copies: 2 }],
  'DELETE /api/stocktakes/:id': ['stocktake deleted', newStocktake],
  'POST /api/stocktakes/:id/book': ['stocktake booked', newStocktake],
  'POST /api/stock-postings/:id/undo': ['delivery undone', receivedDelivery],
  'DELETE /api/covers/:fileName': ['cover deleted', newCover],
  'POST /api/orders/desk': [
    'order added',
    nothing,
    async () => makeDeskOrder([await storeBook()]),
    { reference: 'Another' },
  ],
  'POST /api/orders/:id/status': ['order step', placedOrder, step, { note: 'Another' }],
  'POST /api/orders/:id/lines': [
    'order changed',
    packedOrder,
    async (id) => ({ bookId: await bookOf(id), from: 'ordered', to: 'taken-out', reason: 'damaged' }),
    { reason: 'other' },
  ],
  'POST /api/orders/:id/missing': [
    'order changed',
    waitingOrder,
    async (id) => ({ bookId: await bookOf(id) }),
    { bookId: 'another' },
  ],
  'POST /api/orders/:id/parcels': [
    'order changed',
    packedOrder,
    async (id) => ({ bookIds: [await bookOf(id)] }),
    { trackingCode: 'ZZ99ZZ99' },
  ],
  'PUT /api/orders/:id/parcels/:number': [
    'order changed',
    shippedOrder,
    { from: 'shipped', to: 'delivered' },
    { trackingCode: 'ZZ99ZZ99' },
  ],
  'PUT /api/orders/:id/recipient': [
    'order changed',
    placedOrder,
    async () => {
      const { name, phone, address } = makeOrderRequest([]);
      return { name, phone, address, email: 'kim@example.com' };
    },
    { name: 'Another' },
  ],
  'POST /api/orders/:id/messages': ['order changed', placedOrder, { text: 'On Friday' }, { text: 'Another' }],
  'POST /api/orders/:id/discounts': ['order changed', placedOrder, discount, { reason: 'Another' }],
  'DELETE /api/orders/:id/discounts/:number': [
    'order changed',
    after(placedOrder, (id) => send('POST', `/api/orders/${id}/discounts`, discount)),
  ],
  'POST /api/orders/:id/notes': ['order changed', placedOrder, { text: 'Rings twice' }, { text: 'Another' }],
  'POST /api/orders/:id/mails/:event': ['order mailed', givenUpMail],
  'POST /api/withdrawals/unknown/:id': ['withdrawal replied', unknownWithdrawal, { isDone: true }],
  'POST /api/orders/:id/cash': ['cash taken', placedOrder, { kind: 'taken', cents: 500 }, { cents: 600 }],
  'POST /api/cash': [
    'cash putIn',
    async () => shopDay(new Date(), defaultCalendar),
    { kind: 'put-in', cents: 5000, reason: 'float' },
    { cents: 6000 },
  ],
  'POST /api/cash/bank-files': ['bankFile booked', nothing, bankPayment, { name: 'another.xml' }],
  'POST /api/cash/bank-files/:id/undo': ['bankFile undone', bookedBankFile],
  'POST /api/cash/:day/close': ['cash closed', async () => '1901-01-01', noCash, { note: 'Another' }],
  'POST /api/cash/:day/reopen': ['cash reopened', closedDay, { reason: 'A note was missing' }],
  'POST /api/admin/reviews/:key/status': ['review published', writtenReview, { to: 'published', reason: '' }],
  'POST /api/admin/reviews/:key/undo': ['review undone', after(writtenReview, publish)],
  'PUT /api/admin/reviews/:key/reply': ['review replied', writtenReview, { text: 'Thank you' }],
  'DELETE /api/admin/reviews/:key/reports': ['review kept', reportedReview],
  'PUT /api/people/:id': ['person changed', newWorker, { role: 'catalogue' }],
  'DELETE /api/people/:id': ['person deleted', newWorker],
};

/** For the other calls: `make` makes each of them, and answers the id of what it has changed. */
const others: Partial<Record<CallName, [Noted, make: () => Promise<string>]>> = {
  'POST /api/audit/:id/restore': [
    'book restored',
    after(deletedBook, async (id) => {
      const [entry] = await entriesAbout(token, id);
      await send('POST', `/api/audit/${entry?.id}/restore`);
    }),
  ],
  'POST /api/payments/links': [
    'order added',
    async () => {
      const paid = await openPaidShop();
      const link = makeDeskOrder([await storeBook()], { way: 'link' });
      const { link: address } = await send('POST', '/api/payments/links', link);
      paid.bank.close();
      await emptyCollection('settings');
      return address.split('/').at(-1) ?? '';
    },
  ],
  'POST /api/open-items/reminders': ['order changed', remindedOrder],
  'POST /api/cash/to-collect/:id': ['order changed', collectedOrder],
  'POST /api/payments/:id/refund': [
    'cash retried',
    payment('refund', { ...stray, settleReason: 'refund-refused', refunds: [refused] }),
  ],
  'POST /api/payments/:id/release': [
    'cash released',
    payment('release', { state: 'deciding', stockTaken: [] }),
  ],
  'POST /api/payments/:id/settled': [
    'cash settled',
    payment('settled', stray, { note: 'Given back by hand' }),
  ],
  'PUT /api/to-order': ['stocks ordered', reorderedBook],
  'POST /api/to-order/given': ['order changed', servedOrder],
  'POST /api/imports/:id/start': ['import imported', startedImport],
  'POST /api/imports/:id/undo': ['import undone', after(startedImport, (id) => takeStep(token, id, 'undo'))],
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

interface Added {
  id?: string;
  _id?: string;
  book?: { _id: string };
  draft?: { _id: string };
  shelf?: { id: string };
  customer?: { id: string };
  offer?: { id: string };
}

/** The id in the answer of a call that adds something. */
const addedIn = ({ _id = '', id = _id, book, draft, shelf: added, customer, offer }: Added) =>
  book?._id ?? draft?._id ?? added?.id ?? customer?.id ?? offer?.id ?? id;

const entriesOf = async (id: string, noted: string) =>
  id === '' ? [] : (await entriesAbout(token, id)).filter((one) => inShort(one).startsWith(`${noted} by `));

async function expectNoted(id: string, noted: string, { by = 'Owner', before = 0 } = {}) {
  const entries = await entriesOf(id, noted || 'nothing');
  expect(entries).toHaveLength(before + (noted ? 1 : 0));
  for (const entry of entries) expect(entry).toMatchObject({ targetId: id, title: expect.any(String), by });
}

/** Calls without key and version; repeating them changes nothing. */
const doneOnce: readonly CallName[] = [
  'POST /api/books/:id/restore',
  'POST /api/shelves/:id/restore',
  'POST /api/offers/:id/restore',
  'POST /api/stocktakes/:id/book',
  'POST /api/stock-postings/:id/undo',
  'POST /api/cash/bank-files/:id/undo',
  'POST /api/people',
  'PUT /api/people/:id',
  'PUT /api/publishers',
];

const keyMayMiss: readonly CallName[] = [
  'POST /api/books/create-book',
  'POST /api/drafts',
  'POST /api/shelves',
  'POST /api/customers',
  'POST /api/offers',
];

/** Refuses even the same edit under a former version. */
const alwaysStale: readonly CallName[] = ['PUT /api/books/edit/:id'];

const ownPassword: CallName = 'PUT /api/admin/password';

it.each(writes.filter((name) => name in others))('%s is noted, with who and what', async (name) => {
  const [noted, make] = others[name] ?? ['', nothing];
  const [entry] = await entriesOf(await make(), noted);
  expect(entry && inShort(entry)).toBe(`${noted} by Owner`);
});

const walked = writes.filter((name) => name !== ownPassword && !(name in others));

it.each(walked)(
  '%s is done and noted once, and nothing else under its key or another version',
  async (name) => {
    const [noted, make, given, other] = rows[name] ?? [];
    if (noted === undefined || !make) throw new Error(`${name} is not made here`);
    const made = await make();
    const request = typeof given === 'function' ? await given(made) : given;
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(':event', 'cancelled').replace(':number', '1').replace(/:\w+/, made);
    const takes = (header: string) => callDefinitions[name].headers.some((one) => one === header);
    const key = takes('Idempotency-Key') ? crypto.randomUUID() : undefined;
    const ask = (sent?: object, version?: number) =>
      call(method, address, {
        token,
        ...(key && { key }),
        ...(sent && { body: sent }),
        version,
        // A busy shop may answer 503; what is done once may be sent again.
        ...(doneOnce.includes(name) && { tries: veryOften }),
      });
    const stale = takes('If-Match') ? 1 : undefined;
    const before = (await entriesOf(made, noted)).length;
    if (key && !keyMayMiss.includes(name)) {
      const keyless = await call(method, address, { token, key: '', body: request });
      expectRefused(keyless, 400, 'missing-idempotency-key');
    }
    if (stale) expectRefused(await ask(request, stale), 412, 'stale');
    const answers = await inParallel(key ? 2 : 1, () => ask(request));
    const isAgain = key || stale || doneOnce.includes(name);
    if (isAgain && !alwaysStale.includes(name)) answers.push(await ask(request, stale));
    for (const { status, body: answer } of answers) {
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
      expect(addedIn(answer)).toBe(addedIn(answers[0]?.body));
    }
    if (key && other) {
      expectRefused(await ask({ ...request, ...other }), 422, 'idempotency-key-reused');
    }
    await expectNoted(made || addedIn(answers[0]?.body), noted, { before });
  },
);

it('A password of one’s own is noted, with who', async () => {
  const { person, token: own } = await addWorker('orders');
  const change = { oldPassword: workerPassword, password: `${workerPassword}-2` };
  await call('PUT', '/api/admin/password', { token: own, body: change });
  await expectNoted(person.id, 'person changed', { by: person.name });
});
