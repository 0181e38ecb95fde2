import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopSum } from '../../functions/src/backup/shop-documents.ts';
import { requestCheck } from '../../functions/src/imports/import-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { atLeast, exactly } from '../figures.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { clearImports, minute, persist, workHere, workThroughKills } from './killed-workers.ts';
import { runSize } from './run-size.ts';

const group = 'Imports that are killed';
const kills = runSize({ quick: 1, full: 100 });
const books = runSize({ quick: 120, full: 2000 });

const csv = `title,author,price,isbn\n${Array.from(
  { length: books },
  (_, index) => `Killed import ${index},Author ${index % 7},${index % 30}.50,\n`,
).join('')}`;
const id = crypto.randomUUID();
const start = Date.UTC(2026, 0, 1);

beforeAll(clearImports);
afterAll(clearImports);

async function checkUpload(): Promise<void> {
  await uploadImport(csv, id);
  const columns = ['title', 'author', 'newPrice', 'isbn'];
  await requestCheck({ id, fileName: 'killed.csv', columns, rules: generousRules }, new Date(start));
  await workHere(start);
}

it('An import and its undo end as they would have without any kill', async () => {
  await withoutTriggers(async () => {
    const before = await shopSum(database());
    await checkUpload();
    await startImport(id, owner, new Date(start + minute));
    await workHere(start + minute);
    const undisturbed = await shopSum(database());
    expect(undisturbed.documents).toBeGreaterThanOrEqual(before.documents + books);
    await startUndo(id, owner, new Date(start + 2 * minute));
    await workHere(start + 2 * minute);
    expect(await shopSum(database())).toEqual(before);

    await clearImports();
    let [killed, differing, rounds] = [0, 0, 0];
    while (killed < kills) {
      await checkUpload();
      await startImport(id, owner, new Date(start + minute));
      const imported = await workThroughKills(id, kills - killed, start + minute, (now) =>
        startImport(id, owner, now),
      );
      killed += imported.killed;
      if ((await shopSum(database())).hash !== undisturbed.hash) differing += 1;
      expect(await readCounters()).toEqual(await recount());
      await persist(() => startUndo(id, owner, new Date(imported.now)));
      const undone = await workThroughKills(id, kills - killed, imported.now, (now) =>
        startUndo(id, owner, now),
      );
      killed += undone.killed;
      if ((await shopSum(database())).hash !== before.hash) differing += 1;
      await clearImports();
      rounds += 1;
    }
    expectGoal(atLeast(group, 'SIGKILLs of a worker', killed, kills));
    expectGoal(exactly(group, `Ends of ${2 * rounds} imports and undos that differ`, differing, 0));
  });
});
