import { afterAll, beforeAll, expect, it } from 'vitest';
import { findImport } from '../../functions/src/imports/import-store.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { startImport, startUndo } from '../../functions/src/use-cases/imports/start-import.ts';
import { atMost } from '../figures.ts';
import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { expectGoal } from './goals.ts';
import { clearImports } from './killed-workers.ts';
import { peakOfWorker, uploadAndCheck } from './large-file.ts';
import { isFullRun, runSize } from './run-size.ts';

const group = 'Imports';
const checked = runSize({ quick: 10_000, full: 100_000 });
const imported = 10_000;
const mostMebibytes = 256;

beforeAll(clearImports);
afterAll(clearImports);

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
