import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The program was asked to end while it was still at work. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  /** As shells have it for a program that a signal ended: 130 for Ctrl-C. */
  readonly exitCode: number;

  constructor(signal: (typeof signals)[number]) {
    super(`Ended by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Aborts with an `Interrupted` on Ctrl-C, on another signal, or when the program that started this one or reads its
 * output is gone.
 */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  const abort = (signal: (typeof signals)[number]) => controller.abort(new Interrupted(signal));
  for (const signal of signals) process.on(signal, () => abort(signal));
  process.stdout.on('error', () => abort('SIGHUP'));
  process.once('disconnect', () => abort('SIGHUP'));
  process.channel?.unref();
  return controller.signal;
}

/** Rejects with the signal's reason as soon as it aborts. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
