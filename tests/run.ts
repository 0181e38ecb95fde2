import { type Counts, oneCheck, sumCounts } from './counts.ts';
import { report, runMain } from './emulators/console.ts';
import { Problem } from './emulators/problem.ts';
import { fillShop, warmUpShop, withShop } from './emulators/shop.ts';
import { chooseStages, type Stage } from './stages.ts';

// npm test runs every stage, npm test -- unit web only those that are named.

function describe({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

async function runStage({ name, filled, run }: Stage, signal: AbortSignal): Promise<Counts> {
  report(`── ${name} ──`);
  try {
    if (filled) await fillShop(report, signal);
    const counts = await run(signal);
    report(`${name}: ${describe(counts)}`);
    return counts;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(`${name} could not run: ${error.message}`);
    return oneCheck(name, false);
  }
}

/** One after the other: each has the computer for itself. */
async function runStages(chosen: readonly Stage[], signal: AbortSignal): Promise<Counts> {
  const counts: Counts[] = [];
  for (const stage of chosen) counts.push(await runStage(stage, signal));
  return sumCounts(counts);
}

/** Starts the emulators, once for all stages that need them, and runs these after the others. */
async function runOnEmulators(
  chosen: readonly Stage[],
  others: Promise<Counts>,
  signal: AbortSignal,
): Promise<Counts> {
  if (chosen.length === 0) return sumCounts([]);
  const parts = ['functions', 'web'] as const;
  try {
    return await withShop({ parts, report, signal }, async () => {
      await warmUpShop(parts, report, signal);
      await others;
      return runStages(chosen, signal);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(`The shop did not open, so these could not run: ${chosen.map(({ name }) => name).join(', ')}`);
    report(error.message);
    return sumCounts(chosen.map(({ name }) => oneCheck(name, false)));
  }
}

await runMain(async (signal) => {
  const chosen = chooseStages(process.argv.slice(2));
  // The emulators start meanwhile, since that is mostly waiting.
  const quick = runStages(
    chosen.filter(({ emulators }) => !emulators),
    signal,
  );
  const slow = runOnEmulators(
    chosen.filter(({ emulators }) => emulators),
    quick,
    signal,
  );
  // When one of them is interrupted, the other one comes to its end, too.
  await Promise.allSettled([quick, slow]);
  const total = sumCounts([await quick, await slow]);
  // Last, so that the end of a log is enough to know what failed.
  const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('');
  process.stdout.write(`\n${failures}${describe(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
