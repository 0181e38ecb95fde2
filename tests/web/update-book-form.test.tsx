import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UpdateBookForm } from '../../web/src/features/book-form/update-book-form.tsx';
import { showFailure, showSuccess } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import {
  button,
  expectAlert,
  expectLink,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  field,
  press,
  renderRouted,
  typeIn,
  user,
} from './on-screen.ts';
import './desk-session.ts';

const upload = vi.hoisted(() => ({ uploadCovers: vi.fn(), prepareCover: vi.fn() }));
vi.mock('../../web/src/entities/cover/cover-upload.ts', () => ({ uploadCovers: upload.uploadCovers }));
vi.mock('../../web/src/entities/cover/cover-file.ts', async (original) => ({
  ...(await original<object>()),
  prepareCover: upload.prepareCover,
}));

const stored = vi.hoisted(() => ({
  useStoredBook: vi.fn(),
  useKnownPrices: vi.fn(),
  useCoverCopy: vi.fn(),
  loadStoredBook: vi.fn(),
}));
vi.mock('../../web/src/entities/book/stored-book.ts', () => stored);

const book = makeBook({ title: 'Emma', coverImage: 'old.480w.webp' });
let picture: File;

beforeEach(() => {
  picture = new File(['x'], 'new.png', { type: 'image/png' });
  upload.uploadCovers.mockResolvedValue(undefined);
  upload.prepareCover.mockResolvedValue([{ fileName: 'new-1.480w.webp', picture: new Blob() }]);
  stored.useStoredBook.mockReturnValue({ book, version: 1 });
});

/** Shows the form. @returns the button that sends it */
function show(): HTMLElement {
  renderRouted(<UpdateBookForm id={book._id} />);
  return button('Update Book');
}

it('What is typed while a book is being saved stays, and the next save names the new version', async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = answerFetch(() => new Promise((resolve) => (answer = resolve)));
  renderRouted(<UpdateBookForm id={book._id} />);
  fillIn({ Title: 'Emma, saved' });
  await press('Update Book');
  await waitFor(() => expect(sent).toHaveLength(1));
  fillIn({ Description: `${book.description} And typed later.` });
  answer(json({ message: 'Book updated', book: { ...book, title: 'Emma, saved' }, version: 2 }));
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expectValue('Title', 'Emma, saved');
  expectValue('Description', `${book.description} And typed later.`);
  await press('Update Book');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  answer(json({ message: 'Book updated', book, version: 3 }));
});

it('A form that comes late leaves the focus to a figure that is typed beside it', async () => {
  const page = (form: ReactNode) => (
    <>
      {form}
      <input aria-label="Copies on hand" />
    </>
  );
  const { rerender } = renderRouted(page(null));
  await typeIn('Copies on hand', '1');
  rerender(page(<UpdateBookForm id={book._id} />));
  await user.keyboard('2');
  expectValue('Title', 'Emma');
  expectValue('Copies on hand', '12');
});

it('A book that could not be read is shown as soon as it can be', () => {
  stored.useStoredBook.mockReturnValue(undefined);
  const { rerender } = renderRouted(<UpdateBookForm id={book._id} />);
  expectAlert('Error fetching book data');
  expectLink('Back to all books', '/dashboard/manage-books');
  stored.useStoredBook.mockReturnValue({ book, version: 1 });
  rerender(<UpdateBookForm id={book._id} />);
  expectValue('Title', 'Emma');
});

it('The form begins in Title, has prices with two decimals, and links to the book in the shop', () => {
  stored.useStoredBook.mockReturnValue({ book: { ...book, oldPrice: 20, newPrice: 15.5 }, version: 1 });
  renderRouted(<UpdateBookForm id={book._id} />);
  expect(field('Old Price')).toHaveDisplayValue('20.00');
  expect(field('New Price')).toHaveDisplayValue('15.50');
  expect(field('Title')).toHaveFocus();
  expectLink('View in shop', `/books/${book._id}`);
});

it('A book without a description is sent without one, and its one price is typed once', async () => {
  const bare = { ...book, description: '', oldPrice: 12.5, newPrice: 12.5 };
  stored.useStoredBook.mockReturnValue({ book: bare, version: 1 });
  const sent = answerFetch(() => json({ message: 'Book updated', book: bare, version: 2 }));
  renderRouted(<UpdateBookForm id={book._id} />);
  expect(field('Not reduced')).toBeChecked();
  fillIn({ 'New Price': '11,90' });
  expectValue('Old Price', '11,90');
  await press('Update Book');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ description: '', oldPrice: 11.9, newPrice: 11.9 });
  fillIn({ 'Old Price': '12.509' });
  expect(field('Not reduced')).not.toBeChecked();
  await user.click(field('Not reduced'));
  expectValue('Old Price', '12.50');
});

