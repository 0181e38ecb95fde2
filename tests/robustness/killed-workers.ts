import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { isUnavailable } from '../../functions/src/platform/http/database-errors.ts';
import { workOnImports } from '../../functions/src/use-cases/imports/work-on-imports.ts';
import { emptyCollection } from '../api/stored-books.ts';
import { root } from '../emulators/project.ts';
import { isFullRun } from './run-size.ts';

/** A clock of the tests' own: a lease of a killed worker ends when a test says so. */
export const minute = 60_000;

export async function clearImports(): Promise<void> {
  for (const name of ['imports', 'importTasks', 'bookArchive']) await emptyCollection(name);
}

/** Tries again for as long as the database keeps the locks of a transaction whose worker was killed. */
export async function persist<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === 10 || !isUnavailable(error)) throw error;
    }
  }
}

/** Works on what there is to do, in this process and to its end. */
export function workHere(now: number): Promise<void> {
  return persist(() =>
    workOnImports({
      now: () => new Date(now),
      budgetMs: 600_000,
      fold: async () => {},
      foldAfter: Number.POSITIVE_INFINITY,
    }),
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

/** Works on an import or a bulk change with workers that are killed, until it is done. @returns how many were killed */
export async function workThroughKills(
  id: string,
  most: number,
  from: number,
  resume: (now: Date) => Promise<unknown>,
): Promise<{ killed: number; now: number }> {
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
