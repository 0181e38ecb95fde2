import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firebaseCli } from './google-downloads.ts';
import { unlessInterrupted } from './interruption.ts';
import { tellingLinesOf } from './last-words.ts';
import { watchPorts } from './ports.ts';
import type { Prepared } from './prepare.ts';
import { Problem } from './problem.ts';
import { descendantsOf, killLeftOvers, type Process } from './process-tree.ts';
import { projectPath } from './processes.ts';
import { cacheFolder, emulatorNames, logFile, projectId, root } from './project.ts';

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
    NODE_COMPILE_CACHE: path.join(cacheFolder, 'node-compile'),
    // The Storage emulator keeps its files here, and empties the folder when it stops.
    TMPDIR: temporary,
  };
}

function launch(prepared: Prepared, temporary: string): ChildProcess {
  const hold = [process.execPath, path.join(import.meta.dirname, 'hold.mjs')];
  const args = [
    ...[firebaseCli, 'emulators:exec', '--config', path.join(root, 'firebase.json')],
    ...['--project', projectId, '--only', emulatorNames.join(','), ...(prepared.withUi ? ['--ui'] : [])],
    hold.map((part) => `"${part}"`).join(' '),
  ];
  const child = spawn(process.execPath, args, {
    // Its own logs go where it stands.
    cwd: cacheFolder,
    env: variables(prepared, temporary),
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches the starter alone, which then stops everything in order.
    detached: true,
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
  return child;
}

function isUp(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () =>
        reject(new Problem(`The emulators did not start within ${startWithinMs / 1000} s: see ${logFile}.`)),
      startWithinMs,
    );
    child.stdout?.on('data', (text: Buffer) => {
      if (!text.includes('The emulators are up.')) return;
      clearTimeout(late);
      resolve();
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(late);
      reject(
        new Problem(
          `The emulators ended while they were starting. From the log:\n${tellingLinesOf(logFile)}`,
        ),
      );
    });
  });
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
  let family: Process[] = [];
  const lookAround = async () => {
    if (child.pid !== undefined && child.exitCode === null) family = await descendantsOf(child.pid);
  };

  const stop = async () => {
    await lookAround();
    child.stdin?.end();
    // Before they are up nothing reads that input yet.
    if (!up) child.kill('SIGINT');
    await withinOrKill(child, ended);
    await killLeftOvers(family);
    rmSync(temporary, { recursive: true, force: true });
  };

  let up = false;
  const watching = watchPorts(report);
  try {
    await unlessInterrupted(isUp(child), wish);
    up = true;
    await lookAround();
  } catch (error) {
    await stop();
    throw error;
  } finally {
    watching.stop();
  }
  return { withUi: prepared.withUi, stop, ended };
}

async function withinOrKill(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const impatient = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(impatient);
}
