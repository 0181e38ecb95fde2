const resets = new WeakMap<Error, () => void>();

/** Says how to forget what has failed with an error, once the page has shown the failure. */
export function resetAfter(error: unknown, reset: () => void): void {
  if (error instanceof Error) resets.set(error, reset);
}

/** Forgets what has failed with this error, so that the next try asks again. */
export function resetFailure(error: unknown): void {
  if (error instanceof Error) resets.get(error)?.();
}
