import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type StoredDocument, toLine } from '../../functions/src/backup/document-line.ts';
import { allMigrations } from '../../functions/src/migrations/all-migrations.ts';
import { type Order, readOrder } from '../../functions/src/shared/order/order.ts';
import { otherProject } from '../fixtures/releases/other-project.ts';
import { releaseDocuments, storedLines, writeDocuments } from '../fixtures/releases/stored-release.ts';
import { runMaintenance } from '../robustness/maintenance.ts';
import { call } from './shop-api.ts';

const { store, env, empty, close } = otherProject('demo-release');
const last = allMigrations.length;

beforeEach(empty);
afterAll(close);

const migrate = (...args: string[]) => runMaintenance('migrate', args, { env });

const named = (documents: readonly StoredDocument[], collection: string) =>
  documents
    .filter(({ path }) => path.startsWith(`${collection}/`))
    .map(({ path, data }) => ({ id: path.slice(collection.length + 1), data }));

async function stored(collection: string): Promise<Map<string, DocumentData>> {
  const { docs } = await store.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

/** Fills the shop with the data of a release and brings it up to now. */
async function upgraded(version: string): Promise<StoredDocument[]> {
  const before = releaseDocuments(version, store);
  await writeDocuments(store, before);
  expect(await migrate()).toMatchObject({ code: 0 });
  return before;
}

/** Counters, the sales of each day and the ledgers of stock, recounted by the operator's own command. */
async function expectRightFigures(): Promise<void> {
  const { code, output } = await runMaintenance('repair-counters', [], { env });
  expect(code, output).toBe(0);
  expect(output).toContain('were right:');
  expect(output).toContain('Days whose sales were wrong and are right again: 0');
  expect(output).not.toMatch(/^Book /m);
}

/** What shoppers and the desk see of an order, but for the number, which the first release did not give. */
const seen = ({ number: _, ...order }: Order) => order;

describe('the data of an earlier release', () => {
  it('of 1.0.0 comes up to now with nothing lost, and every figure is right', async () => {
    const before = await upgraded('1.0.0');
    const orders = await stored('orders');
    const placed = named(before, 'orders');
    expect(orders.size).toBe(placed.length);
    for (const { id, data } of placed) {
      const after = orders.get(id) ?? {};
      expect(after).toMatchObject(data);
      expect(seen(readOrder(id, after))).toEqual(seen(readOrder(id, data)));
      expect(after).toMatchObject({ status: 'placed', parcels: [], lineChanges: [], outCents: 0 });
      expect(after.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(after.searchKeys).toContain(String(data.email).toLowerCase());
    }
    const numbers = [...(await stored('orderNumbers'))].map(([number, { orderId }]) => [orderId, number]);
    expect(Object.fromEntries(numbers)).toEqual(
      Object.fromEntries([...orders].map(([id, { number }]) => [id, number])),
    );

    const books = await stored('books');
    const kept = named(before, 'books').map(({ id, data: { keywords: _, ...data } }) => [id, data] as const);
    expect(Object.fromEntries(books)).toEqual(Object.fromEntries(kept));

    const days = new Map<string, { orders: number; salesCents: number }>();
    for (const { data } of placed) {
      const day = readOrder('', data).createdAt.slice(0, 10);
      const sales = days.get(day) ?? { orders: 0, salesCents: 0 };
      days.set(day, { orders: sales.orders + 1, salesCents: sales.salesCents + Number(data.totalCents) });
    }
    const sales = [...(await stored('sales'))].map(([id, { books: _, ...figures }]) => [
      id.slice(0, 10),
      figures,
    ]);
    expect(Object.fromEntries(sales)).toEqual(Object.fromEntries(days));
    expect((await stored('caches')).size).toBe(0);
    expect((await stored('catalogue')).size).toBeGreaterThan(0);
    await expectRightFigures();
  });

  it('of 1.1.0 stays as it is, but for what the desk finds orders by', async () => {
    const before = await upgraded('1.1.0');
    const after = await storedLines(store);
    const isOrder = (path: string) => path.startsWith('orders/');
    const others = (lines: readonly (readonly [path: string, line: string])[]) =>
      Object.fromEntries(lines.filter(([path]) => !isOrder(path) && path !== 'meta/release'));
    expect(others([...after])).toEqual(others(before.map((document) => [document.path, toLine(document)])));
    const orders = await stored('orders');
    for (const { id, data } of named(before, 'orders')) {
      expect(readOrder(id, orders.get(id) ?? {})).toEqual(readOrder(id, data));
    }
    await expectRightFigures();
  });
});

describe('migrate', () => {
  it('says what is pending, does each part once, and then nothing', async () => {
    await writeDocuments(store, releaseDocuments('1.0.0', store));
    const untouched = await storedLines(store);
    const status = await migrate('status');
    expect(status.output).toContain(`of an earlier release (0 of ${last})`);
    expect(status.output).toContain('1. before the deploy: make the catalogue');
    expect(await storedLines(store)).toEqual(untouched);

    expect((await migrate('before')).output).toContain('Done: 1. ');
    expect((await store.doc('meta/release').get()).data()).toMatchObject({ data: 1, done: [1] });
    expect((await migrate('after')).output).toContain(`Done: ${last}. `);
    const done = await storedLines(store);
    expect((await migrate()).output).toContain(`is of this release (${last})`);
    expect(await storedLines(store)).toEqual(done);
  });

  it('refuses functions that are older than the data', async () => {
    await store.doc('meta/release').set({ data: 99, done: [99], running: 0, cursor: '', changed: 0 });
    const refused = await migrate('status');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is of a later release');
  });

  it('takes a new shop for one of this release', async () => {
    expect((await migrate()).output).toContain(`is of this release (${last})`);
    expect((await store.doc('meta/release').get()).get('data')).toBe(last);
  });
});

it('GET /api/version says the version and no more, and a cache may keep it', async () => {
  const { status, headers, body } = await call('GET', '/api/version');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('s-maxage=60');
  expect(Object.keys(body)).not.toContain('project');
  expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
});
