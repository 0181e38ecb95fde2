import { afterAll, beforeAll, expect, it } from 'vitest';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { foldChanges } from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { p95 } from '../bench/percentiles.ts';
import { atMost, exactly } from '../figures.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal, noteGoal } from './goals.ts';
import { clearImports } from './killed-workers.ts';
import { peakOfWorker, uploadAndCheck } from './large-file.ts';
import { runSize } from './run-size.ts';
import { searchWhile } from './searches.ts';

const lines = runSize({ quick: 300, full: 100_000 });
const foldAfter = runSize({ quick: 100, full: 10_000 });
const group = `An import of ${lines} lines and its undo, while a shopper searches`;
const instance = 512;

beforeAll(async () => {
  await clearImports();
  await foldChanges();
});
afterAll(clearImports);

it('Every search is answered while a large file is imported and undone', async () => {
  await withoutTriggers(async () => {
    const { id, peak: peakOfCheck } = await uploadAndCheck(lines);
    const peaks: number[] = [];
    /** Starts one worker after the other, as the function does. @returns the seconds until all is done */
    const work = async (end: string): Promise<number> => {
      const begin = performance.now();
      while ((await findImport(id)).seen.state !== end) {
        peaks.push(await peakOfWorker(id, Number.POSITIVE_INFINITY, foldAfter));
      }
      return (performance.now() - begin) / 1000;
    };
    const seconds = { imported: 0, undone: 0 };
    const { times, failures, longestLog, peak } = await searchWhile(async () => {
      await startImport(id, owner, new Date());
      seconds.imported = await work('done');
      await startUndo(id, owner, new Date());
      seconds.undone = await work('undone');
    });
    expect((await findImport(id)).seen.counts).toMatchObject({ removed: lines });
    expect(times.length).toBeGreaterThan(10);
    expectGoal(exactly(group, 'searches that were not answered', failures.length, 0));
    expectGoal(atMost(group, 'changes that waited in the log', longestLog, 3 * foldAfter));
    expectGoal(atMost(group, 'memory of the instance that answers', peak, instance, 'MiB'));
    expectGoal(atMost(group, 'memory of the check', peakOfCheck, instance / 2, 'MiB'));
    expectGoal(atMost(group, 'memory of the worker', Math.max(...peaks), instance, 'MiB'));
    noteGoal(atMost(group, 'searches, p95', p95(times), 100, 'ms'));
    noteGoal(atMost(group, 'the slowest search', Math.max(...times), 1000, 'ms'));
    noteGoal(atMost(group, 'the undo', seconds.undone, 2 * seconds.imported, 's'));
  });
});
