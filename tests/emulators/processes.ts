import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { Interrupted } from './interruption.ts';
import { root } from './project.ts';

/** PATH with the project's own programs first, its Node among them. */
export function projectPath(...before: string[]): string {
  const own = path.join(root, 'node_modules/.bin');
  return [...before, own, process.env.PATH ?? ''].join(path.delimiter);
}

export interface Finished {
  code: number;
  output: string;
}

export interface Quiet {
  /** A file that gets what the program prints, too. */
  log?: string;
  timeoutMs?: number;
  wish?: AbortSignal;
}

/** Runs a program to its end and keeps what it printed. Rejects with Interrupted when the wish to end comes. */
export function runQuietly(command: string, args: readonly string[], options: Quiet = {}): Promise<Finished> {
  const { log, timeoutMs = 0, wish } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: projectPath() },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    const keep = (text: string) => {
      output += text;
      if (log !== undefined) appendFileSync(log, text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const end = () => child.kill('SIGTERM');
    wish?.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      wish?.removeEventListener('abort', end);
      if (wish?.aborted) reject(new Interrupted());
      else resolve({ code: code ?? 1, output });
    });
  });
}

export interface Visible {
  env?: Record<string, string>;
  wish: AbortSignal;
}

/** Runs a program that talks to the user itself and answers its exit code. */
export function runVisibly(
  command: string,
  args: readonly string[],
  { env, wish }: Visible,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: projectPath(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = () => child.kill('SIGTERM');
    wish.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      wish.removeEventListener('abort', end);
      if (wish.aborted) reject(new Interrupted());
      else resolve(code ?? 1);
    });
  });
}
