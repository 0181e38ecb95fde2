import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.ts';
import { root } from './project.ts';

export interface Finished {
  code: number;
  output: string;
}

/** PATH with the project's own programs first, its Node among them. */
export function projectPath(...before: string[]): string {
  const own = path.join(root, 'node_modules/.bin');
  return [...before, own, process.env.PATH ?? ''].join(path.delimiter);
}

export interface Run {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  log?: string;
  timeoutMs?: number;
}

/** Runs a program to its end and keeps what it printed; `log` is a file that gets it too. */
export function run(command: string, args: readonly string[], options: Run = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: projectPath(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
    });
    let output = '';
    const keep = (text: string) => {
      output += text;
      if (options.log !== undefined) appendFileSync(options.log, text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that has nothing to say unless it fails. */
export async function runQuietly(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) {
    throw new Problem(`${path.basename(command)} failed with code ${code}: ${lastLines(output, 5)}`);
  }
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

export function lastLinesOf(file: string, count: number): string {
  return existsSync(file) ? lastLines(readFileSync(file, 'utf8'), count) : '';
}
