import { describe, expect, it } from 'vitest';
import { openLane, withoutAttempt } from '../../../functions/src/admin/attempts.ts';
import { inTurn } from '../../../functions/src/admin/in-turn.ts';
import { callerAddress } from '../../../functions/src/http/caller-address.ts';

describe('attempts to sign in', () => {
  it('are taken back one at a time', () => {
    expect(withoutAttempt([1, 2, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(withoutAttempt([1, 3], 2)).toEqual([1, 3]);
  });
});

describe('lanes', () => {
  const all = { id: 'all', limit: 2, span: 1000 };
  const mine = { id: 'mine', limit: 1, span: 5000 };
  const turn = { id: 'turn', limit: 1, span: 10 };
  const lanes = [[all], [mine, turn]];

  it('are taken in their order', () => {
    expect(openLane(lanes, new Map(), 100)).toBe(lanes[0]);
    expect(openLane(lanes, new Map([['all', [90, 95]]]), 100)).toBe(lanes[1]);
  });

  it('need room in every bucket, and tell which wait is the shortest', () => {
    const heard = new Map([['all', [90, 95]]]);
    expect(openLane(lanes, new Map([...heard, ['turn', [98]]]), 100)).toBe(8);
    expect(openLane(lanes, new Map([...heard, ['mine', [98]]]), 100)).toBe(990);
  });
});

describe('the address of a caller', () => {
  it.each([
    ['made up, 203.0.113.7, 198.51.100.1', { visitor: '203.0.113.7', server: '198.51.100.1' }],
    [' 203.0.113.7 ,198.51.100.1', { visitor: '203.0.113.7', server: '198.51.100.1' }],
    ['203.0.113.7', { visitor: '203.0.113.7', server: '203.0.113.7' }],
    ['', { visitor: '::1', server: '::1' }],
    [undefined, { visitor: '::1', server: '::1' }],
  ])('is read from the end of %j', (forwarded, address) => {
    expect(callerAddress(forwarded, '::1')).toEqual(address);
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
