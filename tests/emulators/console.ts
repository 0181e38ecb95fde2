import { Interrupted } from './firebase.ts';
import { Problem } from './problem.ts';

const beginning = Date.now();

/** A line of progress, with the seconds since the beginning. */
export function report(line: string): void {
  const seconds = Math.round((Date.now() - beginning) / 1000);
  process.stdout.write(`${String(seconds).padStart(4)} s  ${line}\n`);
}

/**
 * Aborts when somebody wants this program to end: by Ctrl-C, by another signal, or because the program
 * that started it is gone. Later wishes change nothing, since the end is under way.
 */
export function endWish(): AbortSignal {
  const wish = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => wish.abort(signal));
  }
  process.once('disconnect', () => wish.abort('SIGHUP'));
  process.channel?.unref();
  return wish.signal;
}

const signalNumbers: Record<string, number> = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** The exit code of a shell for a program that a signal ended. */
export function codeOf(wish: AbortSignal): number {
  return 128 + (signalNumbers[String(wish.reason)] ?? 0);
}

/** Runs a program's main part; a Problem ends it with its sentence and code 1. */
export async function runMain(main: (wish: AbortSignal) => Promise<number>): Promise<never> {
  const wish = endWish();
  try {
    process.exit(await main(wish));
  } catch (error) {
    if (error instanceof Interrupted) process.exit(codeOf(wish));
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
