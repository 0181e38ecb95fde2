import { createQueue } from '../platform/queue.ts';

type Queue = ReturnType<typeof createQueue>;

/** The books whose stock this instance has work waiting for. */
const queues = new Map<string, { queue: Queue; users: number }>();

function inQueue<T>(bookId: string, task: () => Promise<T>): Promise<T> {
  const entry = queues.get(bookId) ?? { queue: createQueue(), users: 0 };
  queues.set(bookId, entry);
  entry.users += 1;
  return entry.queue(task).finally(() => {
    entry.users -= 1;
    if (entry.users === 0) queues.delete(bookId);
  });
}

/**
 * Does something after everything else that this instance does with any of these books' stock. Only the database keeps
 * two instances apart; within one, many orders of the same book would otherwise fail each other's writes again and again.
 */
export function inTurn<T>(bookIds: readonly string[], task: () => Promise<T>): Promise<T> {
  // In one order, so that no two wait for each other.
  return [...bookIds].sort().reduceRight<() => Promise<T>>((inner, id) => () => inQueue(id, inner), task)();
}
