import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { UpdateBookForm } from '../../web/src/features/book-form/update-book-form.tsx';
import { showFailure, showSuccess } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

const upload = vi.hoisted(() => ({ uploadCovers: vi.fn(), prepareCover: vi.fn() }));
vi.mock('../../web/src/entities/cover/cover-upload.ts', () => ({ uploadCovers: upload.uploadCovers }));
vi.mock('../../web/src/entities/cover/cover-file.ts', async (original) => ({
  ...(await original<object>()),
  prepareCover: upload.prepareCover,
}));

const stored = vi.hoisted(() => ({
  useStoredBook: vi.fn(),
  useKnownPrices: vi.fn(),
  loadStoredBook: vi.fn(),
}));
vi.mock('../../web/src/entities/book/stored-book.ts', () => stored);
vi.mock('../../web/src/lib/alerts.ts', () => ({ showFailure: vi.fn(), showSuccess: vi.fn() }));

const book = makeBook({ title: 'Emma', coverImage: 'old.480w.webp' });
let picture: File;

beforeEach(() => {
  picture = new File(['x'], 'new.png', { type: 'image/png' });
  vi.mocked(showSuccess).mockReset().mockResolvedValue();
  vi.mocked(showFailure).mockReset().mockResolvedValue();
  localStorage.setItem('token', 'admin-token');
  upload.uploadCovers.mockReset().mockResolvedValue(undefined);
  upload.prepareCover.mockResolvedValue([{ fileName: 'new-1.480w.webp', picture: new Blob() }]);
  stored.useStoredBook.mockReset().mockReturnValue({ book, version: 1 });
  stored.useKnownPrices.mockReset();
  stored.loadStoredBook.mockReset();
});

it('What is typed while a book is being saved stays, and the next save names the new version', async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = answerFetch(() => new Promise((resolve) => (answer = resolve)));
  const user = userEvent.setup();
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Emma, saved');
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(screen.getByLabelText('Description'), ' And typed later.');
  answer(json({ message: 'Book updated', book: { ...book, title: 'Emma, saved' }, version: 2 }));
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Title')).toHaveValue('Emma, saved');
  expect(screen.getByLabelText('Description')).toHaveValue(`${book.description} And typed later.`);
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  answer(json({ message: 'Book updated', book, version: 3 }));
});

it('A book that could not be read is shown as soon as it can be', () => {
  stored.useStoredBook.mockReturnValue(undefined);
  const { rerender } = render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert')).toHaveTextContent('Error fetching book data');
  expect(screen.getByRole('link', { name: 'Back to all books' })).toHaveAttribute(
    'href',
    '/dashboard/manage-books',
  );
  stored.useStoredBook.mockReturnValue({ book, version: 1 });
  rerender(<UpdateBookForm id={book._id} />);
  expect(screen.getByLabelText('Title')).toHaveValue('Emma');
});

it('Prices stand in the form with their two decimals, and the form begins in Title', () => {
  stored.useStoredBook.mockReturnValue({ book: { ...book, oldPrice: 20, newPrice: 15.5 }, version: 1 });
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  expect(screen.getByLabelText('Old Price')).toHaveDisplayValue('20.00');
  expect(screen.getByLabelText('New Price')).toHaveDisplayValue('15.50');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it('A book without a description is sent without one, and its one price is typed once', async () => {
  const bare = { ...book, description: '', oldPrice: 12.5, newPrice: 12.5 };
  stored.useStoredBook.mockReturnValue({ book: bare, version: 1 });
  const sent = answerFetch(() => json({ message: 'Book updated', book: bare, version: 2 }));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  expect(screen.getByLabelText('Not reduced')).toBeChecked();
  await user.clear(screen.getByLabelText('New Price'));
  await user.type(screen.getByLabelText('New Price'), '11,90');
  expect(screen.getByLabelText('Old Price')).toHaveValue('11,90');
  await user.click(update);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ description: '', oldPrice: 11.9, newPrice: 11.9 });
  await user.type(screen.getByLabelText('Old Price'), '9');
  expect(screen.getByLabelText('Not reduced')).not.toBeChecked();
  await user.click(screen.getByLabelText('Not reduced'));
  expect(screen.getByLabelText('Old Price')).toHaveValue('12.50');
});

const form = () => ({
  user: userEvent.setup(),
  update: screen.getByRole('button', { name: 'Update Book' }),
});

