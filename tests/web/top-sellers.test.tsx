import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTopSellers } from '../../web/src/features/home/use-books.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal } from './fake-fetch.ts';
import './new-page.ts';

const horrors = Array.from({ length: 98 }, (_, index) =>
  makeBook({
    _id: `horror-${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }),
);

it('The list of a genre reaches every book once, loads each page once, and again where that failed, and knows its end', async () => {
  let isDown = false;
  const sent = answerFetch(({ path }) => {
    if (isDown) return refusal(503, 'Not now');
    const { searchParams } = new URL(path, 'https://shop.example');
    const page = Number(searchParams.get('page') ?? 1);
    // A sale has moved a book to the next page in between.
    const start = 24 * (page - 1) - (page > 1 ? 1 : 0);
    const books = horrors.slice(start, start + 24);
    return json(makeCataloguePage({ books, total: horrors.length }));
  });
  const { result } = await act(async () => renderHook(() => useTopSellers('horror')));
  const ids = () => result.current.known.map((book) => book?._id);
  await waitFor(() => expect(ids()).toHaveLength(24));
  // Far from the end nothing more is asked for.
  act(() => result.current.onReach(17));
  expect(sent).toHaveLength(1);
  isDown = true;
  act(() => result.current.onReach(18));
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(ids()).toHaveLength(24);
  isDown = false;
  act(() => result.current.fetchMore());
  await waitFor(() => expect(ids()).toHaveLength(47));
  while (result.current.hasMore) {
    const { length } = ids();
    act(() => result.current.onReach(length - 1));
    await waitFor(() => expect(ids().length).toBeGreaterThan(length));
  }
  expect(ids()).toEqual(horrors.map(({ _id }) => _id));
  const list = '/api/catalogue?category=horror';
  expect(pathsOf(sent)).toEqual([
    `${list}&sort=bestselling`,
    ...[2, 2, 3, 4, 5].map((page) => `${list}&page=${page}&sort=bestselling`),
  ]);
});
