import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { UpdateBookForm } from '../../web/src/features/inventory/update-book-form.tsx';
import { showSuccess } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';

const live = vi.hoisted(() => ({ useLiveDocument: vi.fn() }));
vi.mock('../../web/src/lib/live-data.ts', () => live);
vi.mock('../../web/src/lib/collections.ts', () => ({ bookReference: vi.fn() }));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), showSuccess: vi.fn() }));

const book = makeBook({ title: 'Emma' });

beforeEach(() => {
  vi.mocked(showSuccess).mockReset().mockResolvedValue();
  localStorage.setItem('token', 'admin-token');
  live.useLiveDocument.mockReset().mockReturnValue({ book, version: 1 });
});

it('What is typed while a book is being saved stays, and the next save names the new version', async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = answerFetch(() => new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(<UpdateBookForm id={book._id} />);
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Emma, saved');
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await user.type(screen.getByLabelText('Description'), ' And typed later.');
  answer(json({ message: 'Book updated', book: { ...book, title: 'Emma, saved' }, version: 2 }));
  await vi.waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Title')).toHaveValue('Emma, saved');
  expect(screen.getByLabelText('Description')).toHaveValue(`${book.description} And typed later.`);
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  answer(json({ message: 'Book updated', book, version: 3 }));
});

it('A book that could not be read is shown as soon as it can be', () => {
  live.useLiveDocument.mockReturnValue(undefined);
  const { rerender } = render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert')).toHaveTextContent('Error fetching book data');
  expect(screen.getByRole('link', { name: 'Back to all books' })).toHaveAttribute(
    'href',
    '/dashboard/manage-books',
  );
  live.useLiveDocument.mockReturnValue({ book, version: 1 });
  rerender(<UpdateBookForm id={book._id} />);
  expect(screen.getByLabelText('Title')).toHaveValue('Emma');
});

it('Prices stand in the form with their two decimals, and the form begins in Title', () => {
  live.useLiveDocument.mockReturnValue({ book: { ...book, oldPrice: 20, newPrice: 15.5 }, version: 1 });
  render(<UpdateBookForm id={book._id} />);
  expect(screen.getByLabelText('Old Price')).toHaveDisplayValue('20.00');
  expect(screen.getByLabelText('New Price')).toHaveDisplayValue('15.50');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});
