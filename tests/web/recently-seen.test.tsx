import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RecentlySeen } from '../../web/src/features/recently-seen/recently-seen.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectNone, press, textsOf } from './on-screen.ts';

const Page = () => <RecentlySeen bookId={useParams().id ?? ''} />;

it('Nothing is kept of a first page; then the last books are, few of them, until one press clears them', async () => {
  answerFetch(({ path }) => {
    const ids = new URL(path, location.href).searchParams.get('ids')?.split(',') ?? [];
    return json(ids.map((id) => makeBook({ _id: id, title: id })).toReversed());
  });
  const book = (n: number) => `${n}-`.padEnd(128, 'x');
  const router = createMemoryRouter([{ path: '/books/:id', element: <Page /> }], {
    initialEntries: [`/books/${book(0)}`],
  });
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <main tabIndex={-1}>{children}</main>,
  });
  const open = (n: number) => act(() => router.navigate(`/books/${book(n)}`));
  expect(localStorage).toHaveLength(0);

  for (const n of [1, 2, 1]) await open(n);
  const links = async () => textsOf(await screen.findAllByRole('link'));
  expect(await links()).toEqual([book(2), book(0)]);
  for (let n = 3; n < 20; n += 1) await open(n);
  expect(await links()).toHaveLength(6);
  expect(localStorage.getItem('recently-seen')?.length).toBeLessThanOrEqual(1024);

  await press('Clear: Recently seen');
  expectNone('link');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});
