import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { findAccount } from '../../functions/src/auth/shopper-account.ts';
import { shopLines } from '../../functions/src/backup/shop-documents.ts';
import { addDeletionReceipt } from '../../functions/src/mail/account-mail-store.ts';
import { authentication, database } from '../../functions/src/platform/firebase.ts';
import { mailKinds } from '../../functions/src/shared/shopper/mail-kinds.ts';
import { shareWishes } from '../../functions/src/shoppers/wish-share-store.ts';
import { changeShopper } from '../../functions/src/use-cases/shoppers/change-shopper.ts';
import { deleteOwnAccount } from '../../functions/src/use-cases/shoppers/own-account.ts';
import { changeOwnLists } from '../../functions/src/use-cases/shoppers/own-lists.ts';
import { changeProfile } from '../../functions/src/use-cases/shoppers/own-profile.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { inMinutes, sweepAll } from '../fixtures/stored-mails.ts';
import { changeAddressOf, registerShopper, type SignedInShopper } from './accounts.ts';
import { asAdmin as asDesk } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt, documentsWhere } from './stored-documents.ts';

vi.mock(import('../../functions/src/mail/account-mail-store.ts'), async (original) => ({
  addDeletionReceipt: vi.fn((await original()).addDeletionReceipt),
}));

const book = await storeBook();

async function orderOf({ token }: SignedInShopper, name: string) {
  const body = { ...makeOrderRequest([book]), name };
  const order = succeeded(await call('POST', '/api/orders', { token, body }));
  return order;
}

const cancel = ({ _id }: { _id: string }, { token }: SignedInShopper) =>
  call('POST', `/api/orders/${_id}/status`, { token, body: { from: 'placed', to: 'cancelled' } });
const exportOf = ({ token }: SignedInShopper) => call('GET', '/api/account/export', { token });
const remove = ({ token }: SignedInShopper) => call('DELETE', '/api/account', { token });
const signedIn = ({ uid, email }: SignedInShopper) => ({
  uid,
  email,
  isConfirmed: false,
  signedInAt: Date.now(),
});

/** Where one of the words occurs: collections, files, accounts, and a backup. */
async function traces(...words: string[]) {
  const hits: string[] = [];
  const look = (place: string, text: string) => {
    if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) hits.push(place);
  };
  for (const one of await database().listCollections()) {
    for (const document of (await one.get()).docs) {
      look(one.id, `${document.ref.path} ${JSON.stringify(document.data())}`);
    }
  }
  for await (const line of shopLines(database())) look('backup', line);
  for (const file of (await getStorage().bucket().getFiles())[0]) {
    look('files', `${file.name} ${JSON.stringify(file.metadata)} ${(await file.download())[0]}`);
  }
  for (const user of (await (await authentication()).listUsers()).users)
    look('accounts', JSON.stringify(user));
  return hits;
}

const change = ({ token }: SignedInShopper, body: object, version?: number) =>
  call('PUT', '/api/account', {
    token,
    body,
    version,
  });

const recipient = (name: string, street = 'Quay 1') => ({ name, address: { street } });

describe('the profile', () => {
  it('is changed in parts, of the version that was seen, whatever becomes of the lists', async () => {
    const shopper = await registerShopper();
    const { token } = shopper;
    const { body: empty } = await call('GET', '/api/account', { token });
    expect(empty).toMatchObject({ name: '', addresses: [], version: 0 });
    const { body: named } = await change(shopper, { name: ' Nora Field ' }, 0);
    const cart = [{ bookId: book._id, at: Date.now(), in: true }];
    const lists = await call('PUT', '/api/account/lists', { token, body: { sentAt: Date.now(), cart } });
    succeeded(lists);
    const addresses = [recipient('Nora'), recipient('Ada')];
    const { status, body } = await change(shopper, { addresses }, named.version);
    expect([status, body.name, body.addresses.length]).toEqual([200, 'Nora Field', 2]);
    expectRefused(await change(shopper, { name: 'Late' }, named.version), 412);
    expect((await call('GET', '/api/account', { token })).body).toEqual(body);
    expect((await call('GET', '/api/account/lists', { token })).body).toMatchObject({ cart: [book._id] });
  });

  it('keeps which mails are wanted with the words and the time of the answer', async () => {
    const shopper = await registerShopper();
    const { words } = mailKinds.wishes;
    const { body } = await change(shopper, { mails: { wishes: { isWanted: true, words } } });
    expect(body.mails.wishes).toEqual({ isWanted: true, words, at: body.version });
    expect(body.mails.reviews).toMatchObject({ isWanted: false, at: 0 });
    const other = await change(shopper, { mails: { wishes: { isWanted: true, words: 'Send me all' } } });
    expect(other.status).toBe(412);
  });
});

