import { TooManyRequests } from './http/api-errors.ts';

type Task<T> = () => Promise<T>;
type Queue = <T>(task: Task<T>) => Promise<T>;

/** A failed task does not stop the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = Promise.allSettled([result]);
    return result;
  };
}

/**
 * A task waits for all earlier tasks under any of its keys. @param most tasks per key; one more is refused with
 * TooManyRequests, since its caller would time out
 */
export function createKeyedQueue(
  most = Number.POSITIVE_INFINITY,
): <T>(keys: readonly string[], task: Task<T>) => Promise<T> {
  const queues = new Map<string, { queue: Queue; users: number }>();
  const inQueue = <T>(key: string, task: Task<T>): Promise<T> => {
    const entry = queues.get(key) ?? { queue: createQueue(), users: 0 };
    if (entry.users >= most) throw new TooManyRequests('Too many at once; try again soon', 5);
    queues.set(key, entry);
    entry.users += 1;
    return entry.queue(task).finally(() => {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    });
  };
  return <T>(keys: readonly string[], task: Task<T>) =>
    // Keys in one order, so that no two tasks wait for each other.
    [...keys].sort().reduceRight<Task<T>>((inner, key) => () => inQueue(key, inner), task)();
}
