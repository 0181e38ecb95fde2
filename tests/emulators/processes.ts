import { execa } from 'execa';
import { root } from './project.ts';

/**
 * For the project's own programs: found in node_modules first, its Node among them, and ended together with everything
 * that they have started.
 */
export const ownProgram = {
  cwd: root,
  preferLocal: true,
  localDir: root,
  killDescendants: true,
  reject: false,
} as const;

export interface Finished {
  code: number;
  output: string;
}

interface Quiet {
  signal: AbortSignal;
  env?: Record<string, string>;
  /** A file that also gets the output. */
  log?: string;
  timeoutMs?: number;
}

/** To its end; returns its output. Rejects with the signal's reason when that aborts. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  { signal, env = {}, log, timeoutMs = 0 }: Quiet,
): Promise<Finished> {
  const output = log === undefined ? 'pipe' : (['pipe', { file: log, append: true }] as const);
  const result = await execa(command, args, {
    ...ownProgram,
    env,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    timeout: timeoutMs,
    cancelSignal: signal,
  });
  signal.throwIfAborted();
  // Without an exit code it was not found or took too long, which only the library's own message says.
  if (result.exitCode === undefined) return { code: 1, output: `${result.all}\n${result.shortMessage}` };
  return { code: result.exitCode, output: result.all };
}

export interface Visible {
  signal: AbortSignal;
  env?: Record<string, string>;
}

/** For a program that talks to the user itself. @returns its exit code */
export async function runVisibly(
  command: string,
  args: readonly string[],
  { signal, env = {} }: Visible,
): Promise<number> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const result = await execa(command, args, { ...ownProgram, stdio, env, cancelSignal: signal });
  signal.throwIfAborted();
  if (result.exitCode === undefined) console.error(result.shortMessage);
  return result.exitCode ?? 1;
}