it('The form has every field, requires them, and an empty cover address is sent as it is', async () => {
  const sent = answerFetch(() => json({ message: 'Book updated', book, version: 2 }));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  expect(screen.getByLabelText('Cover Image URL')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Cover Image URL')).toHaveValue(book.coverImage);
  expect(screen.getByLabelText('Trending')).not.toBeChecked();
  const labels = ['Title', 'Description', 'Old Price', 'New Price'];
  for (const label of labels) await user.clear(screen.getByLabelText(label));
  await user.selectOptions(screen.getByLabelText('Category'), 'Choose A Category');
  await user.click(update);
  for (const label of [...labels, 'Category']) {
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`),
    );
  }
  expect(sent).toEqual([]);
  for (const [index, text] of ['Emma', 'A novel', '20', '7.70'].entries()) {
    await user.type(screen.getByLabelText(labels[index] ?? ''), text);
  }
  await user.selectOptions(screen.getByLabelText('Category'), 'Horror');
  await user.clear(screen.getByLabelText('Cover Image URL'));
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(showSuccess).toHaveBeenCalledWith('Book Updated', 'Your book is updated successfully!');
  expect(sent[0]?.body).toEqual({
    ...{ title: 'Emma', description: 'A novel', category: 'horror', trending: false },
    ...{ oldPrice: 20, newPrice: 7.7, coverImage: '' },
  });
});

it('Of the optional fields only those that were changed are sent, an empty one as null', async () => {
  const emma = { ...book, author: 'Jane Austen', year: 1815, subjects: ['Courtship', 'England'] };
  stored.useStoredBook.mockReturnValue({ book: emma, version: 1 });
  const sent = answerFetch(() => json({ message: 'Book updated', book: emma, version: 2 }));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  expect(screen.getByLabelText('Author')).toBeVisible();
  await user.clear(screen.getByLabelText('Author'));
  await user.type(screen.getByLabelText('Pages'), '474');
  await user.type(screen.getByLabelText('Subjects'), '{Enter}Sea stories');
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  const { title, description, category, trending, oldPrice, newPrice, coverImage } = book;
  expect(sent[0]?.body).toEqual({
    ...{ title, description, category, trending, oldPrice, newPrice, coverImage },
    author: null,
    pages: 474,
    subjects: ['Courtship', 'England', 'Sea stories'],
  });
});

it('A wrong ISBN is explained at its field, which is in view', async () => {
  const sent = answerFetch(() => json({}));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.type(screen.getByLabelText('ISBN'), '978-0-14-143958-8');
  await user.click(update);
  const box = screen.getByLabelText('ISBN');
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription('ISBN has a wrong check digit: compare it with the book'),
  );
  expect(box).toBeVisible();
  expect(sent).toEqual([]);
});

it('A new cover is uploaded and stands in the place of the old one, whose file stays', async () => {
  const sent = answerFetch(() =>
    json({ message: 'Book updated', book: { ...book, coverImage: 'new-1.480w.webp' }, version: 2 }),
  );
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.upload(screen.getByLabelText('Or upload a new cover'), picture);
  expect(screen.getByRole('img', { name: 'The chosen cover' })).toBeVisible();
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(upload.uploadCovers).toHaveBeenCalledOnce();
  expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  expect(sent[0]?.body).toMatchObject({ coverImage: 'new-1.480w.webp' });
  expect(screen.getByLabelText('Cover Image URL')).toHaveValue('new-1.480w.webp');
  expect(screen.queryByText('Selected: new.png')).toBeNull();
});

it.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that the book has changed, as it has by an earlier try', async () => refusal(412, 'stale')],
])('A book is saved when its answer is %s, but the shop has what was sent', async (_, answer) => {
  const sent = answerFetch(answer);
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.type(screen.getByLabelText('Title'), ', saved');
  await user.clear(screen.getByLabelText('New Price'));
  await user.type(screen.getByLabelText('New Price'), '1,50');
  stored.loadStoredBook.mockResolvedValue({
    book: { ...book, title: 'Emma, saved', newPrice: 1.5 },
    version: 2,
  });
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  answerFetch((request) => {
    sent.push(request);
    return json({ message: 'Book updated', book, version: 3 });
  });
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledTimes(2));
  expect(sent.at(-1)?.headers.get('if-match')).toBe('"2"');
});

it('A book that another person has changed is shown as it is now, with what was typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = [refusal(412, 'stale')];
  const sent = answerFetch(() => answers.shift() ?? json({ message: 'Book updated', book, version: 3 }));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.type(screen.getByLabelText('Description'), ' Typed here.');
  stored.loadStoredBook.mockResolvedValue({ book: { ...book, title: 'Emma, theirs' }, version: 2 });
  await user.click(update);
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Title')).toHaveValue('Emma, theirs');
  expect(screen.getByLabelText('Description')).toHaveValue(`${book.description} Typed here.`);
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toMatchObject({ title: 'Emma, theirs' });
  expect(sent[1]?.headers.get('if-match')).toBe('"2"');
});

it('When the book cannot be updated, that is said, the uploaded cover goes and what was typed stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stored.loadStoredBook.mockResolvedValue({ book, version: 2 });
  const sent = answerFetch(({ method }) =>
    method === 'PUT' ? refusal(412, 'stale') : json({ message: '' }),
  );
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.upload(screen.getByLabelText('Or upload a new cover'), picture);
  await user.clear(screen.getByLabelText('New Price'));
  await user.type(screen.getByLabelText('New Price'), '1');
  await user.click(update);
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Failed to update book.',
      expect.stringContaining('changed this book'),
    ),
  );
  expect(screen.getByLabelText('New Price')).toHaveValue('1');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /api/books/edit/${book._id}`,
    'DELETE /api/covers/new-1.480w.webp',
  ]);
  expect(screen.getByText('Selected: new.png')).toBeVisible();
});

it.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['late', () => Promise.reject(new DOMException('The call timed out', 'TimeoutError'))],
  ['a 503', async () => refusal(503, 'The shop is busy')],
])('A cover stays when the answer is %s, and the next try names the same one', async (_, fail) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = [fail, async () => refusal(412, 'stale')];
  const sent = answerFetch(() => answers.shift()?.() ?? json({ message: '' }));
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  const { user, update } = form();
  await user.upload(screen.getByLabelText('Or upload a new cover'), picture);
  await user.click(update);
  await vi.waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  // The first try may have saved the book: also what the second one refuses removes nothing.
  await user.click(update);
  await vi.waitFor(() => expect(showFailure).toHaveBeenCalledTimes(2));
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  for (const { body } of sent) expect(body).toMatchObject({ coverImage: 'new-1.480w.webp' });
  expect(upload.uploadCovers).toHaveBeenCalledOnce();
});

it('The form links to the book in the shop', () => {
  render(<UpdateBookForm id={book._id} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'View in shop' })).toHaveAttribute('href', `/books/${book._id}`);
});
