import { beforeEach, expect, it, vi } from 'vitest';
import { retryConflicts } from '../../../functions/src/platform/http/retry-conflicts.ts';

const conflict = Object.assign(new Error('changed since'), { code: 9 });
const task = vi.fn<(failedTries: number) => Promise<string>>();

beforeEach(() => {
  vi.resetAllMocks();
  task.mockRejectedValue(conflict);
});

it('A write that is in conflict with others is tried again, and told how many tries have failed', async () => {
  task.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict).mockResolvedValueOnce('written');
  expect(await retryConflicts(task, undefined, 5)).toBe('written');
  expect(task.mock.calls).toEqual([[0], [1], [2]]);
});

it('A write that is in conflict with others is given up after so many tries', async () => {
  await expect(retryConflicts(task, undefined, 3)).rejects.toMatchObject({ status: 503 });
  expect(task).toHaveBeenCalledTimes(3);
});

it('A write that is in conflict with others is not tried again after any other failure', async () => {
  task.mockRejectedValue(new Error('a bug'));
  await expect(retryConflicts(task, undefined, 3)).rejects.toThrow('a bug');
  expect(task).toHaveBeenCalledTimes(1);
});

it('A write that is in conflict with others is not tried again once the answer is no longer wanted', async () => {
  const caller = new AbortController();
  task.mockImplementation(async (failedTries) => {
    if (failedTries === 1) caller.abort();
    throw conflict;
  });
  await expect(retryConflicts(task, caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(task).toHaveBeenCalledTimes(2);
});

it('A write that is in conflict with others does not begin when its answer is not wanted', async () => {
  await expect(retryConflicts(task, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(task).not.toHaveBeenCalled();
});
