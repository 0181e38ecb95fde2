import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRulesEnvironment, saveRuleCoverage } from './rules-environment.ts';

let environment: RulesTestEnvironment;

const inAnHour = Date.now() / 1000 + 3600;
const admin = { admin: true, adminUntil: inAnHour };
const order = { uid: 'ann', name: 'Ann', createdAt: new Date('2026-01-01T00:00:00Z') };

const callers = {
  nobody: () => environment.unauthenticatedContext().firestore(),
  ann: () => environment.authenticatedContext('ann', { email: 'ann@example.com' }).firestore(),
  bob: () => environment.authenticatedContext('bob', { email: 'bob@example.com' }).firestore(),
  admin: () => environment.authenticatedContext('admin', admin).firestore(),
};
type Caller = keyof typeof callers;
const everybody: Caller[] = ['nobody', 'ann', 'bob', 'admin'];

beforeAll(async () => {
  // Every refusal would be a line of its own.
  setLogLevel('error');
  environment = await openRulesEnvironment();
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore();
    await store.doc('books/emma').set({ title: 'Emma', category: 'fiction', createdAt: new Date() });
    await store.doc('orders/of-ann').set(order);
    await store.doc('orders/of-bob').set({ ...order, uid: 'bob' });
    await store.doc('orders/of-nobody').set({ name: 'No uid' });
    for (const path of ['stats/0', 'adminSessions/a', 'adminAttempts/a', 'adminDevices/a', 'other/a']) {
      await store.doc(path).set({ books: 1, uid: 'ann' });
    }
  });
});

afterAll(async () => {
  await environment.cleanup();
});

describe('books', () => {
  it.each(everybody)('can be read by %s', async (caller) => {
    const books = callers[caller]().collection('books');
    await assertSucceeds(books.doc('emma').get());
    await assertSucceeds(books.doc('missing').get());
    await assertSucceeds(books.get());
    await assertSucceeds(
      books.where('category', '==', 'fiction').orderBy('createdAt', 'desc').limit(20).get(),
    );
  });

  it.each(everybody)('cannot be written by %s', async (caller) => {
    const books = callers[caller]().collection('books');
    await assertFails(books.doc('new').set({ title: 'New' }));
    await assertFails(books.doc('emma').update({ newPrice: 0 }));
    await assertFails(books.doc('emma').delete());
    await assertFails(books.doc('emma').collection('notes').doc('a').set({ text: 'x' }));
    await assertFails(books.doc('emma').collection('notes').doc('a').get());
  });
});

describe('orders', () => {
  it('can be read by their shopper', async () => {
    await assertSucceeds(callers.ann().doc('orders/of-ann').get());
  });

  it.each(['nobody', 'bob', 'admin'] satisfies Caller[])('cannot be read by %s', async (caller) => {
    await assertFails(callers[caller]().doc('orders/of-ann').get());
  });

  it('cannot be read when they are nobody’s, or missing', async () => {
    await assertFails(callers.ann().doc('orders/of-nobody').get());
    await assertFails(callers.ann().doc('orders/missing').get());
  });

  it('can be listed by their shopper, up to a hundred at once', async () => {
    const own = callers.ann().collection('orders').where('uid', '==', 'ann');
    const list = await assertSucceeds(own.orderBy('createdAt', 'desc').limit(100).get());
    expect(list.docs.map((document) => document.id)).toEqual(['of-ann']);
    await assertSucceeds(own.limit(1).get());
    await assertFails(own.limit(101).get());
    await assertFails(own.get());
  });

  it('cannot be listed beyond one’s own', async () => {
    const orders = callers.ann().collection('orders');
    await assertFails(orders.limit(10).get());
    await assertFails(orders.where('uid', '==', 'bob').limit(10).get());
    await assertFails(orders.where('uid', 'in', ['ann', 'bob']).limit(10).get());
    await assertFails(orders.where('name', '==', 'Ann').limit(10).get());
    await assertFails(callers.ann().collectionGroup('orders').where('uid', '==', 'ann').limit(10).get());
  });

  it.each(['nobody', 'bob', 'admin'] satisfies Caller[])(
    'of others cannot be listed by %s',
    async (caller) => {
      await assertFails(callers[caller]().collection('orders').where('uid', '==', 'ann').limit(10).get());
    },
  );

  it.each(everybody)('cannot be written by %s', async (caller) => {
    const orders = callers[caller]().collection('orders');
    await assertFails(orders.doc('new').set({ ...order, uid: caller }));
    await assertFails(orders.doc('of-ann').update({ name: 'Changed' }));
    await assertFails(orders.doc('of-ann').delete());
  });
});

describe('everything else', () => {
  it.each(everybody)('is closed to %s', async (caller) => {
    const store = callers[caller]();
    for (const path of ['stats/0', 'adminSessions/a', 'adminAttempts/a', 'adminDevices/a', 'other/a']) {
      await assertFails(store.doc(path).get());
      await assertFails(store.doc(path).set({ books: 2 }));
      await assertFails(store.doc(path).delete());
      await assertFails(
        store
          .collection(path.split('/')[0] ?? '')
          .limit(1)
          .get(),
      );
    }
  });
});

describe('the coverage report', () => {
  it('is kept, and shows every condition both met and not met', async () => {
    const coverage = await saveRuleCoverage();
    const byLimit = coverage.filter(({ expression }) => expression === 'request.query.limit <= 100');
    expect(byLimit.map(({ outcomes }) => outcomes.size)).toEqual([2]);
    const onlyHalf = coverage.filter(
      ({ expression, outcomes }) => expression !== 'true' && outcomes.size < 2,
    );
    expect(onlyHalf).toEqual([]);
  });
});
