import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { logAt } from '../../../functions/src/snapshot/read-change-log.ts';

const answers = vi.hoisted(() => vi.fn());

vi.mock('../../../functions/src/platform/collections.ts', () => {
  const query = { orderBy: () => query, limit: () => query, startAfter: () => query };
  return { collection: () => query };
});

vi.mock('../../../functions/src/platform/firebase.ts', () => ({
  readAt: async (_: Timestamp, read: (moment: object) => unknown) =>
    read({ get: async () => ({ docs: answers() }) }),
}));

const now = Timestamp.now();

function deletionOf(bookId: string) {
  const fields: Record<string, unknown> = { changes: [{ id: bookId, version: 1 }] };
  return { id: `change-of-${bookId}`, createTime: now, get: (name: string) => fields[name] };
}

it('A log in use stays as it is while a later one is read, also when that fails', async () => {
  answers.mockReturnValueOnce([deletionOf('emma')]);
  const inUse = await logAt(now, 1, undefined);

  answers.mockReturnValueOnce([deletionOf('emma'), deletionOf('persuasion')]);
  answers.mockImplementationOnce(() => {
    throw new Error('The database has gone');
  });
  await expect(logAt(now, 3, inUse)).rejects.toThrow('The database has gone');
  expect([...inUse.latest.keys()]).toEqual(['emma']);
  expect(inUse.size).toBe(1);

  answers.mockReturnValueOnce([deletionOf('persuasion')]);
  const later = await logAt(now, 2, inUse);
  expect([...later.latest.keys()]).toEqual(['emma', 'persuasion']);
  expect([...inUse.latest.keys()]).toEqual(['emma']);
});
