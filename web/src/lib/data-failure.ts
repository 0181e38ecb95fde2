const resets = new WeakMap<Error, () => void>();

/** Registers how to drop the data that failed with an error; the AsyncBoundary that shows the error calls it. */
export function resetAfter(error: unknown, reset: () => void): void {
  if (error instanceof Error) resets.set(error, reset);
}

/** Drops the data that failed with this error, so that the next try fetches it again. */
export function resetFailure(error: unknown): void {
  if (error instanceof Error) resets.get(error)?.();
}
