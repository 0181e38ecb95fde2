import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { Refreshed } from '../../../functions/src/platform/refreshed.ts';

/** Pending refreshes, oldest first. */
let waiting: {
  known: number | undefined;
  change: () => void;
  end: (value: number) => void;
  fail: (error: Error) => void;
}[];

function open(freshMs = 2000) {
  const refresh = (previous: number | undefined, change: () => void) =>
    new Promise<number>((resolve, reject) =>
      waiting.push({ known: previous, change, end: resolve, fail: reject }),
    );
  return new Refreshed({ refresh, freshMs, staleMs: 5000 });
}

const now = vi.spyOn(performance, 'now');
beforeEach(() => {
  waiting = [];
  now.mockReturnValue(1000);
});
afterAll(() => now.mockRestore());

it('is refreshed once for all who ask at the same time', async () => {
  const value = open();
  const asked = [value.recent(), value.recent(), value.recent()];
  waiting[0]?.end(7);
  expect(await Promise.all(asked)).toEqual([7, 7, 7]);
  expect(await value.recent()).toBe(7);
  expect(waiting).toHaveLength(1);
});

it('is refreshed again when it is older than it may be, and knows what it was', async () => {
  const value = open();
  const first = value.recent();
  now.mockReturnValue(2500);
  waiting[0]?.end(1);
  await first;
  // Its age counts from the beginning of the refresh.
  now.mockReturnValue(3001);
  const second = value.recent();
  expect(waiting[1]?.known).toBe(1);
  waiting[1]?.end(2);
  expect(await second).toBe(2);
});

it('is answered as it was while the next one is made, until it is too old for that', async () => {
  const value = open();
  const first = value.recent();
  waiting[0]?.end(1);
  await first;
  now.mockReturnValue(4000);
  const asked = value.recent();
  waiting[1]?.change();
  expect([await asked, await value.recent()]).toEqual([1, 1]);
  const present = value.present();
  now.mockReturnValue(6000);
  const late = value.recent();
  waiting[1]?.end(2);
  expect(await late).toBe(2);
  await vi.waitFor(() => expect(waiting).toHaveLength(3), 10_000);
  waiting[2]?.end(3);
  expect(await present).toBe(3);
});

it('is present only after a refresh that began after the question', async () => {
  const value = open();
  const recent = value.recent();
  const present = [value.present(), value.present()];
  waiting[0]?.end(1);
  expect(await recent).toBe(1);
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 10_000);
  waiting[1]?.end(2);
  expect(await Promise.all(present)).toEqual([2, 2]);
  expect(waiting).toHaveLength(2);
});

it('fails for those who asked, and is tried again by the next', async () => {
  const value = open();
  const failed = value.recent();
  const present = value.present();
  waiting[0]?.fail(new Error('The database is away'));
  await expect(failed).rejects.toThrow('The database is away');
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 10_000);
  waiting[1]?.end(3);
  expect(await present).toBe(3);
});
