import { existsSync, readFileSync } from 'node:fs';

const trouble = /\berror\b|\bfailed\b/i;
/** Stacks, npm's comments, and the warnings of Java and of programs that only pass them on. */
const noise = /^\s+at |^npm (error|warn)|WARNING:/;

/** The lines of a program's output that tell why it failed: from the first trouble on, without stacks. */
export function tellingLines(output: string, count = 10): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !noise.test(line));
  const first = lines.findIndex((line) => trouble.test(line));
  return (first < 0 ? lines.slice(-count) : lines.slice(first, first + count)).join('\n');
}

export function tellingLinesOf(file: string): string {
  return existsSync(file) ? tellingLines(readFileSync(file, 'utf8')) : '';
}
