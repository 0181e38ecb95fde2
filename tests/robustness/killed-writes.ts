import { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** At which write the process ends, and whether that one is still stored. */
export interface Kill {
  write: number;
  isStored: boolean;
}

/**
 * As if its process were killed at one of its writes: no later write is stored, and no answer comes. The database
 * itself stores a transaction wholly or not at all.
 * @throws Error when it was killed
 */
export async function killedAt<T>({ write, isStored }: Kill, work: () => Promise<T>): Promise<T> {
  let count = 0;
  const killable = async <R>(store: () => Promise<R>): Promise<R> => {
    const place = count++;
    if (place > write || (place === write && !isStored)) throw new Error('Killed');
    const result = await store();
    if (place === write) throw new Error('Killed');
    return result;
  };
  const { runTransaction } = Firestore.prototype;
  const { commit } = WriteBatch.prototype;
  const spies = [
    vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(function (this: Firestore, ...given) {
      return killable(() => runTransaction.apply(this, given));
    }),
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
      return killable(() => commit.apply(this));
    }),
  ];
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
