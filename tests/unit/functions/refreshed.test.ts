import { beforeEach, expect, it, vi } from 'vitest';
import { Refreshed } from '../../../functions/src/catalogue/refreshed.ts';

/** The refreshes that wait for their end, oldest first. */
let waiting: { known: number | undefined; end: (value: number) => void; fail: (error: Error) => void }[];

function open(freshMs = 2000) {
  const refresh = (known: number | undefined) =>
    new Promise<number>((resolve, reject) => waiting.push({ known, end: resolve, fail: reject }));
  return new Refreshed({ refresh, freshMs });
}

beforeEach(() => {
  waiting = [];
});

it('is refreshed once for all who ask at the same time', async () => {
  const value = open();
  const asked = [value.recent(), value.recent(), value.recent()];
  waiting[0]?.end(7);
  expect(await Promise.all(asked)).toEqual([7, 7, 7]);
  expect(await value.recent()).toBe(7);
  expect(waiting).toHaveLength(1);
});

it('is refreshed again when it is older than it may be, and knows what it was', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
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
  now.mockRestore();
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