it('The form has every field, requires them, and an empty cover address is sent as it is', async () => {
  const sent = answerFetch(() => json({ message: 'Book updated', book, version: 2 }));
  const update = show();
  expect(field('Cover Image URL')).toHaveAttribute('type', 'text');
  expectValue('Cover Image URL', book.coverImage);
  expect(field('Trending')).not.toBeChecked();
  const labels = ['Title', 'Description', 'Old Price', 'New Price', 'Category'];
  for (const label of labels) fillIn({ [label]: '' });
  await user.click(update);
  for (const label of labels) {
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(`${label} is required`));
  }
  expect(sent).toEqual([]);
  fillIn({ Title: 'Emma', Description: 'A novel', 'Old Price': '20', 'New Price': '7.70' });
  fillIn({ Category: 'horror', 'Cover Image URL': '' });
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(showSuccess).toHaveBeenCalledWith('Book Updated', 'Your book is updated successfully!');
  expect(sent[0]?.body).toEqual({
    title: 'Emma',
    description: 'A novel',
    category: 'horror',
    trending: false,
    oldPrice: 20,
    newPrice: 7.7,
    coverImage: '',
  });
});

it('Of the optional fields only those that were changed are sent, an empty one as null', async () => {
  const emma = { ...book, author: 'Jane Austen', year: 1815, subjects: ['Courtship', 'England'] };
  stored.useStoredBook.mockReturnValue({ book: emma, version: 1 });
  const sent = answerFetch(() => json({ message: 'Book updated', book: emma, version: 2 }));
  const update = show();
  expect(field('Author')).toBeVisible();
  fillIn({ Author: '', Pages: '474', Subjects: 'Courtship\nEngland\nSea stories' });
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  const { title, description, category, trending, oldPrice, newPrice, coverImage } = book;
  expect(sent[0]?.body).toEqual({
    title,
    description,
    category,
    trending,
    oldPrice,
    newPrice,
    coverImage,
    author: null,
    pages: 474,
    subjects: ['Courtship', 'England', 'Sea stories'],
  });
});

it('A new cover is uploaded and stands in the place of the old one, whose file stays', async () => {
  const sent = answerFetch(() =>
    json({ message: 'Book updated', book: { ...book, coverImage: 'new-1.480w.webp' }, version: 2 }),
  );
  const update = show();
  await user.upload(field('Or upload a new cover'), picture);
  expectShown('img', 'The chosen cover');
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(upload.uploadCovers).toHaveBeenCalledOnce();
  expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  expect(sent[0]?.body).toMatchObject({ coverImage: 'new-1.480w.webp' });
  expectValue('Cover Image URL', 'new-1.480w.webp');
  expectNoText('Selected: new.png');
});

it('A book is saved when it is refused as changed, but the shop has what was sent', async () => {
  const sent = answerFetch(() => refusal(412, 'stale'));
  const update = show();
  fillIn({ Title: 'Emma, saved', 'New Price': '1,50' });
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
  const answers = [refusal(412, 'stale')];
  const sent = answerFetch(() => answers.shift() ?? json({ message: 'Book updated', book, version: 3 }));
  const update = show();
  fillIn({ Description: `${book.description} Typed here.` });
  stored.loadStoredBook.mockResolvedValue({ book: { ...book, title: 'Emma, theirs' }, version: 2 });
  await user.click(update);
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  expectValue('Title', 'Emma, theirs');
  expectValue('Description', `${book.description} Typed here.`);
  await user.click(update);
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toMatchObject({ title: 'Emma, theirs' });
  expect(sent[1]?.headers.get('if-match')).toBe('"2"');
});

it('When the book cannot be updated, that is said, the uploaded cover goes and what was typed stays', async () => {
  stored.loadStoredBook.mockResolvedValue({ book, version: 2 });
  const sent = answerFetch(({ method }) =>
    method === 'PUT' ? refusal(412, 'stale') : json({ message: '' }),
  );
  const update = show();
  await user.upload(field('Or upload a new cover'), picture);
  fillIn({ 'New Price': '1' });
  await user.click(update);
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Failed to update book.',
      expect.stringContaining('changed this book'),
    ),
  );
  expectValue('New Price', '1');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /api/books/edit/${book._id}`,
    'DELETE /api/covers/new-1.480w.webp',
  ]);
  expectText('Selected: new.png');
});

it('A cover stays when the answer is lost, and the next try names the same one', async () => {
  const answers = [refusal(503, 'The shop is busy'), refusal(412, 'stale')];
  const sent = answerFetch(() => answers.shift() ?? json({ message: '' }));
  const update = show();
  await user.upload(field('Or upload a new cover'), picture);
  await user.click(update);
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  // The first try may have saved the book: also what the second one refuses removes nothing.
  await user.click(update);
  await waitFor(() => expect(showFailure).toHaveBeenCalledTimes(2));
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  for (const { body } of sent) expect(body).toMatchObject({ coverImage: 'new-1.480w.webp' });
  expect(upload.uploadCovers).toHaveBeenCalledOnce();
});

it.each([
  [{ coverSource: 'https://example.com/emma.jpg' }, 'Copied from https://example.com/emma.jpg'],
  [
    { coverProblem: 'refused' },
    'Not copied into the shop yet. The shop copies from public https addresses alone.',
  ],
  [{}, ''],
])('The form says where a cover was copied from, or why it was not: %j', (copy, hint) => {
  stored.useCoverCopy.mockReturnValue(copy);
  show();
  expect(field('Cover Image URL')).toHaveAccessibleDescription(hint);
});
