import { expect, it, vi } from 'vitest';
import { runInSlices, runToEnd } from '../../../functions/src/platform/slices.ts';

function* countTo(end: number) {
  let count = 0;
  for (; count < end; count += 1) yield;
  return count;
}

it('Long work in slices lets the process answer others in between, and has the same result as at once', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let answered = 0;
  const answer = () => {
    answered += 1;
    next = setImmediate(answer);
  };
  let next = setImmediate(answer);
  expect(await runInSlices(countTo(100))).toBe(runToEnd(countTo(100)));
  clearImmediate(next);
  clock.mockRestore();
  expect(answered).toBeGreaterThanOrEqual(10);
});
