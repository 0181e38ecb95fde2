import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestBulkChange, requestCheck } from '../../functions/src/imports/import-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { defaultGenres } from '../../functions/src/shared/genre/genres.ts';
import { bulkRequestSchema } from '../../functions/src/shared/import/bulk-request.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { sumBesidePrices } from '../api/sum-beside-prices.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook } from '../fixtures/factories.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { clearImports, persist, workHere, workThroughKills } from './killed-workers.ts';
import { runSize } from './run-size.ts';

const group = 'Imports and bulk changes that are killed';
const size = runSize({ quick: 120, full: 2000 });
const start = Date.UTC(2026, 0, 1);
const id = crypto.randomUUID();

const books = Array.from({ length: size }, (_, index) =>
  makeBook({
    _id: `killed-bulk-${index}`,
    title: `Killedbulk ${index}`,
    newPrice: (500 + index) / 100,
    trending: index % 2 === 0,
  }),
);
const csv = `title,author,price,isbn\n${Array.from(
  { length: size },
  (_, index) => `Killed import ${index},Author ${index % 7},${index % 30}.50,\n`,
).join('')}`;

beforeAll(async () => {
  await clearImports();
  await storeBooks(books);
});
afterAll(async () => {
  await removeStoredBooks(books);
  await clearImports();
});

async function planImport(): Promise<void> {
  await uploadImport(csv, id);
  const columns = ['title', 'author', 'newPrice', 'isbn'];
  await requestCheck({ id, fileName: 'killed.csv', columns, rules: generousRules }, new Date(start));
  await workHere(id);
}

const planChange = (change: object) => async (): Promise<void> => {
  const request = bulkRequestSchema.cast({ id, change, selection: { filter: { q: 'killedbulk' } } });
  await persist(() => requestBulkChange(request, new Date(start), { genres: defaultGenres, money: dollars }));
  await workHere(id);
};

it.each([
  ['An import', planImport, runSize({ quick: 1, full: 100 })],
  ['A change of prices', planChange({ kind: 'percent', percent: -12.5 }), runSize({ quick: 1, full: 40 })],
  ['A deletion', planChange({ kind: 'delete' }), runSize({ quick: 1, full: 40 })],
])('%s and its undo end as they would have without any kill', async (what, plan, kills) => {
  await withoutTriggers(async () => {
    const before = await sumBesidePrices(database());
    await plan();
    await startImport(id, owner, new Date(start));
    await workHere(id);
    const undisturbed = await sumBesidePrices(database());
    expect(undisturbed.hash).not.toBe(before.hash);
    await startUndo(id, owner, new Date(start));
    await workHere(id);
    expect(await sumBesidePrices(database())).toEqual(before);
    await clearImports();

    let [killed, differing] = [0, 0];
    while (killed < kills) {
      await plan();
      await startImport(id, owner, new Date(start));
      killed += await workThroughKills(id, kills - killed);
      if ((await sumBesidePrices(database())).hash !== undisturbed.hash) differing += 1;
      expect(await readCounters()).toEqual(await recount());
      await persist(() => startUndo(id, owner, new Date(start)));
      killed += await workThroughKills(id, kills - killed);
      if ((await sumBesidePrices(database())).hash !== before.hash) differing += 1;
      await clearImports();
    }
    expectGoal(atLeast(group, `${what}: SIGKILLs of a worker`, killed, kills));
    expectGoal(exactly(group, `${what}: ends that differ`, differing, 0));
  });
});
