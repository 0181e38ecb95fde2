import { writeFileSync } from 'node:fs';
import { build, type Part } from './build.ts';
import { type RunningEmulators, startEmulators } from './firebase.ts';
import { requireFreePorts } from './ports.ts';
import { prepareEmulators } from './prepare.ts';
import { Problem } from './problem.ts';
import { lastLinesOf } from './processes.ts';
import { emulatorVariables, logFile, makeCacheFolder, shopAddress } from './project.ts';
import { writeDemoSecrets } from './secrets.ts';

export interface Opening {
  parts: readonly Part[];
  filled: boolean;
  report: (line: string) => void;
  interrupted: AbortSignal;
}

/** Builds, starts the emulators and fills the demo shop. */
export async function openShop({ parts, filled, report, interrupted }: Opening): Promise<RunningEmulators> {
  makeCacheFolder();
  writeFileSync(logFile, '');
  const prepared = await prepareEmulators(report);
  await requireFreePorts(prepared.withUi);
  for (const part of parts) await build(part, report);
  writeDemoSecrets(report);
  report('Starting the emulators');
  const emulators = await startEmulators(prepared, report, interrupted);
  Object.assign(process.env, emulatorVariables());
  try {
    if (filled) await fillShop(report);
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

/** Puts the demo shop into its first state, whatever was in it. */
export async function fillShop(report: (line: string) => void): Promise<void> {
  report('Filling the demo shop');
  const { fillDemoShop } = await import('../fixtures/demo-shop/fill.ts');
  try {
    await fillDemoShop((line) => report(`  ${line}`));
  } catch (error) {
    throw new Problem(
      `Filling the demo shop failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/** A function's first request takes seconds: better ours than a shopper's. */
export async function warmApi(report: (line: string) => void): Promise<void> {
  report('Waking the API');
  const answer = await fetch(`${shopAddress}/api/books?limit=1`, { signal: AbortSignal.timeout(30_000) });
  if (answer.ok) return;
  throw new Problem(
    `The shop's API answered its first request with ${answer.status}. The emulators' last words:\n${lastLinesOf(logFile, 12)}`,
  );
}
