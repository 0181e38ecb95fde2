/** Makes a queue that runs one task after the other; a task that fails does not hold up the next. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = Promise.allSettled([result]);
    return result;
  };
}
