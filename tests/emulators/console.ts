import { lastSeconds, rememberSeconds } from '../durations.ts';
import { abortOnSignals, Interrupted } from './abort.ts';
import { Problem } from './problem.ts';
import { endProgress, showProgress } from './progress.mjs';

const start = Date.now();

export function report(line: string): void {
  const seconds = Math.round((Date.now() - start) / 1000);
  endProgress();
  process.stdout.write(`${String(seconds).padStart(4)} s  ${line}\n`);
}

/**
 * Shows the progress of something by its duration the last time on this computer.
 * @returns ends it, and stores the duration
 */
export function showWaiting(name: string, usualSeconds: number): () => void {
  const usual = lastSeconds()[name] ?? usualSeconds;
  const show = () => {
    const seconds = (Date.now() - start) / 1000;
    showProgress(seconds / usual, `${Math.round(seconds)} of about ${usual} s`);
  };
  if (!process.stdout.isTTY) report(`This takes about ${usual} s`);
  const drawing = process.stdout.isTTY ? setInterval(show, 250) : undefined;
  return () => {
    clearInterval(drawing);
    endProgress();
    rememberSeconds(name, (Date.now() - start) / 1000);
  };
}

/** The error of `parseArgs` for an unknown option. */
function isWrongArgument(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Exits with the code of `main`. A Problem is printed as its sentence and exits with 1. */
export async function runMain(main: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const signal = abortOnSignals();
  try {
    process.exit(await main(signal));
  } catch (error) {
    if (signal.reason instanceof Interrupted) process.exit(signal.reason.exitCode);
    endProgress();
    const isPlain = error instanceof Problem || isWrongArgument(error);
    if (!isPlain) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
