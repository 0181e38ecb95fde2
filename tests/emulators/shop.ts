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
  /** By default all of firebase.json's. */
  emulators?: readonly Emulator[];
  /** For what else of ours will listen beside the emulators. */
  extraPlaces?: readonly Place[];
  /**
   * Runs when the database, the sign-in and the files are there, and before the functions, so that none of them is
   * triggered by what is filled in; usually uploads the covers alone.
   */
  beforeFunctions?: () => Promise<void>;
  report: Report;
  signal: AbortSignal;
}

/** Rejects as soon as the parallel work has failed. */
async function unlessFailed<T>(beside: Promise<unknown>, work: Promise<T>): Promise<T> {
  const failed = beside.then(() => new Promise<never>(() => {}));
  return Promise.race([work, failed]);
}

/** Builds the parts while the emulators start, does the work and stops them, however the work ends. */
export async function withShop<T>(
  {
    parts,
    emulators: wanted = emulatorNames,
    extraPlaces = [],
    beforeFunctions = () => withDemoShop(({ uploadDemoCovers }) => uploadDemoCovers()),
    report,
    signal,
  }: Opening,
  work: (emulators: RunningEmulators) => Promise<T>,
): Promise<T> {
  makeCacheFolder();
  writeFileSync(logFile, '');
  const places = [smtpPlace, mailboxPlace, openLibraryPlace, stripePlace, ...extraPlaces];
  await requireFreePorts([...wanted.map(placeOf), ...places]);
  writeDemoSecrets(report);
  const building = Promise.all(parts.map((part) => build(part, report, signal)));
  const prepared = await unlessFailed(building, prepareEmulators(report, signal));
  if (prepared.withUi) await requireFreePorts([placeOf('ui')]);
  report('Starting the emulators');
  const missing = new Set<Emulator>(['auth', 'firestore', 'storage']);
  const onListening = async (name: Emulator) => {
    const { purpose, port } = placeOf(name);
    report(`  ${purpose} on port ${port}`);
    const isLast = missing.delete(name) && missing.size === 0;
    if (isLast && wanted.includes('functions')) await beforeFunctions();
  };
  const mails = await startMailCatcher();
  const openLibrary = await startOpenLibrary();
  const stripe = await startStripeHere();
  try {
    const emulators = await startEmulators(prepared, {
      emulators: wanted,
      built: building,
      onListening,
      signal,
    });
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

/** Imported only now, since Firebase's libraries read the emulators' addresses when they are loaded. */
async function withDemoShop(work: (demoShop: DemoShop) => Promise<void>): Promise<void> {
  try {
    await work(await import('../fixtures/demo-shop/fill.ts'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(`Filling the demo shop failed: ${reason}`, { cause });
  }
}

/** Resets the demo shop; `furnished` adds what no shop has by default. */
export async function fillShop(report: Report, signal: AbortSignal, furnished = false): Promise<void> {
  report('Filling the demo shop');
  const filling = withDemoShop(async ({ fillDemoShop, furnishDemoShop }) => {
    await fillDemoShop((line) => report(`  ${line}`));
    if (furnished) await furnishDemoShop();
  });
  await unlessAborted(filling, signal);
}

/**
 * The first request starts a function's process and takes seconds. It asks for books that do not exist, so that nothing
 * is read which is only about to be filled in.
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
