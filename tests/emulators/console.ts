import { endWish, Interrupted, interruptedCode } from './interruption.ts';
import { Problem } from './problem.ts';

const beginning = Date.now();

/** A line of progress, with the seconds since the beginning. */
export function report(line: string): void {
  const seconds = Math.round((Date.now() - beginning) / 1000);
  process.stdout.write(`${String(seconds).padStart(4)} s  ${line}\n`);
}

/** Runs a program's main part and exits with its code; a Problem ends it with its sentence and code 1. */
export async function runMain(main: (wish: AbortSignal) => Promise<number>): Promise<never> {
  const wish = endWish();
  try {
    process.exit(await main(wish));
  } catch (error) {
    if (error instanceof Interrupted) process.exit(interruptedCode(wish));
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
