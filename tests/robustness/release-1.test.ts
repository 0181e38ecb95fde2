import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { fromLine } from '../../functions/src/backup/document-line.ts';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { database, shopBucket } from '../../functions/src/platform/firebase.ts';
import { settingsIn } from '../../functions/src/platform/words/settings-in.ts';
import { findSettings } from '../../functions/src/settings/settings-store.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { orderStatusNames } from '../../functions/src/shared/order/order-status.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { runImport } from '../../functions/src/use-cases/imports/run-import.ts';
import { startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { sweepPayments } from '../../functions/src/use-cases/payments/sweep-payments.ts';
import { runMaintenance } from './maintenance.ts';
import { ask, emptyDatabase } from './shop-in-process.ts';
import { checkCatalogue, checkShop } from './shop-model/invariants.ts';
import { all, ordersIn, readStored, rows, type Stored } from './shop-model/stored-shop.ts';
import { shopper } from './test-callers.ts';

// A shop that the calls of release 1.0.0 have filled: its backup, the parts of its database that no backup holds, and
// the plan of the import that was under way, which is in Storage.

const project = vi.hoisted(() => {
  const env = {
    GCLOUD_PROJECT: 'demo-release-1',
    GOOGLE_CLOUD_PROJECT: 'demo-release-1',
    FIREBASE_CONFIG: JSON.stringify({
      projectId: 'demo-release-1',
      storageBucket: 'demo-release-1.appspot.com',
    }),
  };
  Object.assign(process.env, env, { ADMIN_PASSWORD_HASH: 'none' });
  return env;
});

const fixture = (name: string) =>
  gunzipSync(readFileSync(path.join(import.meta.dirname, '../fixtures/release-1.0.0', `${name}.jsonl.gz`)));

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-1-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The database as a deploy finds it. */
async function openShop(): Promise<void> {
  await emptyDatabase();
  const backup = path.join(folder, 'shop.jsonl');
  writeFileSync(backup, fixture('shop'));
  const imported = await runMaintenance('import-shop', [backup], { env: project });
  expect(imported).toMatchObject({ code: 0, output: expect.stringMatching(/^Hash /m) });
  const batch = database().batch();
  for (const line of fixture('rest').toString().trim().split('\n')) {
    const document = fromLine(JSON.parse(line), database());
    if (document) batch.set(database().doc(document.path), document.data);
  }
  await batch.commit();
  expect(await runMaintenance('migrate', [], { env: project })).toMatchObject({ code: 0 });
}

const onward: Readonly<Record<string, string>> = {
  placed: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
  delivered: 'returned',
};

it('all that a shop of release 1.0.0 has kept comes over: orders in all states go on, and settings in two languages', async () => {
  await openShop();
  const before = await readStored();
  checkShop(before);
  const orders = ordersIn(before);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatusNames));
  const params = { email: shopper.email };
  const own = await ask({ name: 'GET /api/orders/email/:email', as: 'shopper', params });
  const byId = (some: readonly Order[]) => some.toSorted((one, other) => (one._id < other._id ? -1 : 1));
  expect(byId(own.body)).toEqual(byId(orders));
  const settings = await findSettings();
  expect(settings).toMatchObject({ shopName: 'Quire', languages: ['de'], payment: 'both' });
  expect(settings.welcome.heading).toBe('New this week');
  expect(settingsIn(settings, 'de').welcome.heading).toBe('Neu diese Woche');

  const parcel = { carrier: 'DHL', trackingCode: '42' };
  for (const { _id: id, status: from, awaited = [], announced = [] } of orders) {
    const to = onward[from];
    if (!to) continue;
    const { status } = await ask({
      name: 'POST /api/orders/:id/status',
      params: { id },
      body: { from, to, note: 'Why', ...(to === 'shipped' && parcel) },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    // What waits for its book is not packed.
    expect({ id, status }).toEqual({ id, status: awaited.length + announced.length > 0 ? 409 : 200 });
    checkShop(await readStored());
  }

  const open = (stored: Stored) => rows(stored, 'payments').filter(({ state }) => state === 'open').length;
  await sweepPayments(new Date(Date.now() + 24 * 3_600_000));
  const swept = await readStored();
  expect([open(before), open(swept)]).toEqual([1, 0]);
  checkShop(swept);
});

it('the import that was under way in release 1.0.0 comes to its end, and is undone', async () => {
  await openShop();
  const before = await readStored();
  const [id = ''] = all(before, 'imports').keys();
  const { seen, planPath } = await findImport(id);
  expect(seen).toMatchObject({ state: 'importing', progress: { done: 200, total: 216 } });
  await (await shopBucket()).file(planPath).save(fixture('plan'), { resumable: false });
  const options = { isGivenUp: false, fold: foldChanges, foldAfter: Number.POSITIVE_INFINITY };
  const bookCount = (stored: Stored) => all(stored, 'books').size;
  expect(await runImport(id, options)).toBe(true);
  expect((await findImport(id)).seen).toMatchObject({ state: 'done', progress: { done: 216 } });
  const done = await readStored();
  checkShop(done);
  checkCatalogue(await openCatalogue().present(), done);
  await startUndo(id, owner, new Date());
  expect(await runImport(id, options)).toBe(true);
  expect((await findImport(id)).seen.state).toBe('undone');
  const undone = await readStored();
  checkShop(undone);
  expect([bookCount(done) - bookCount(before), bookCount(done) - bookCount(undone)]).toEqual([16, 215]);
});
