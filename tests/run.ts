import { shopHerePlace } from './cdn/shop-here.ts';
import { type Counts, oneCheck, slowestTests, sumCounts } from './counts.ts';
import { report, runMain } from './emulators/console.ts';
import { Problem } from './emulators/problem.ts';
import { fillShop, warmUpShop, withShop } from './emulators/shop.ts';
import { type ChosenStage, chooseStages } from './stages.ts';

// npm test runs what holds every promise once, npm run test:all every stage, npm test -- unit web those that are named,
// and npm test -- tests/e2e/journeys/cart.test.ts --repeat-each=3 one file, with an option of its runner.

function describe({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

async function runStage({ stage, given }: ChosenStage, signal: AbortSignal): Promise<Counts> {
  const { name, filled, run } = stage;
  report(`── ${name} ──`);
  try {
    if (filled) await fillShop(report, signal);
    const counts = await run(given, signal);
    report(`${name}: ${describe(counts)}`);
    return counts;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(`${name} could not run: ${error.message}`);
    return oneCheck(name, false);
  }
}

async function runStages(chosen: readonly ChosenStage[], signal: AbortSignal): Promise<Counts> {
  const counts: Counts[] = [];
  for (const one of chosen) counts.push(await runStage(one, signal));
  return sumCounts(counts);
}

/** Starts the emulators, once for all stages that need them, and runs these. */
async function runOnEmulators(chosen: readonly ChosenStage[], signal: AbortSignal): Promise<Counts> {
  if (chosen.length === 0) return sumCounts([]);
  const grounds = chosen.flatMap(({ stage: { ground } }) => ground ?? []);
  const parts = [...new Set(grounds.flatMap((ground) => ground.parts))];
  const emulators = [...new Set(grounds.flatMap((ground) => ground.emulators))];
  try {
    return await withShop({ parts, emulators, extraPlaces: [shopHerePlace], report, signal }, async () => {
      if (emulators.includes('functions')) await warmUpShop(parts, report, signal);
      return runStages(chosen, signal);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const names = chosen.map(({ stage }) => stage.name);
    report(`The shop did not open, so these could not run: ${names.join(', ')}`);
    report(error.message);
    return sumCounts(names.map((name) => oneCheck(name, false)));
  }
}

await runMain(async (signal) => {
  const chosen = chooseStages(process.argv.slice(2));
  // Beside each other, since the emulators mostly wait for their one caller.
  const runs = [
    runStages(
      chosen.filter(({ stage }) => !stage.ground),
      signal,
    ),
    runOnEmulators(
      chosen.filter(({ stage }) => stage.ground),
      signal,
    ),
  ];
  // When one of them is interrupted, the other one comes to its end, too.
  await Promise.allSettled(runs);
  const total = sumCounts(await Promise.all(runs));
  const slowest = slowestTests(total);
  if (slowest.length > 0) process.stdout.write(`\nThe slowest tests\n${slowest.join('\n')}\n`);
  // Last, so that the end of a log is enough to know what failed.
  const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('');
  process.stdout.write(`\n${failures}${describe(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
