import { writeFileSync } from 'node:fs';
import { build, type Part } from './build.ts';
import { type RunningEmulators, startEmulators } from './firebase.ts';
import { tellingLinesOf } from './last-words.ts';
import { type Place, placeOf, requireFreePorts } from './ports.ts';
import { prepareEmulators } from './prepare.ts';
import { Problem } from './problem.ts';
import { emulatorNames, emulatorVariables, logFile, makeCacheFolder, shopAddress } from './project.ts';
import { rulesRuntimeVariables } from './rules-runtime.ts';
import { writeDemoSecrets } from './secrets.ts';

type Report = (line: string) => void;

export interface Opening {
  /** What is built before. */
  parts: readonly Part[];
  /** Where something else of ours will listen beside the emulators. */
  extraPlaces?: readonly Place[];
  report: Report;
  wish: AbortSignal;
}

/** Builds the parts, starts the emulators, does the work and stops them, however the work ends. */
export async function withShop<T>(
  { parts, extraPlaces = [], report, wish }: Opening,
  work: (emulators: RunningEmulators) => Promise<T>,
): Promise<T> {
  makeCacheFolder();
  writeFileSync(logFile, '');
  const prepared = await prepareEmulators(report);
  const names = prepared.withUi ? ([...emulatorNames, 'ui'] as const) : emulatorNames;
  await requireFreePorts([...names.map(placeOf), ...extraPlaces]);
  for (const part of parts) await build(part, report, wish);
  writeDemoSecrets(report);
  report('Starting the emulators');
  const emulators = await startEmulators(prepared, report, wish);
  Object.assign(process.env, emulatorVariables(), rulesRuntimeVariables(prepared));
  try {
    return await work(emulators);
  } finally {
    report('Stopping the emulators');
    await emulators.stop();
  }
}

/** Puts the demo shop into its first state, whatever was in it. */
export async function fillShop(report: Report): Promise<void> {
  report('Filling the demo shop');
  // Only now, since Firebase's libraries read where the emulators are when they are loaded.
  const { fillDemoShop } = await import('../fixtures/demo-shop/fill.ts');
  try {
    await fillDemoShop((line) => report(`  ${line}`));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(`Filling the demo shop failed: ${reason}`, { cause });
  }
}

/** The first request of each function starts it, which takes seconds: the shop opens with that behind it. */
export async function wakeShop(parts: readonly Part[], report: Report): Promise<void> {
  report('Waking the shop');
  const paths = parts.includes('web') ? ['/api/books?limit=1', '/'] : ['/api/books?limit=1'];
  await Promise.all(paths.map(wake));
}

async function wake(path: string): Promise<void> {
  const answer = await fetch(`${shopAddress}${path}`, { signal: AbortSignal.timeout(60_000) });
  if (answer.ok) return;
  throw new Problem(
    `The shop answered its first request of ${path} with ${answer.status}, so it does not work yet. From ${logFile}:\n${tellingLinesOf(logFile)}`,
  );
}
