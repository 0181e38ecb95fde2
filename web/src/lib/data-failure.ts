const resets = new WeakMap<Error, () => void>();

/** Registers how to drop the data that failed with an error; the AsyncBoundary that shows the error calls it. */
export function resetAfter(error: unknown, reset: () => void): void {
  if (error instanceof Error) resets.set(error, reset);
}

/** Drops the failed data, so that the next try fetches them again. */
export function resetFailure(error: unknown): void {
  if (error instanceof Error) resets.get(error)?.();
}
