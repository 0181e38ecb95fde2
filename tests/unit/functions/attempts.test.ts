import { describe, expect, it } from 'vitest';
import { withoutAttempt } from '../../../functions/src/admin/attempts.ts';
import { inTurn } from '../../../functions/src/admin/in-turn.ts';

describe('attempts to sign in', () => {
  it('are taken back one at a time', () => {
    expect(withoutAttempt([1, 2, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(withoutAttempt([1, 3], 2)).toEqual([1, 3]);
  });
});

describe('tasks in turn', () => {
  it('run one after the other, also after one that failed', async () => {
    let running = 0;
    let most = 0;
    const task = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (index === 1) throw new Error('second');
      return index;
    };
    const results = await Promise.allSettled([0, 1, 2].map((index) => inTurn(task(index))));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(most).toBe(1);
  });
});
