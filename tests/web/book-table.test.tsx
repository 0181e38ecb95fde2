import type { Book } from '@bookstore/functions/shared/book/book';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Loaded with the first refusal, which a busy computer does later than these tests look.
import '../../functions/src/shared/error-words.ts';
import { useBookSelection } from '../../web/src/entities/book/use-book-selection.ts';
import { BookTable } from '../../web/src/features/book-list/book-table.tsx';
import { useDeletedRows } from '../../web/src/features/book-list/deleted-rows.ts';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { link, named, renderRouted } from './on-screen.ts';
import './desk-session.ts';

const books = ['Emma', 'Kim', 'Dracula'].map((title, index) =>
  makeBook({ _id: title.toLowerCase(), title, author: '', createdAt: `2026-01-0${9 - index}T00:00:00.000Z` }),
);

beforeEach(() => {
  vi.useFakeTimers();
});

const changed = vi.fn();

function Page({ now }: { now: readonly Book[] }) {
  const deletedRows = useDeletedRows('', changed, () => 0);
  const selection = useBookSelection({}, now.length);
  const parts = { first: 1, stocks: new Map(), cover: () => null, deletedRows, selection };
  return <BookTable books={now} {...parts} />;
}

function show() {
  const { rerender } = renderRouted(<Page now={books} />);
  return {
    /** The list is asked for again, and says what there is now. */
    live(now: Book[]) {
      rerender(<Page now={now} />);
    },
  };
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('rowheader')?.textContent ?? row.textContent);

async function press(name: string) {
  const button = named('button', name);
  button.focus();
  fireEvent.click(button);
  await pass(0);
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const without = (title: string) => books.filter((book) => book.title !== title);

it('The row of a deleted book stays in its place for 10 s with a button to undo, and then disappears', async () => {
  const sent = answerFetch(() => json({ message: 'Book deleted' }));
  const { live } = show();
  await press('Delete Kim');
  live(without('Kim'));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/books/kim']);
  expect(showToast).toHaveBeenCalledExactlyOnceWith('Book deleted successfully!', {
    position: 'bottom-start',
  });
  expect(changed).toHaveBeenCalledOnce();
  expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
  expect(named('button', 'Undo')).toHaveFocus();
  expect(named('button', 'Undo')).toHaveAccessibleDescription('Bring back Kim');
  await pass(9.9);
  expect(rows()).toHaveLength(3);
  await pass(0.1);
  expect(rows()).toEqual(['Emma', 'Dracula']);
  expect(link('Edit Dracula')).toHaveFocus();
});

it('The row of a deleted book stays while the pointer is on the table', async () => {
  answerFetch(() => json({ message: 'Book deleted' }));
  const { live } = show();
  fireEvent.pointerEnter(screen.getByRole('table'));
  await press('Delete Emma');
  live(without('Emma'));
  await pass(60);
  expect(rows()).toEqual(['1Deleted ·Undo', 'Kim', 'Dracula']);
  fireEvent.pointerLeave(screen.getByRole('table'));
  expect(rows()).toEqual(['Kim', 'Dracula']);
});

it('The row of a deleted book keeps its place also when the list is fetched without it first', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerFetch(() => promise);
  const { live } = show();
  await press('Delete Kim');
  live(without('Kim'));
  expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
  expect(named('button', 'Delete Kim')).toHaveAttribute('aria-busy', 'true');
  resolve(json({ message: 'Book deleted' }));
  await pass(0);
  expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
});

it("Undo makes the row the book's again", async () => {
  const sent = answerFetch(() => json({ message: 'done' }));
  const { live } = show();
  await press('Delete Kim');
  live(without('Kim'));
  await pass(5);
  await press('Undo');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/books/kim',
    'POST /api/books/kim/restore',
  ]);
  expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
  expect(link('Edit Kim')).toHaveFocus();
  live(books);
  await pass(20);
  expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
});

it('The row stays, and a dialog says so, when Undo fails', async () => {
  answerFetch(({ method }) => (method === 'POST' ? refusal(503, 'The shop is busy') : json({})));
  const { live } = show();
  await press('Delete Kim');
  live(without('Kim'));
  await press('Undo');
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Failed to restore the book. Please try again.',
    'The shop is busy',
  );
  expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
  expect(named('button', 'Undo')).toHaveAttribute('aria-busy', 'false');
});

it('A book that could not be deleted stays as it was', async () => {
  answerFetch(() => refusal(503, 'The shop is busy'));
  show();
  await press('Delete Kim');
  expect(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to delete book. Please try again.');
  expect(showToast).not.toHaveBeenCalled();
  expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
});
