import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, root } from '../emulators/project.ts';

// The shop's live queries, sent with the browser's own library.

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // Otherwise every denial is logged.
  setLogLevel('error');
  const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: 'demo-live-rules',
    firestore: { ...addressOf('firestore'), rules },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    await database.doc('books/emma').set({ title: 'Emma', createdAt });
    const expiresAt = new Date(Date.now() + 60_000);
    await database.doc('adminSessions/of-admin').set({ expiresAt, may: ['admin', 'catalogue'] });
    await database.doc('orders/of-ann').set({ uid: 'ann', createdAt });
    await database.doc('orders/of-bob').set({ uid: 'bob', createdAt });
  });
});

afterAll(() => environment.cleanup());

/** The database as a user sees it, without anything cached by another. */
function databaseOf(uid?: string, claims?: { admin: boolean; adminSession: string }) {
  const context =
    uid === undefined ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, claims);
  return context.firestore();
}

type Database = ReturnType<typeof databaseOf>;
type Query = ReturnType<ReturnType<Database['collection']>['limit']>;

/** The title of a live document when it is first seen. @throws FirestoreError when it is denied */
function titleOf(database: Database, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = database.doc(path).onSnapshot((snapshot) => {
      stop();
      resolve(snapshot.get('title'));
    }, reject);
  });
}

/** The ids in a live query's first snapshot. @throws FirestoreError when it is denied */
function firstOf(query: Query): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot(({ docs }) => {
      stop();
      resolve(docs.map(({ id }) => id));
    }, reject);
  });
}

const newestBooks = (database: Database) =>
  database.collection('books').orderBy('createdAt', 'desc').limit(20);

const ordersOf = (database: Database, uid: string) =>
  database.collection('orders').where('uid', '==', uid).orderBy('createdAt', 'desc').limit(50);

const admin = () => databaseOf('admin', { admin: true, adminSession: 'of-admin' });

describe('live queries', () => {
  it('show a book to the admin alone, and no list of them', async () => {
    expect(await assertSucceeds(titleOf(admin(), 'books/emma'))).toBe('Emma');
    await assertFails(titleOf(databaseOf(), 'books/emma'));
    // The first would show the book it has seen before it asks.
    for (const anew of [() => databaseOf(), admin]) await assertFails(firstOf(newestBooks(anew())));
  });

  it('show shoppers their own orders and no others', async () => {
    expect(await assertSucceeds(firstOf(ordersOf(databaseOf('ann'), 'ann')))).toEqual(['of-ann']);
    await assertFails(firstOf(ordersOf(databaseOf('ann'), 'bob')));
    await assertFails(firstOf(databaseOf('ann').collection('orders').limit(50)));
  });

  it('show orders neither to anonymous visitors nor to the admin', async () => {
    await assertFails(firstOf(ordersOf(databaseOf(), 'ann')));
    await assertFails(firstOf(ordersOf(admin(), 'ann')));
  });

  it('come with no right to write', async () => {
    await assertFails(databaseOf('ann').doc('orders/new').set({ uid: 'ann' }));
    await assertFails(databaseOf('ann').doc('orders/of-ann').update({ uid: 'bob' }));
    await assertFails(admin().doc('books/new').set({ title: 'New' }));
    await assertFails(admin().doc('books/emma').delete());
  });
});