it('An export holds the account, its orders and the mails to the shopper, and neither the desk’s words nor another shopper', async () => {
  const [shopper, other] = [await registerShopper(), await registerShopper()];
  const order = await orderOf(shopper, 'Nora Field');
  await orderOf(other, 'Ada Quill');
  const note = await asDesk('POST', `/api/orders/${order._id}/notes`, { text: 'Haggles' });
  succeeded(note);
  const { status, body, headers } = await exportOf(shopper);
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
  expect(body).toMatchObject({
    uid: shopper.uid,
    isWhole: true,
    account: { email: shopper.email.toLowerCase(), signInMethods: ['password'] },
    orders: [{ _id: order._id, name: 'Nora Field' }],
    mail: [{ event: 'placed', orderId: order._id }],
  });
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['orderNotes']));
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['cashEntries']));
  expect(JSON.stringify(body)).not.toMatch(/Haggles|Ada Quill/);
});

it('Orders under way follow a shopper to another address once it is confirmed, and the one before is told', async () => {
  const shopper = await registerShopper();
  const look = ({ token }: SignedInShopper) => call('GET', '/api/account/lists', { token });
  await look(shopper);
  const [open, ended, corrected] = [
    await orderOf(shopper, 'Nora Field'),
    await orderOf(shopper, 'Nora Field'),
    await orderOf(shopper, 'Nora Field'),
  ];
  await cancel(ended, shopper);
  const { name, phone, address } = corrected;
  const other = 'nora.office@shop.example';
  await asDesk('PUT', `/api/orders/${corrected._id}/recipient`, { name, phone, address, email: other });
  const addresses = async () => {
    const docs = await documentsWhere('orders', 'uid', shopper.uid);
    return new Map(docs.map((order) => [order.id, order.get('email')]));
  };

  const before = shopper.email.toLowerCase();
  await look(await changeAddressOf(shopper, false));
  expect((await addresses()).get(open._id).toLowerCase()).toBe(before);
  const moved = await changeAddressOf(shopper);
  succeeded(await look(moved));
  await look(moved);
  const addressById = await addresses();
  expect([addressById.get(open._id), addressById.get(corrected._id)]).toEqual([moved.email, other]);
  expect(addressById.get(ended._id).toLowerCase()).toBe(before);
  const { body: listed } = await call('GET', `/api/orders/email/${moved.email}`, { token: moved.token });
  expect(listed).toHaveLength(3);
  const docs = await documentsWhere('mail', 'orderId', open._id);
  expect(docs.find((mail) => mail.get('event') === 'placed')?.get('to')).toBe(moved.email);
  await sweepAll(inMinutes(0));
  expect((await mailTo(before, 'has another address')).text).toContain('which was confirmed by a mail');
});

it('A shopper exports ten times a day', async () => {
  const shopper = await registerShopper();
  for (let count = 0; count < 10; count += 1) succeeded(await exportOf(shopper));
  const refused = await exportOf(shopper);
  expectRefused(refused, 429, 'too-many-requests');
});

it('A shopper who signs out everywhere is known by no earlier sign-in', async () => {
  const shopper = await registerShopper();
  const signOut = () => call('POST', '/api/account/sign-out', { token: shopper.token });
  succeeded(await signOut());
  // Sign-ins are told apart by whole seconds.
  await eventually(async () => expect((await signOut()).status).toBe(401));
  expectRefused(await exportOf(shopper), 401);
  const { email, token, uid } = shopper;
  expectRefused(await call('GET', `/api/orders/email/${encodeURIComponent(email)}`, { token }), 401);
  // Which the database's rules compare with the sign-in.
  const { signedOutAt } = (await documentAt(`shoppers/${uid}`)).data() ?? {};
  expect(Math.abs(Date.now() / 1000 - signedOutAt)).toBeLessThan(60);
});

