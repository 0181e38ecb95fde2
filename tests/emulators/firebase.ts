import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { firebaseCli } from './google-downloads.ts';
import { writeEmulatorConfig } from './hosting-config.ts';
import { unlessInterrupted } from './interruption.ts';
import { tellingLinesOf } from './last-words.ts';
import { watchPorts } from './ports.ts';
import type { Prepared } from './prepare.ts';
import { Problem } from './problem.ts';
import { descendantsOf, killLeftOvers, type Process } from './process-tree.ts';
import { projectPath } from './processes.ts';
import { cacheFolder, emulatorNames, logFile, projectId } from './project.ts';

export interface RunningEmulators {
  withUi: boolean;
  /** Asks them to stop and returns when no process of theirs is left. */
  stop(): Promise<void>;
  /** Resolves when they ended, asked or not. */
  ended: Promise<void>;
}

/**
 * The Functions emulator starts one process per request that runs at the same time. Four keep two cores
 * busy; further requests wait their turn instead of starting a process for two seconds each.
 */
const functionProcesses = 4;
const startWithinMs = 180_000;
const stopWithinMs = 20_000;

function variables(prepared: Prepared, temporary: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...prepared.variables,
    PATH: projectPath(prepared.javaBin),
    FUNCTIONS_EMULATOR_PARALLEL: String(functionProcesses),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // In CI firebase-tools neither asks anything nor looks for news of itself.
    CI: 'true',
    // Nor does it wait ten seconds for npm's news of firebase-functions where there is no internet.
    npm_config_offline: 'true',
    NODE_COMPILE_CACHE: path.join(cacheFolder, 'node-compile'),
    // The Storage emulator keeps its files here, and empties the folder when it stops.
    TMPDIR: temporary,
  };
}

/** The emulators write this file into their TMPDIR once all of them are up. */
const upMarker = 'emulators-are-up';

function launch(prepared: Prepared, temporary: string): ChildProcess {
  const hold = [process.execPath, path.join(import.meta.dirname, 'hold.mjs'), path.join(temporary, upMarker)];
  const args = [
    ...[firebaseCli, 'emulators:exec', '--config', writeEmulatorConfig()],
    ...['--project', projectId, '--only', emulatorNames.join(','), ...(prepared.withUi ? ['--ui'] : [])],
    hold.map((part) => `"${part}"`).join(' '),
  ];
  // Straight into the file: it must be able to write, and so to stop in order, when we are gone.
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, {
    // Its own logs go where it stands.
    cwd: cacheFolder,
    env: variables(prepared, temporary),
    stdio: ['pipe', log, log],
    // A group of its own: Ctrl-C reaches the starter alone, which then stops everything in order.
    detached: true,
  });
  closeSync(log);
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function untilUp(child: ChildProcess, temporary: string): Promise<void> {
  const deadline = Date.now() + startWithinMs;
  while (!existsSync(path.join(temporary, upMarker))) {
    if (hasEnded(child)) {
      throw new Problem(
        `The emulators ended while they were starting. From the log:\n${tellingLinesOf(logFile)}`,
      );
    }
    if (Date.now() > deadline) {
      throw new Problem(`The emulators did not start within ${startWithinMs / 1000} s: see ${logFile}.`);
    }
    await setTimeout(200);
  }
}

/** Stops them in order if they can, by force if they cannot, and leaves no process of theirs. */
async function stopAll(child: ChildProcess, up: boolean): Promise<void> {
  const family: Process[] = [];
  const deadline = Date.now() + stopWithinMs;
  child.stdin?.end();
  // Before they are up nothing reads that input yet.
  if (!up) child.kill('SIGINT');
  while (!hasEnded(child) && child.pid !== undefined) {
    family.push(...(await descendantsOf(child.pid)));
    if (Date.now() > deadline) child.kill('SIGKILL');
    await setTimeout(200);
  }
  await killLeftOvers(family);
}

/** Starts what firebase.json lists; `wish` ends a start that is under way. */
export async function startEmulators(
  prepared: Prepared,
  report: (line: string) => void,
  wish: AbortSignal,
): Promise<RunningEmulators> {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'bookstore-'));
  const child = launch(prepared, temporary);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let up = false;
  const stop = async () => {
    await stopAll(child, up);
    rmSync(temporary, { recursive: true, force: true });
  };
  const watching = watchPorts(report);
  try {
    await unlessInterrupted(untilUp(child, temporary), wish);
    up = true;
  } catch (error) {
    await stop();
    throw error;
  } finally {
    watching.stop();
  }
  return { withUi: prepared.withUi, stop, ended };
}
