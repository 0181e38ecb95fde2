/** Somebody asked the program to end while it was still at work. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** The work's outcome, or Interrupted as soon as the wish to end comes. */
export async function unlessInterrupted<T>(work: Promise<T>, wish: AbortSignal): Promise<T> {
  let leave: () => void = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    leave = () => reject(new Interrupted());
    if (wish.aborted) leave();
    wish.addEventListener('abort', leave);
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    wish.removeEventListener('abort', leave);
  }
}

/**
 * Becomes aborted when somebody wants this program to end: by Ctrl-C, by another signal, or because the
 * program that started it or reads its lines is gone. Later wishes change nothing: the end is under way.
 */
export function endWish(): AbortSignal {
  const wish = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => wish.abort(signalled(signal)));
  }
  process.stdout.on('error', () => wish.abort(signalled('SIGHUP')));
  process.once('disconnect', () => wish.abort(signalled('SIGHUP')));
  process.channel?.unref();
  return wish.signal;
}

function signalled(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Interrupted {
  return new Interrupted(signal);
}

const signalNumbers: Record<string, number> = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** What a shell says of a program that a signal ended: 130 for Ctrl-C. */
export function interruptedCode(wish: AbortSignal): number {
  const signal = wish.reason instanceof Interrupted ? wish.reason.message : '';
  return 128 + (signalNumbers[signal] ?? 0);
}
