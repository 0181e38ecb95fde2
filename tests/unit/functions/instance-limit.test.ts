import { expect, it } from 'vitest';
import { instanceLimit } from '../../../functions/src/platform/rate-limit/instance-limit.ts';

it('bounds each caller, and all of them together, within the window', () => {
  const count = instanceLimit({ limit: 2, windowMs: 1000 }, 3);
  expect([count(0, 'a'), count(100, 'a')]).toEqual([0, 0]);
  expect(count(200, 'a')).toBe(800);
  expect(count(300, 'b')).toBe(0);
  expect(count(400, 'c')).toBe(600);
  expect(count(1001, 'c')).toBe(0);
});
