import { describe, expect, it, vi } from 'vitest';
import { findAccount } from '../../functions/src/auth/shopper-account.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { authentication } from '../../functions/src/platform/firebase.ts';
import { eraseShopper } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { exportShopper } from '../../functions/src/use-cases/shoppers/export-shopper.ts';
import {
  type FoundShopper,
  findShoppers,
  isCertain,
} from '../../functions/src/use-cases/shoppers/find-shoppers.ts';
import { shopperData } from '../../functions/src/use-cases/shoppers/shopper-data.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { deleteOwnAccount, registerShopper, type SignedInShopper } from './accounts.ts';
import { admin } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

/** Runs between the read of an order that is to change and the write. */
const meanwhile = vi.hoisted(() => ({ run: async (): Promise<unknown> => undefined }));
vi.mock(import('../../functions/src/orders/order-change-store.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    readForChange: async (id) => {
      const read = await actual.readForChange(id);
      const { run } = meanwhile;
      meanwhile.run = async () => undefined;
      await run();
      return read;
    },
  };
});
const { addDeskNote } = await import('../../functions/src/use-cases/orders/order-notes.ts');

const gift = { note: 'For Grandmother', isWrapped: false, hidesPrices: true };
const request = makeOrderRequest([await storeBook()], { gift });

const send = (method: string, path: string, token: string, body: object) =>
  call(method, path, { token, body });

async function orderOf({ token }: SignedInShopper) {
  const body = succeeded(await send('POST', '/api/orders', token, request));
  return body;
}

async function correctAddress(order: { _id: string }, email: string) {
  const { name, phone, address } = request;
  const corrected = await send('PUT', `/api/orders/${order._id}/recipient`, admin, {
    name,
    phone,
    address,
    email,
  });
  expect(corrected.status).toBe(200);
}

const uidsOf = (shoppers: readonly FoundShopper[]) => shoppers.map(({ uid }) => uid);
const erase = ({ uid }: { uid: string }) => eraseShopper(uid, () => undefined);

describe('a shopper who is named by their address', () => {
  it('is the one of the account, not another one whose order the desk has given the address', async () => {
    const [alice, bob] = [await registerShopper(), await registerShopper()];
    const orders = [await orderOf(alice), await orderOf(bob)];
    await correctAddress(orders[1], alice.email);
    const shoppers = await findShoppers({ email: alice.email });
    expect(uidsOf(shoppers)).toEqual([alice.uid]);
    await erase(alice);
    expect(await findAccount(alice.uid)).toBeUndefined();
    expect(await findAccount(bob.uid)).toMatchObject({ email: bob.email.toLowerCase() });
    const stored = await Promise.all(orders.map(({ _id }) => collection('orders').doc(_id).get()));
    expect(stored.map((order) => order.get('uid'))).toEqual([undefined, bob.uid]);
    expect(stored.map((order) => order.get('gift.note'))).toEqual(['', gift.note]);
    expect(await findShoppers({ email: alice.email })).toEqual([]);
  });

  it('is one whose account is gone only where no other one may be meant', async () => {
    const [alice, bob] = [await registerShopper(), await registerShopper()];
    await orderOf(alice);
    await correctAddress(await orderOf(bob), alice.email);
    await orderOf(bob);
    await Promise.all([deleteOwnAccount(alice), deleteOwnAccount(bob)]);
    const name = { email: alice.email.toLowerCase() };
    const shoppers = await findShoppers(name);
    expect(uidsOf(shoppers).sort()).toEqual([alice.uid, bob.uid].sort());
    const certain = shoppers.filter((shopper) => isCertain(shopper, name));
    expect(uidsOf(certain)).toEqual([alice.uid]);
  });
});

it('A note that is written while the shopper is erased does not stay', async () => {
  const shopper = await registerShopper();
  const { _id } = await orderOf(shopper);
  meanwhile.run = () => erase(shopper);
  const by = { id: 'otto', name: 'Otto', role: 'owner' } as const;
  const written = addDeskNote(_id, 'Lives at the quay', crypto.randomUUID(), by, new Date());
  await expect(written).rejects.toMatchObject({ code: 'order-erased' });
  expect((await collection('orderNotes').doc(_id).get()).get('notes')).toEqual([]);
  const later = await send('POST', `/api/orders/${_id}/notes`, admin, { text: 'Lives at the quay' });
  expectRefused(later, 409, 'order-erased');
});

it('The export of a shopper holds what each collection has of them, and nothing of another one', async () => {
  const [shopper, other] = [await registerShopper(), await registerShopper()];
  await (await authentication()).updateUser(shopper.uid, { displayName: 'Nora Field' });
  const order = await orderOf(shopper);
  await orderOf(other);
  for (const kind of ['notes', 'messages']) {
    await send('POST', `/api/orders/${order._id}/${kind}`, admin, { text: `Of the ${kind}` });
  }
  const [match] = await findShoppers({ uid: shopper.uid });
  if (!match) throw new Error('The shopper is not found');
  const exported = JSON.parse(JSON.stringify(await exportShopper(match, new Date())));
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(Object.keys(shopperData)));
  expect(exported.orderNotes).toMatchObject([{ orderId: order._id, text: 'Of the notes' }]);
  expect(JSON.stringify(exported)).not.toContain(other.email.toLowerCase());
});
