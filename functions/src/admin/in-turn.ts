let last: Promise<unknown> = Promise.resolve();

/** Runs one task after the other, for transactions on the same few documents that would only disturb each other. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = Promise.allSettled([mine]);
  return mine;
}
