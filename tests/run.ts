import { type Counts, describeCounts, oneCheck, sumCounts } from './counts.ts';
import { report, runMain } from './emulators/console.ts';
import { Interrupted, unlessInterrupted } from './emulators/interruption.ts';
import { Problem } from './emulators/problem.ts';
import { fillShop, wakeShop, withShop } from './emulators/shop.ts';
import { parseStages, type Stage, stages } from './stages.ts';

// npm test: the whole suite, or the named stages: npm test -- unit web

async function runStage(stage: Stage, wish: AbortSignal): Promise<Counts> {
  report(`── ${stage.name} ──`);
  try {
    if (stage.filled) await unlessInterrupted(fillShop(report), wish);
    const counts = await stage.run(wish);
    report(`${stage.name}: ${describeCounts(counts)}`);
    return counts;
  } catch (error) {
    if (error instanceof Interrupted || !(error instanceof Problem)) throw error;
    report(`${stage.name} could not run: ${error.message}`);
    return oneCheck(false);
  }
}

async function runStages(chosen: readonly Stage[], wish: AbortSignal): Promise<Counts> {
  const counts: Counts[] = [];
  // One after the other: each has the computer for itself.
  for (const stage of chosen) counts.push(await runStage(stage, wish));
  return sumCounts(counts);
}

/** The stages that need the emulators, which start once for all of them; opening the shop is a check, too. */
async function runOnEmulators(chosen: readonly Stage[], wish: AbortSignal): Promise<Counts> {
  if (chosen.length === 0) return sumCounts([]);
  report('── the shop ──');
  try {
    const parts = ['functions', 'web'] as const;
    return await withShop({ parts, report, wish }, async () => {
      await unlessInterrupted(wakeShop(parts, report), wish);
      return sumCounts([oneCheck(true), await runStages(chosen, wish)]);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(`The shop did not open: ${error.message}`);
    return oneCheck(false);
  }
}

await runMain(async (wish) => {
  const names = parseStages(process.argv.slice(2));
  const chosen = stages.filter(({ name }) => names.includes(name));
  const alone = await runStages(
    chosen.filter(({ emulators }) => !emulators),
    wish,
  );
  const together = await runOnEmulators(
    chosen.filter(({ emulators }) => emulators),
    wish,
  );
  const total = sumCounts([alone, together]);
  report('The suite is done');
  process.stdout.write(`\n${describeCounts(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
