import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import { emptySessions, fillBucket, isAllowed, strayFiles } from './storage-bucket.ts';
import { StorageJudge } from './storage-judge.ts';
import { storageCases } from './storage-matrix.ts';
import { wrongVerdicts } from './wrong-verdicts.ts';

let judge: StorageJudge;

beforeAll(async () => {
  await fillBucket();
  judge = await StorageJudge.start();
});

afterAll(async () => {
  await judge.stop();
  await emptySessions();
});

describe('the bucket', () => {
  it('shows covers to everybody, takes new ones from the admin alone and lets nobody change any', async () => {
    const wrong: string[] = [];
    for (const one of storageCases.filter(({ unaskable }) => !unaskable)) {
      const expected = one.expected === 'allowed';
      if ((await isAllowed(one)) !== expected)
        wrong.push(`${one.name} is ${expected ? 'refused' : 'allowed'}`);
    }
    expect(wrong).toEqual([]);
    expect(await strayFiles()).toEqual([]);
  });

  it('takes a cover until the very end of the admin’s hour', async () => {
    await judge.load(readFileSync(path.join(root, 'storage.rules'), 'utf8'));
    expect(await wrongVerdicts(storageCases, (one) => judge.judge(one))).toEqual([]);
  });
});
