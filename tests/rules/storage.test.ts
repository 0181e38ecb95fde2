import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteSessions, fillBucket, isAllowed, unexpectedFiles } from './storage-bucket.ts';
import { storageCases } from './storage-matrix.ts';

beforeAll(fillBucket);
afterAll(deleteSessions);

it('Storage’s rules let every caller read covers, only people with the catalogue role add one, and no caller change one', async () => {
  const wrong: string[] = [];
  for (const one of storageCases) {
    if ((await isAllowed(one)) !== one.isAllowed) {
      wrong.push(`${one.name} is ${one.isAllowed ? 'denied' : 'allowed'}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await unexpectedFiles()).toEqual([]);
});
