import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findImport, requestCheck } from '../../functions/src/imports/import-store.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/start-import.ts';
import { generousRules, uploadImport } from '../api/imports.ts';
import { emptyCollection } from '../api/stored-books.ts';
import { root } from '../emulators/project.ts';
import { atMost } from '../figures.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Imports';
const checked = runSize({ quick: 10_000, full: 100_000 });
const imported = 10_000;
const mostMebibytes = 256;

function csvOf(lines: number): string {
  const books = Array.from(
    { length: lines },
    (_, index) =>
      `Book ${index} of a large file,Author ${index % 977},"${'A few words. '.repeat(20)}",${index % 30}.50\n`,
  );
  return `title,author,description,price\n${books.join('')}`;
}

async function forgetImports(): Promise<void> {
  for (const name of ['imports', 'importTasks', 'bookArchive']) await emptyCollection(name);
}

beforeAll(forgetImports);
afterAll(forgetImports);

/** Lets a worker with the heap of the deployed functions do what there is to do. @returns its most memory, in MiB */
async function peakOfWorker(): Promise<number> {
  const file = path.join(root, 'tests/robustness/import-worker.ts');
  const { NODE_OPTIONS = '' } = parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8'));
  const options = { env: { ...process.env, NODE_OPTIONS } };
  const { stdout } = await promisify(execFile)(process.execPath, [file, String(Date.now())], options);
  return Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024;
}

async function uploadAndCheck(lines: number): Promise<{ id: string; peak: number }> {
  const id = await uploadImport(csvOf(lines));
  const columns = ['title', 'author', 'description', 'newPrice'];
  await requestCheck({ id, fileName: 'large.csv', columns, rules: generousRules }, new Date());
  const peak = await peakOfWorker();
  expect((await findImport(id)).seen).toMatchObject({ state: 'checked', counts: { lines, new: lines } });
  return { id, peak };
}

it('A worker checks a large file within its memory', async () => {
  await withoutTriggers(async () => {
    const { peak } = await uploadAndCheck(checked);
    expectGoal(atMost(group, `memory of a check of ${checked} lines`, peak, mostMebibytes, ' MiB'));
  });
});

if (isFullRun) {
  it('A worker imports and undoes within its memory', async () => {
    await withoutTriggers(async () => {
      const { id } = await uploadAndCheck(imported);
      await startImport(id, owner, new Date());
      const peak = await peakOfWorker();
      await startUndo(id, owner, new Date());
      const peakOfUndo = await peakOfWorker();
      expect((await findImport(id)).seen.state).toBe('undone');
      const name = `memory of an import of ${imported} books`;
      expectGoal(atMost(group, name, Math.max(peak, peakOfUndo), mostMebibytes, ' MiB'));
    });
  });
}
