import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tellingLinesOf } from './last-words.ts';
import { Problem } from './problem.ts';
import { projectPath } from './processes.ts';
import { logFile, root } from './project.ts';

export interface Watcher {
  /** Rejects with a Problem when it ends before it is asked to. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** A program that goes on beside the emulators; what it says goes into the log. */
function watch(what: string, command: string, args: readonly string[], cwd: string): Watcher {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: projectPath() },
    // Vite and esbuild end when their input closes, so neither outlives us.
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  let asked = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const failed = ended.then(() => {
    if (asked) return new Promise<never>(() => {});
    throw new Problem(`${what} ended. From ${logFile}:\n${tellingLinesOf(logFile)}`);
  });
  const stop = async () => {
    asked = true;
    child.stdin?.end();
    // Its whole group: npm, its shell and the tool itself.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { failed, stop };
}

/** Builds the functions anew on each change; the Functions emulator takes the new bundle by itself. */
export function watchFunctions(): Watcher {
  return watch(
    'Building the functions on change',
    'npm',
    ['run', 'build', '-w', 'functions', '--', '--watch'],
    root,
  );
}

/** Vite's development server for the web app, with its hot reload. */
export function serveWeb({ host, port }: { host: string; port: number }): Watcher {
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const where = ['--host', host, '--port', String(port), '--strictPort'];
  return watch('Vite', process.execPath, [vite, '--mode', 'demo', ...where], path.join(root, 'web'));
}