describe('the deletion of an account', () => {
  it('waits for orders that are under way, then leaves no trace but a receipt for a day', async () => {
    const [shopper, other] = [await registerShopper(), await registerShopper()];
    const order = await orderOf(shopper, 'Vera Vellum');
    await orderOf(other, 'Otto Octavo');
    const request = { text: 'Vera Vellum asked for a slipcase' };
    for (const kind of ['notes', 'messages'])
      await asDesk('POST', `/api/orders/${order._id}/${kind}`, request);
    await change(shopper, { name: 'Vera V.', addresses: [recipient('Vera at home', 'Vellum Row 3')] });
    const { body: exported } = await exportOf(shopper);
    for (const planted of [
      'Vera Vellum',
      request.text,
      'Vera V.',
      'Vellum Row 3',
      shopper.email.toLowerCase(),
    ]) {
      expect(JSON.stringify(exported)).toContain(planted);
    }
    const places = ['orders', 'orderNotes', 'mail', 'shoppers', 'backup', 'accounts'];
    expect(await traces('Vera V', shopper.uid)).toEqual(expect.arrayContaining(places));
    expectRefused(await remove(shopper), 409, 'own-orders-under-way');
    expect(await findAccount(shopper.uid)).toBeDefined();
    succeeded(await cancel(order, shopper));
    const inGerman = await call('DELETE', '/api/account?language=de', { token: shopper.token });
    expect(inGerman).toMatchObject({ status: 200 });
    expect(await findAccount(shopper.uid)).toBeUndefined();
    expect(await traces('Vera V', 'Vellum Row', shopper.uid)).toEqual([]);
    expect(await traces(shopper.email)).toEqual(['mail']);
    expect(await traces('Otto Octavo')).toContain('orders');
    await sweepAll(inMinutes(0));
    const receipt = await mailTo(shopper.email, 'Ihr Konto bei');
    expect(receipt.text).toContain('Rechnungen bleiben');
    const { docs } = await database().collection('mail').where('to', '==', shopper.email.toLowerCase()).get();
    const kept = docs.map((one) => one.get('expiresAt').toMillis() - one.get('createdAt').toMillis());
    expect(kept).toEqual([24 * 60 * 60 * 1000]);
  });

  it('wants a sign-in of the last five minutes', async () => {
    const shopper = await registerShopper();
    const caller = signedIn(shopper);
    const later = new Date(caller.signedInAt + 5 * 60_000 + 1);
    await expect(deleteOwnAccount(caller, later)).rejects.toMatchObject({
      status: 403,
      code: 'sign-in-too-old',
    });
    expect(await findAccount(shopper.uid)).toBeDefined();
  });

  it('is not undone by a write that was on its way: before, during or after it', async () => {
    const shopper = await registerShopper();
    const { uid } = shopper;
    const writes = () =>
      Promise.allSettled([
        changeProfile(uid, { name: 'Lena Late' }, undefined, Date.now()),
        changeOwnLists(
          uid,
          { sentAt: 0, cart: [{ bookId: book._id, at: 1, in: true }], wishes: [] },
          Date.now(),
        ),
        changeShopper(uid, (transaction, stored) => shareWishes(transaction, uid, stored, 'Lena Late')),
      ]);
    const refused = Array.from({ length: 3 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ status: 403 }),
    }));
    const onTheWay = Array.from({ length: 5 }, writes);
    vi.mocked(addDeletionReceipt).mockImplementationOnce(async () => {
      await Promise.all(onTheWay);
      expect(await writes()).toEqual(refused);
    });
    await deleteOwnAccount(signedIn(shopper), new Date());
    expect(await writes()).toEqual(refused);
    expect(await traces('Lena Late', uid)).toEqual([]);
  });

  it('goes on after a crash once it is asked for again, also by two at once', async () => {
    const shopper = await registerShopper();
    await cancel(await orderOf(shopper, 'Mara Margin'), shopper);
    const crash = new Error('power cut');
    vi.mocked(addDeletionReceipt).mockRejectedValueOnce(crash);
    await expect(deleteOwnAccount(signedIn(shopper), new Date())).rejects.toThrow(crash);
    expect(await findAccount(shopper.uid)).toBeDefined();
    await inParallel(2, () => deleteOwnAccount(signedIn(shopper), new Date()));
    expect(await findAccount(shopper.uid)).toBeUndefined();
    expect(await traces('Mara Margin', shopper.uid)).toEqual([]);
    expect(await traces(shopper.email)).toEqual(['mail']);
  });
});
