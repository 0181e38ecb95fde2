import { abortOnSignals, Interrupted } from './abort.ts';
import { Problem } from './problem.ts';

const start = Date.now();

/** Prints a line of progress, with the seconds since the start. */
export function report(line: string): void {
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stdout.write(`${String(seconds).padStart(4)} s  ${line}\n`);
}

/** What `parseArgs` throws for an option that does not exist. */
function isWrongArgument(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Runs a program's main part and exits with its code. A Problem is printed as its sentence and exits with 1. */
export async function runMain(main: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const signal = abortOnSignals();
  try {
    process.exit(await main(signal));
  } catch (error) {
    if (signal.reason instanceof Interrupted) process.exit(signal.reason.exitCode);
    const isPlain = error instanceof Problem || isWrongArgument(error);
    if (!isPlain) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
