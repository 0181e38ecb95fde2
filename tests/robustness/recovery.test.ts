import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../functions/src/backup/backup-file.ts';
import { toLine } from '../../functions/src/backup/document-line.ts';
import { shopSum } from '../../functions/src/backup/shop-documents.ts';
import { importShop } from '../../functions/src/backup/shop-import.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { registerShopper, signInAdmin } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { atMost, exactly } from '../figures.ts';
import { emptyDatabase } from '../fixtures/demo-shop/demo-emulators.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { expectGoal } from './goals.ts';
import { runMaintenance } from './maintenance.ts';
import { runSize } from './run-size.ts';

const group = 'Recovery';

const folder = mkdtempSync(path.join(os.tmpdir(), 'recovery-'));

afterAll(() => rmSync(folder, { recursive: true }));

const wipe = (project: string) => emptyDatabase(hostOf('firestore'), project);

function hashIn(output: string): string {
  return /^Hash ([0-9a-f]{64})$/m.exec(output)?.[1] ?? output;
}

describe('a shop', () => {
  it('comes back from its backup as it was, and goes on', async () => {
    const shopper = await registerShopper();
    const books = [
      await storeBook({ trending: true }),
      await storeBook({ title: 'Two\u2028lines “quoted”' }),
    ];
    const key = crypto.randomUUID();
    const order = (idempotencyKey: string) =>
      call('POST', '/api/orders', {
        token: shopper.token,
        body: makeOrderRequest(books),
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    const placed = await order(key);
    expect(placed.status).toBe(201);
    const oldSession = await signInAdmin();
    const before = { counters: await readCounters(), sum: await shopSum(database()) };

    const file = path.join(folder, 'shop.jsonl');
    const exported = await runMaintenance('export-shop', [file]);
    expect(exported.output).toContain(`Exported ${before.sum.documents} documents of ${projectId}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(importShop(file, database())).rejects.toThrow('The shop is not empty');
    expect(await shopSum(database())).toEqual(before.sum);

    await wipe(projectId);
    // A visitor opens the empty shop before it is filled again.
    expect((await call('GET', '/api/books?limit=18')).body).toEqual([]);
    const imported = await runMaintenance('import-shop', [file]);
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining(`into ${projectId}`) });
    const hashes = new Set([before.sum.hash, hashIn(exported.output), hashIn(imported.output)]);
    expectGoal(exactly(group, 'hashes of a shop before, in its backup and after', hashes.size, 1));
    const after = await shopSum(database());
    expectGoal(
      exactly(group, 'documents lost or added on the way', after.documents - before.sum.documents, 0),
    );

    expect(await readCounters()).toEqual(before.counters);
    expect(await recount()).toEqual(before.counters);
    expect((await call('GET', '/api/admin', { token: oldSession })).status).toBe(401);
    expect((await call('GET', '/api/admin', { token: await signInAdmin() })).status).toBe(200);
    const newest = await call('GET', '/api/books?limit=18');
    expect(newest.body.map(({ _id }: { _id: string }) => _id)).toContain(books[1]?._id);
    expect(await order(key)).toMatchObject({ status: 200, body: placed.body });
    expect((await order(crypto.randomUUID())).status).toBe(201);
    expect(await readCounters()).toEqual(await recount());
  });

  it('of any size is exported and imported with the same little memory', async () => {
    const documents = runSize({ quick: 200, full: 10_000 });
    const project = 'demo-large';
    const env = { GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify({ projectId: project }) };
    // Less than all the documents together take, and a garbage collector that does not wait.
    const node = ['--max-old-space-size=64', '--max-semi-space-size=4'];
    async function* books() {
      for (let index = 0; index < documents; index += 1) {
        const text = `${index} ${crypto.randomUUID()} `;
        const data = { title: text, description: text.repeat(200), createdAt: new Timestamp(index, 1000) };
        yield toLine({ path: `books/book-${index}`, data });
      }
    }
    const [first, second] = [path.join(folder, 'large.jsonl'), path.join(folder, 'again.jsonl')];
    const { hash } = await writeBackup(first, books());
    await wipe(project);
    try {
      const imported = await runMaintenance('import-shop', [first], { env, node });
      const exported = await runMaintenance('export-shop', [second], { env, node });
      expect([hashIn(imported.output), hashIn(exported.output)]).toEqual([hash, hash]);
      const peak = Math.max(imported.peakMegabytes, exported.peakMegabytes);
      const whole = Number(/^Exported (\d+) documents/m.exec(exported.output)?.[1]);
      expectGoal(exactly(group, 'documents that went in and out with equal hashes', whole, documents));
      expectGoal(
        atMost(
          group,
          `memory for ${Math.round(statSync(first).size / 1e6)} MB of documents`,
          peak,
          200,
          'MB',
        ),
      );
    } finally {
      await wipe(project);
    }
  });
});
