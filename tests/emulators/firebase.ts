import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { errorLinesIn } from './error-lines.ts';
import { writeEmulatorConfig } from './hosting-config.ts';
import { openLibraryAddress } from './open-library.ts';
import { answers } from './ports.ts';
import type { Prepared } from './prepare.ts';
import { Problem } from './problem.ts';
import { descendantsOf, killLeftovers, type Process } from './process-tree.ts';
import { ownProgram } from './processes.ts';
import {
  addressOf,
  cacheFolder,
  compileCache,
  type Emulator,
  emulatorVariables,
  logFile,
  projectId,
} from './project.ts';
import { stripeAddress } from './stripe.ts';

export interface Starting {
  emulators: readonly Emulator[];
  /** Hosting and the functions begin after it. */
  built: Promise<unknown>;
  /** Awaited for each emulator that listens; the functions are loaded last, after all of them do. */
  onListening(emulator: Emulator): Promise<void>;
  signal: AbortSignal;
}

export interface RunningEmulators {
  withUi: boolean;
  /** Returns when none of their processes is left. */
  stop(): Promise<void>;
  /** Resolves when they have ended, asked or not. */
  ended: Promise<void>;
}

/**
 * The Functions emulator starts one process for each parallel request. Four keep two cores busy; further requests wait
 * instead of starting a process for two seconds each.
 */
const functionProcesses = 4;
interface Whereabouts {
  temporary: string;
  /** Written when the emulators are up. */
  upMarker: string;
  /** Written when the shop is built. */
  builtMarker: string;
}

const startWithinMs = 180_000;
const stopWithinMs = 20_000;

function variables(
  { variables, javaBin }: Prepared,
  { temporary, builtMarker }: Whereabouts,
): Record<string, string> {
  return {
    ...variables,
    PATH: [javaBin, process.env.PATH].join(path.delimiter),
    SHOP_BUILT_MARKER: builtMarker,
    FUNCTIONS_EMULATOR_PARALLEL: String(functionProcesses),
    METADATA_SERVER_DETECTION: 'none',
    // The functions look books up, at the stand-in for Open Library.
    ISBN_LOOKUP: 'true',
    ISBN_LOOKUP_ADDRESS: openLibraryAddress,
    // They take payments, at the stand-in for Stripe.
    STRIPE_ADDRESS: stripeAddress,
    // In seconds: on a busy computer the functions take longer to load than the usual ten.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    NO_UPDATE_NOTIFIER: '1',
    // In CI firebase-tools neither asks anything nor looks for news of itself.
    CI: 'true',
    // Nor does it wait ten seconds for npm's news of firebase-functions where there is no internet.
    npm_config_offline: 'true',
    ...compileCache,
    // The emulators of Java live for minutes: compiling what they do often costs more than it saves (rules: 62 s to 41
    // s). With room for their classes from the start they do not run two full garbage collections while they start.
    JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:MetaspaceSize=96m',
    // The Storage emulator keeps its files here, and empties the folder when it stops.
    TMPDIR: temporary,
  };
}

async function launch(prepared: Prepared, emulators: readonly Emulator[], whereabouts: Whereabouts) {
  const hold = [process.execPath, path.join(import.meta.dirname, 'hold.mjs'), whereabouts.upMarker];
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [
    '--import',
    path.join(import.meta.dirname, 'lighter-tools.mjs'),
    firebase,
    'emulators:exec',
    '--config',
    writeEmulatorConfig(),
    '--project',
    projectId,
    '--only',
    emulators.join(','),
    ...(prepared.withUi ? ['--ui'] : []),
    hold.map((part) => `"${part}"`).join(' '),
  ];
  // Straight into the file: firebase-tools must be able to write, and so to stop in order, when we are gone.
  const log = createWriteStream(logFile, { flags: 'a' });
  await once(log, 'open');
  const child = execa(process.execPath, args, {
    ...ownProgram,
    // Its own logs go where it is started.
    cwd: cacheFolder,
    env: variables(prepared, whereabouts),
    stdio: ['pipe', log, log],
  });
  log.close();
  // In an object, since a promise cannot resolve to another one.
  return { child };
}

/** Returns once the marker is there; reports each emulator once it listens. */
async function waitUntilUp(
  upMarker: string,
  isRunning: () => boolean,
  { emulators, onListening, signal }: Starting,
): Promise<void> {
  const deadline = Date.now() + startWithinMs;
  const awaited = new Set(emulators);
  while (!existsSync(upMarker) || awaited.size > 0) {
    if (!isRunning())
      throw new Problem(`The emulators ended while they were starting. ${errorLinesIn(logFile)}`);
    if (Date.now() > deadline)
      throw new Problem(`The emulators did not start within ${startWithinMs / 1000} s: see ${logFile}.`);
    for (const name of awaited) {
      if (!(await answers(addressOf(name)))) continue;
      awaited.delete(name);
      await onListening(name);
    }
    await setTimeout(200, undefined, { signal });
  }
}

/**
 * Starts some of the emulators in firebase.json, and sets the variables by which this process and its children find
 * them. An abort ends a start that is under way.
 */
export async function startEmulators(prepared: Prepared, starting: Starting): Promise<RunningEmulators> {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'bookstore-'));
  const upMarker = path.join(temporary, 'emulators-are-up');
  const builtMarker = path.join(temporary, 'shop-is-built');
  const { child } = await launch(prepared, starting.emulators, { temporary, upMarker, builtMarker });
  const built = starting.built.then(() => {
    // With the names of the files that are built now.
    writeEmulatorConfig();
    writeFileSync(builtMarker, '');
  });
  Object.assign(process.env, emulatorVariables());
  let running = true;
  const ended = child.then(() => {
    running = false;
  });
  // The database is in a process group of its own, which does not end with that of firebase-tools.
  const started: Process[] = [];
  const remember = async () => started.push(...(await descendantsOf(child.pid ?? 0)));

  const stop = async () => {
    await remember();
    child.stdin.end();
    // Before they are up nothing reads that input yet.
    if (!existsSync(upMarker)) child.kill('SIGINT');
    await Promise.race([ended, setTimeout(stopWithinMs, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
    await killLeftovers(started);
    rmSync(temporary, { recursive: true, force: true });
  };

  try {
    await Promise.all([built, waitUntilUp(upMarker, () => running, starting)]);
    await remember();
  } catch (error) {
    await stop();
    throw error;
  }
  return { withUi: prepared.withUi, stop, ended };
}
