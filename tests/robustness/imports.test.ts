import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../functions/src/auth/signed-in-person.ts';
import {
  findImport,
  requestCheck,
  startImport,
  startUndo,
} from '../../functions/src/book-import/import-store.ts';
import { workOnImports } from '../../functions/src/book-import/import-worker.ts';
import { database } from '../../functions/src/firebase.ts';
import { isUnavailable } from '../../functions/src/http/database-errors.ts';
import { shopSum } from '../../functions/src/maintenance/shop-documents.ts';
import { readCounters, recount } from '../../functions/src/stats/counter-store.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { emptyCollection } from '../api/stored-books.ts';
import { root } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Imports that are killed';
const kills = runSize({ quick: 3, full: 100 });
const books = runSize({ quick: 450, full: 2000 });

const csv = `title,author,price,isbn\n${Array.from(
  { length: books },
  (_, index) => `Killed import ${index},Author ${index % 7},${index % 30}.50,\n`,
).join('')}`;
const id = crypto.randomUUID();
/** A clock of the test's own: a lease of a killed worker ends when the test says so. */
const start = Date.UTC(2026, 0, 1);
const minute = 60_000;

async function forgetImports(): Promise<void> {
  for (const name of ['imports', 'importTasks', 'importChanges']) await emptyCollection(name);
}

beforeAll(forgetImports);
afterAll(forgetImports);

/** Tries again for as long as the database keeps the locks of a transaction whose worker was killed. */
async function persist<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === 10 || !isUnavailable(error)) throw error;
    }
  }
}

function workHere(now: number): Promise<void> {
  return persist(() =>
    workOnImports({ now: () => new Date(now), budgetMs: 600_000, onChanged: async () => {} }),
  );
}

/**
 * Lets a worker of its own begin, which is killed at any moment in a full run, and right after a commit in a quick one:
 * the emulator keeps the locks of a transaction that was killed for half a minute. @returns whether it was killed
 */
async function workAndKill(now: number): Promise<boolean> {
  const file = path.join(root, 'tests/robustness/import-worker.ts');
  const mostCommits = isFullRun ? [] : [String(1 + Math.floor(Math.random() * 5))];
  const args = [file, String(now), ...mostCommits];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  if (isFullRun) {
    await Promise.race([once(child.stdout, 'data'), exited]);
    await Promise.race([setTimeout(Math.random() * 2500), exited]);
    child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  return signal === 'SIGKILL';
}

async function checkUpload(): Promise<void> {
  await uploadImport(csv, id);
  const columns = ['title', 'author', 'newPrice', 'isbn'];
  await requestCheck({ id, fileName: 'killed.csv', columns, rules: generousRules }, new Date(start));
  await workHere(start);
}

/** Works on what there is to do with workers that are killed, until it is done. @returns how many were killed */
async function workThroughKills(most: number, from: number, resume: (now: Date) => Promise<unknown>) {
  let [killed, now] = [0, from];
  while (true) {
    now += 2 * minute;
    const { state } = (await findImport(id)).seen;
    if (state === 'failed') await persist(() => resume(new Date(now)));
    if (state === 'done' || state === 'undone') return { killed, now };
    if (killed >= most) await workHere(now);
    else if (await workAndKill(now)) killed += 1;
  }
}

it('An import and its undo end as they would have without any kill', { timeout: 1_800_000 }, async () => {
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

    await forgetImports();
    let [killed, differing, rounds] = [0, 0, 0];
    while (killed < kills) {
      await checkUpload();
      await startImport(id, owner, new Date(start + minute));
      const imported = await workThroughKills(kills - killed, start + minute, (now) =>
        startImport(id, owner, now),
      );
      killed += imported.killed;
      if ((await shopSum(database())).hash !== undisturbed.hash) differing += 1;
      expect(await readCounters()).toEqual(await recount());
      await persist(() => startUndo(id, owner, new Date(imported.now)));
      const undone = await workThroughKills(kills - killed, imported.now, (now) => startUndo(id, owner, now));
      killed += undone.killed;
      if ((await shopSum(database())).hash !== before.hash) differing += 1;
      await forgetImports();
      rounds += 1;
    }
    expectGoal(atLeast(group, 'SIGKILLs of a worker', killed, kills));
    expectGoal(exactly(group, `Ends of ${2 * rounds} imports and undos that differ`, differing, 0));
  });
});
