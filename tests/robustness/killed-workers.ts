import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { isUnavailable } from '../../functions/src/platform/http/database-errors.ts';
import { runImport } from '../../functions/src/use-cases/imports/run-import.ts';
import { emptyCollection } from '../api/stored-books.ts';
import { root } from '../emulators/project.ts';
import { isFullRun } from './run-size.ts';

export async function clearImports(): Promise<void> {
  for (const name of ['imports', 'bookArchive']) await emptyCollection(name);
}

/** Retries while the database keeps the locks of a transaction whose worker was killed. */
export async function persist<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === 10 || !isUnavailable(error)) throw error;
    }
  }
}

export async function workHere(id: string): Promise<void> {
  const options = { isGivenUp: false, fold: async () => {}, foldAfter: Number.POSITIVE_INFINITY };
  // The database keeps the locks of a killed worker for a while.
  while (!(await runImport(id, options)));
}

/**
 * Starts a task in a process of its own, which is killed at any moment in a full run, and right after a commit in a
 * quick one: the emulator keeps the locks of a killed transaction for half a minute.
 * @returns whether it was killed
 */
async function workAndKill(id: string): Promise<boolean> {
  const file = path.join(root, 'tests/robustness/import-worker.ts');
  const mostCommits = isFullRun ? [] : [String(1 + Math.floor(Math.random() * 5))];
  const args = [file, id, ...mostCommits];
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

/** Completes an import or a bulk change with tasks that are killed. @returns how many were killed */
export async function workThroughKills(id: string, most: number): Promise<number> {
  let killed = 0;
  while (true) {
    const { state } = (await findImport(id)).seen;
    if (state === 'done' || state === 'undone') return killed;
    if (killed >= most) await workHere(id);
    else if (await workAndKill(id)) killed += 1;
  }
}
