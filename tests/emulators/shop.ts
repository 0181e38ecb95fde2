import { writeFileSync } from 'node:fs';
import { unlessAborted } from './abort.ts';
import { build, type Part } from './build.ts';
import { errorLinesIn } from './error-lines.ts';
import { type RunningEmulators, startEmulators } from './firebase.ts';
import { mailboxPlace, smtpPlace, startMailCatcher } from './mail-catcher.ts';
import { openLibraryPlace, startOpenLibrary } from './open-library.ts';
import { type Place, placeOf, requireFreePorts } from './ports.ts';
import { prepareEmulators } from './prepare.ts';
import { Problem } from './problem.ts';
import { type Emulator, emulatorNames, logFile, makeCacheFolder, shopAddress } from './project.ts';
import { writeDemoSecrets } from './secrets.ts';
import { startStripeHere, stripePlace } from './stripe.ts';

type Report = (line: string) => void;

export interface Opening {
  parts: readonly Part[];
  /** All of firebase.json's, unless some are enough. */
  emulators?: readonly Emulator[];
  /** Where something else of ours will listen beside the emulators. */
  extraPlaces?: readonly Place[];
  report: Report;
  signal: AbortSignal;
}

/** Builds the parts, starts the emulators, does the work and stops them, however the work ends. */
export async function withShop<T>(
  { parts, emulators: wanted = emulatorNames, extraPlaces = [], report, signal }: Opening,
  work: (emulators: RunningEmulators) => Promise<T>,
): Promise<T> {
  makeCacheFolder();
  writeFileSync(logFile, '');
  const prepared = await prepareEmulators(report, signal);
  const names = prepared.withUi ? ([...wanted, 'ui'] as const) : wanted;
  await requireFreePorts([
    ...names.map(placeOf),
    smtpPlace,
    mailboxPlace,
    openLibraryPlace,
    stripePlace,
    ...extraPlaces,
  ]);
  await Promise.all(parts.map((part) => build(part, report, signal)));
  writeDemoSecrets(report);
  report('Starting the emulators');
  const onListening = async (name: Emulator) => {
    const { purpose, port } = placeOf(name);
    report(`  ${purpose} on port ${port}`);
    // The functions are loaded last, so they do not have to check these pictures.
    if (name === 'storage' && wanted.includes('functions'))
      await withDemoShop(({ uploadDemoCovers }) => uploadDemoCovers());
  };
  const mails = await startMailCatcher();
  const openLibrary = await startOpenLibrary();
  const stripe = await startStripeHere();
  try {
    const emulators = await startEmulators(prepared, { emulators: wanted, onListening, signal });
    try {
      return await work(emulators);
    } finally {
      report('Stopping the emulators');
      await emulators.stop();
    }
  } finally {
    openLibrary.close();
    stripe.close();
    await mails.close();
  }
}

type DemoShop = typeof import('../fixtures/demo-shop/fill.ts');

/** Loads it only now, since Firebase's libraries read where the emulators are when they are loaded. */
async function withDemoShop(work: (demoShop: DemoShop) => Promise<void>): Promise<void> {
  try {
    await work(await import('../fixtures/demo-shop/fill.ts'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(`Filling the demo shop failed: ${reason}`, { cause });
  }
}

/** Puts the demo shop into its first state, whatever was in it; `furnished` also with what no shop shows by itself. */
export async function fillShop(report: Report, signal: AbortSignal, furnished = false): Promise<void> {
  report('Filling the demo shop');
  const filling = withDemoShop(async ({ fillDemoShop, furnishDemoShop }) => {
    await fillDemoShop((line) => report(`  ${line}`));
    if (furnished) await furnishDemoShop();
  });
  await unlessAborted(filling, signal);
}

/**
 * Sends each function its first request, which starts its process and takes seconds: for books that do not exist, so
 * that nothing is read which is only about to be filled in.
 */
export async function warmUpShop(parts: readonly Part[], report: Report, signal: AbortSignal): Promise<void> {
  report('Sending the first requests');
  const paths = ['/api/books/none', '/api/orders/none', ...(parts.includes('web') ? ['/books/none'] : [])];
  await Promise.all(paths.map((path) => warmUp(path, report, signal)));
}

/** Waits as long as the emulators run: on a busy computer a function takes minutes to start. */
async function warmUp(path: string, report: Report, signal: AbortSignal): Promise<void> {
  const begin = Date.now();
  const waiting = setInterval(() => {
    report(`  still waiting for ${path}, ${Math.round((Date.now() - begin) / 1000)} s`);
  }, 20_000);
  const { status } = await fetch(`${shopAddress}${path}`, { signal }).finally(() => clearInterval(waiting));
  if (status === 404) return;
  throw new Problem(
    `The shop answered its first request of ${path} with ${status}, so it does not work yet. ${errorLinesIn(logFile)}`,
  );
}
