import { existsSync, readFileSync } from 'node:fs';

const failure = /\berror\b|\bfailed\b/i;
/** Stacks, npm's own comments, and warnings of Java and of programs that pass them on. */
const noise = /^\s+at |^npm (error|warn)|WARNING:/;

/** The lines of a program's output that say why it failed: from the first error on, without stacks. */
export function errorLines(output: string, count = 10): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !noise.test(line));
  const first = lines.findIndex((line) => failure.test(line));
  return (first < 0 ? lines.slice(-count) : lines.slice(first, first + count)).join('\n');
}

/** The same of a log file, named before its lines. */
export function errorLinesIn(file: string): string {
  return `From ${file}:\n${existsSync(file) ? errorLines(readFileSync(file, 'utf8')) : ''}`;
}
