import path from 'node:path';
import { execa } from 'execa';
import { errorLinesIn } from './error-lines.ts';
import { Problem } from './problem.ts';
import { ownProgram } from './processes.ts';
import { logFile, root, viteServer } from './project.ts';

/** Until the signal aborts. Rejects with a Problem when the program ends before. */
async function runBeside(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
): Promise<never> {
  const log = { file: logFile, append: true };
  // Both programs also end when their input closes, so that they never outlive this one.
  await execa(command, args, {
    ...ownProgram,
    cwd,
    stdin: 'pipe',
    stdout: log,
    stderr: log,
    cancelSignal: signal,
  });
  signal.throwIfAborted();
  throw new Problem(`${name} ended. ${errorLinesIn(logFile)}`);
}

/** Rebuilds the functions on each change; the Functions emulator loads the new bundle by itself. */
export function watchFunctions(signal: AbortSignal): Promise<never> {
  const build = ['npm', 'run', 'build', '-w', 'functions', '--', '--watch'] as const;
  return runBeside('The build of the functions', build, { cwd: root, signal });
}

/** Vite's development server, with hot reload. */
export function serveWeb(signal: AbortSignal): Promise<never> {
  const { host, port } = viteServer;
  const vite = ['vite', '--mode', 'demo', '--host', host, '--port', String(port), '--strictPort'] as const;
  return runBeside('Vite', vite, { cwd: path.join(root, 'web'), signal });
}
