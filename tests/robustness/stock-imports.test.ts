import { afterAll, beforeAll, it } from 'vitest';
import { requestCheck } from '../../functions/src/imports/import-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { removeStoredBooks, storeBooks } from '../api/stored-books.ts';
import { removeStock } from '../api/stored-stock.ts';
import { atLeast, exactly } from '../figures.ts';
import { makeBook } from '../fixtures/factories.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { clearImports, persist, workHere, workThroughKills } from './killed-workers.ts';
import { runSize } from './run-size.ts';

const group = 'Imports of stock that are killed';
const kills = runSize({ quick: 2, full: 40 });
const size = runSize({ quick: 500, full: 2000 });
const books = Array.from({ length: size }, (_, index) => makeBook({ title: `Killed stock ${index}` }));
const ids = books.map(({ _id }) => _id);
const csv = `book id,title,stock,shelf\n${books
  .map(({ _id, title }, index) => `${_id},${title},${index % 9},S ${index % 5}\n`)
  .join('')}`;
const start = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  await clearImports();
  await storeBooks(books);
});
afterAll(async () => {
  await clearImports();
  await removeStock(ids);
  await removeStoredBooks(books);
});

/**
 * How many of the books have another number of movements, a sum that is not their stock, or another stock than in the
 * file.
 */
async function wrongStocks(movementsOfEach: number): Promise<number> {
  const movements = await database().collection('stockMovements').get();
  const stocks = await database().collection('stock').get();
  const copies = new Map(stocks.docs.map((stock) => [stock.id, stock.get('onHand')]));
  const changes = new Map<string, number[]>();
  for (const one of movements.docs) {
    const bookId = one.get('bookId');
    changes.set(bookId, [...(changes.get(bookId) ?? []), one.get('change')]);
  }
  const isUndone = movementsOfEach % 2 === 0;
  return ids.filter((id, index) => {
    const ofBook = changes.get(id) ?? [];
    const sum = ofBook.reduce((one, other) => one + other, 0);
    const expected = isUndone ? undefined : index % 9;
    return ofBook.length !== movementsOfEach || sum !== (expected ?? 0) || copies.get(id) !== expected;
  }).length;
}

it('An import of stock and its undo book each stock once, however often their worker is killed', async () => {
  await withoutTriggers(async () => {
    let [killed, wrong, rounds] = [0, 0, 0];
    while (killed < kills) {
      const id = crypto.randomUUID();
      await uploadImport(csv, id);
      const columns = ['id', 'title', 'onHand', 'shelf'];
      await requestCheck({ id, fileName: 'stock.csv', columns, rules: generousRules }, new Date(start));
      await workHere(id);
      await startImport(id, owner, new Date(start));
      killed += await workThroughKills(id, kills - killed);
      wrong += await wrongStocks(2 * rounds + 1);
      await persist(() => startUndo(id, owner, new Date(start)));
      killed += await workThroughKills(id, kills - killed);
      rounds += 1;
      wrong += await wrongStocks(2 * rounds);
      await clearImports();
    }
    expectGoal(atLeast(group, 'SIGKILLs of a worker', killed, kills));
    expectGoal(exactly(group, `Wrong stocks after ${2 * rounds} imports and undos`, wrong, 0));
  });
});
