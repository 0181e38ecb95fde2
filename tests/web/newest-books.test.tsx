import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { useNewestBooks } from '../../web/src/features/home/use-newest-books.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

const horrors = Array.from({ length: 100 }, (_, index) =>
  makeBook({
    _id: `horror-${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }),
);

beforeEach(() => browserData.clear());

it('The list of a genre reaches every book, loads each page once, and again where that failed, and knows its end', async () => {
  let isDown = false;
  const sent = answerFetch(({ path }) => {
    if (isDown) return refusal(503, 'Not now');
    const { searchParams } = new URL(path, 'https://shop.example');
    const after = searchParams.get('after')?.split('_').at(-1);
    const start = horrors.findIndex(({ _id }) => _id === after) + 1;
    return json(horrors.slice(start, start + 18));
  });
  const { result } = await act(async () => renderHook(() => useNewestBooks('horror')));
  const ids = () => result.current.known.map((book) => book?._id);
  await waitFor(() => expect(ids()).toHaveLength(18));
  // Far from the end nothing more is asked for.
  act(() => result.current.onReach(11));
  expect(sent).toHaveLength(1);
  isDown = true;
  act(() => result.current.onReach(12));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(ids()).toHaveLength(18);
  isDown = false;
  act(() => result.current.fetchMore());
  await waitFor(() => expect(ids()).toHaveLength(36));
  while (result.current.hasMore) {
    const { length } = ids();
    act(() => result.current.onReach(length - 1));
    await waitFor(() => expect(ids().length).toBeGreaterThan(length));
  }
  expect(ids()).toEqual(horrors.map(({ _id }) => _id));
  expect(sent).toHaveLength(7);
  expect(sent.every(({ path }) => /[?&]category=horror&limit=18$/.test(path))).toBe(true);
});
