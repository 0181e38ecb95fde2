import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { allMigrations } from '../../functions/src/migrations/all-migrations.ts';
import { withDone } from '../../functions/src/migrations/pending.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { signInAdmin } from '../api/accounts.ts';
import { checkUpload, takeStep, uploadImport } from '../api/imports.ts';
import { catalogueTitles, storedTitles } from './catalogue-model.ts';
import { clearImports } from './killed-workers.ts';
import { runMaintenance } from './maintenance.ts';
import { runSize } from './run-size.ts';

const books = runSize({ quick: 200, full: 2000 });
const rows = Array.from(
  { length: books },
  (_, index) => `Deployed meanwhile ${index},Author ${index % 7},9.50,`,
);
const csv = ['title,author,price,isbn', ...rows].join('\n');
const release = () => collection('meta').doc('release');
const numbers = allMigrations.map(({ number }) => number);
/** Those that make the catalogue anew, before and after a deploy. */
const ofCatalogue = [1, 6];

beforeAll(clearImports);
afterAll(async () => {
  await release().set(withDone(allMigrations, numbers));
  await clearImports();
});

it('a deploy whose migrations make the catalogue anew while an import runs loses none of its books', async () => {
  const token = await signInAdmin();
  const { id } = await checkUpload(token, await uploadImport(csv));
  const done = numbers.filter((number) => !ofCatalogue.includes(number));
  await release().set(withDone(allMigrations, done));
  const importing = takeStep(token, id, 'start');
  for (const stage of ['before', 'after']) {
    const { code, output } = await runMaintenance('migrate', [stage]);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Done: [16]\. /);
  }
  expect(await importing).toMatchObject({ state: 'done' });
  expect(catalogueTitles(await openCatalogue().present())).toEqual(await storedTitles());
  expect(await readCounters()).toEqual(await recount());
  expect(await takeStep(token, id, 'undo')).toMatchObject({ state: 'undone' });
  expect(catalogueTitles(await openCatalogue().present())).toEqual(await storedTitles());
});
