import { existsSync, readFileSync } from 'node:fs';

const failure = /\berror\b|\bfailed\b/i;
/** Stacks, npm's own comments, and warnings of Java and of programs that pass them on. */
const noise = /^\s+at |^npm (error|warn)|WARNING:/;

/** From the first error on, without stacks. */
export function errorLines(output: string, count = 10): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !noise.test(line));
  const first = lines.findIndex((line) => failure.test(line));
  return (first < 0 ? lines.slice(-count) : lines.slice(first, first + count)).join('\n');
}

/** As `errorLines`, with the name of the log file before its lines. */
export function errorLinesIn(file: string): string {
  return `From ${file}:\n${existsSync(file) ? errorLines(readFileSync(file, 'utf8')) : ''}`;
}
