import { shopHerePlace } from './cdn/shop-here.ts';
import { type Counts, oneCheck, slowestTests, sumCounts } from './counts.ts';
import { inWords, lastSeconds, rememberSeconds } from './durations.ts';
import { report, runMain } from './emulators/console.ts';
import { Problem } from './emulators/problem.ts';
import { fillShop, warmUpShop, withShop } from './emulators/shop.ts';
import { type ChosenStage, chooseStages, type Stage } from './stages.ts';

// npm test runs what holds every promise once, npm run test:all every stage, npm test -- unit web the named ones, and
// npm test -- tests/e2e/journeys/cart.test.ts --repeat-each=3 one file, with an option of its runner.

const before = lastSeconds();
const secondsOf = ({ name, seconds }: Stage) => before[name] ?? seconds;
/** Until the emulators are up. */
const openingSeconds = 30;

/** Both lists run in parallel. */
function estimate(withoutShop: readonly ChosenStage[], onShop: readonly ChosenStage[]): string {
  const sum = (list: readonly ChosenStage[]) =>
    list.reduce((seconds, { stage }) => seconds + secondsOf(stage), 0);
  const names = (list: readonly ChosenStage[]) => list.map(({ stage }) => stage.name).join(', ');
  const seconds = Math.max(sum(withoutShop), onShop.length === 0 ? 0 : openingSeconds + sum(onShop));
  const isMeasured = [...withoutShop, ...onShop].every(({ stage }) => before[stage.name] !== undefined);
  const lists = [withoutShop, onShop].filter((list) => list.length > 0).map(names);
  const basis = isMeasured ? 'as last time' : 'on two slow cores';
  return `About ${inWords(seconds)}, ${basis}: ${lists.join('; beside it ')}`;
}

function describe({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** With files or options, a run's duration says nothing about that of a whole stage. */
const isWhole = ({ given }: ChosenStage) => given.length === 0;

async function runStage(chosen: ChosenStage, signal: AbortSignal): Promise<Counts> {
  const { stage, given } = chosen;
  const { name, filled, run } = stage;
  report(`── ${name}${isWhole(chosen) ? `, about ${inWords(secondsOf(stage))}` : ''} ──`);
  const begin = performance.now();
  try {
    if (filled) await fillShop(report, signal);
    const counts = await run(given, signal);
    const seconds = (performance.now() - begin) / 1000;
    if (isWhole(chosen)) rememberSeconds(name, seconds);
    report(`${name}: ${describe(counts)}, ${inWords(seconds)}`);
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

/** The emulators start once for all stages that need them. */
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
  const withoutShop = chosen.filter(({ stage }) => !stage.ground);
  const onShop = chosen.filter(({ stage }) => stage.ground);
  if (chosen.every(isWhole)) report(estimate(withoutShop, onShop));
  // In parallel, since the emulators mostly wait for their one caller.
  const runs = [runStages(withoutShop, signal), runOnEmulators(onShop, signal)];
  // When one of them is interrupted, the other one still finishes.
  await Promise.allSettled(runs);
  const total = sumCounts(await Promise.all(runs));
  const slowest = chosen.every(isWhole) ? slowestTests(total) : [];
  if (slowest.length > 0) process.stdout.write(`\nThe slowest tests\n${slowest.join('\n')}\n`);
  // Last, so that the end of a log is enough to know what failed.
  const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('');
  process.stdout.write(`\n${failures}${describe(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
