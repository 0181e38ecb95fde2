import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import { deleteSessions, fillBucket, isAllowed, unexpectedFiles } from './storage-bucket.ts';
import { StorageEvaluator } from './storage-evaluator.ts';
import { storageCases } from './storage-matrix.ts';
import { wrongVerdicts } from './wrong-verdicts.ts';

let evaluator: StorageEvaluator;

beforeAll(async () => {
  await fillBucket();
  evaluator = await StorageEvaluator.start();
});

afterAll(async () => {
  await evaluator.stop();
  await deleteSessions();
});

describe('Storage’s rules', () => {
  it('let every caller read covers, only people with the catalogue role add one, and no caller change one', async () => {
    await evaluator.load(readFileSync(path.join(root, 'storage.rules'), 'utf8'));
    expect(await wrongVerdicts(storageCases, (one) => evaluator.evaluate(one))).toEqual([]);
  });

  it('are those by which Storage itself answers', async () => {
    const wrong: string[] = [];
    for (const one of storageCases.filter(({ throughStorage }) => throughStorage)) {
      const expected = one.expected === 'allowed';
      if ((await isAllowed(one)) !== expected)
        wrong.push(`${one.name} is ${expected ? 'denied' : 'allowed'}`);
    }
    expect(wrong).toEqual([]);
    expect(await unexpectedFiles()).toEqual([]);
  });
});
