import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { showFailure, showSuccess, showToast } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { fillIn, press } from './fill-in.ts';
import {
  button,
  checkbox,
  expectNoField,
  expectNoText,
  expectText,
  expectValue,
  findButton,
  findShown,
  renderRouted,
  textsOf,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';

const emma = {
  Title: 'Emma',
  Description: 'Handsome, clever, and rich.',
  Category: 'fiction',
  'Old Price': '12',
  'New Price': '9.50',
};

beforeEach(() => {
  render(<AddBookForm onDraftSaved={onDraftSaved} />);
});

const onDraftSaved = vi.fn();
const added = () => answerFetch(() => json({ message: 'Book added' }, 201));
const optionsOf = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option');

it('The form starts in the ISBN, where a scanner types, and shows the optional fields on demand', async () => {
  expect(screen.getByLabelText('ISBN')).toHaveFocus();
  expect(textsOf(optionsOf('Category'))).toEqual([
    'Choose A Category',
    'Business',
    'Technology',
    'Fiction',
    'Horror',
    'Adventure',
  ]);
  expect(optionsOf('Category')[0]).toHaveValue('');
  expect(screen.getByLabelText('Publisher')).not.toBeVisible();
  await user.click(screen.getByText('More about this book'));
  expect(screen.getByLabelText('Publisher')).toBeVisible();
  expect(optionsOf('Language')[0]).toHaveTextContent('Choose A Language');
  expect(textsOf(optionsOf('Language'))).toContain('French');
});

it('The form requires every field but Trending and the cover, once it is sent', async () => {
  const sent = added();
  fillIn({ Title: 'Emma' });
  fillIn({ Title: '   ' });
  await user.click(screen.getByLabelText('Title'));
  await user.click(screen.getByLabelText('Description'));
  // Earlier that would move the buttons.
  expectNoText(/is required/);
  press('Add Book');
  for (const name of Object.keys(emma)) await waitForText(`${name} is required`);
  expectNoText(/Cover Image is/);
  expect(sent).toEqual([]);
});

it('The form says what is wrong with a price, and sends one with a comma as it was meant', async () => {
  const sent = added();
  const notice = /The old price is below the new one/;
  fillIn(emma);
  for (const [price, reason] of [
    ['-1', 'New Price must not be negative'],
    ['1,234', 'New Price can be read in two ways: write 1234 or 1.23'],
    ['100001', 'New Price must be at most 100000'],
  ] as const) {
    fillIn({ 'New Price': price });
    press('Add Book');
    await waitForText(reason);
  }
  fillIn({ 'Old Price': '9,40', 'New Price': '9.50' });
  expectText(notice);
  fillIn({ 'New Price': '8,5' });
  expectNoText(notice);
  press('Add Book');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ oldPrice: 9.4, newPrice: 8.5 });
});

it('A shop of its own has ISBN, price and copies first, and asks for no old price where prices are fixed', async () => {
  const namesOf = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(namesOf().slice(0, 3)).toEqual(['isbn', 'title', 'description']);
  expect(screen.getByLabelText('Copies on hand')).not.toBeVisible();
  cleanup();
  renderRouted(<AddBookForm />, '/', { fixedPrices: 'DE' });
  const sent = added();
  expect(namesOf().slice(0, 3)).toEqual(['isbn', 'newPrice', 'title']);
  const { 'Old Price': _, ...fields } = emma;
  fillIn({ ...fields, 'Copies on hand': '2' });
  expectNoField('Old Price');
  press('Add Book');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ oldPrice: 9.5, newPrice: 9.5, onHand: 2 }));
  await user.click(screen.getByLabelText('Not reduced'));
  expect(screen.getByLabelText('Old Price')).toBeVisible();
});

it("The button says 'Adding..' while the form is sent, and the form is empty after its success", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = answerFetch(() => promise);
  fillIn(emma);
  await user.click(checkbox('Trending'));
  await user.dblClick(button('Add Book'));
  expect(await findButton('Adding..')).toHaveAttribute('aria-busy', 'true');
  resolve(json({ message: 'Book added' }, 201));
  await findShown('button', 'Add Book');
  expect(showSuccess).toHaveBeenCalledExactlyOnceWith('Book added', 'Your book is uploaded successfully!', {
    showCancelButton: true,
    confirmButtonText: "Yes, It's Okay!",
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/books/create-book' });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer admin-token');
  expect(sent[0]?.body).toEqual({
    title: 'Emma',
    description: emma.Description,
    category: 'fiction',
    trending: true,
    oldPrice: 12,
    newPrice: 9.5,
    coverImage: '',
  });
  expectValue('Title', '');
  expectValue('Category', '');
  expect(checkbox('Trending')).not.toBeChecked();
});

const reused = { error: { code: 'idempotency-key-reused', message: 'The key was used before' } };
it.each([
  [() => refusal(409, 'Another book has this ISBN'), 'Another book has this ISBN'],
  [() => json(reused, 422), 'An earlier try has added this book as it was then. Find it under Manage Books.'],
])(
  'The form keeps its values when the book cannot be added, and says why: case %#',
  async (answer, words) => {
    answerFetch(answer);
    fillIn(emma);
    press('Add Book');
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to add book.Please try again', words),
    );
    expectValue('Title', 'Emma');
    expectValue('New Price', '9.50');
    expect(showSuccess).not.toHaveBeenCalled();
  },
);

it("'Save and add another' saves a book and keeps the fields that the next one shares", async () => {
  const sent = added();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  fillIn({
    ...emma,
    Author: 'Jane Austen',
    ISBN: '0-14-143958-0',
    Publisher: 'Penguin',
    Language: 'en',
    Format: 'paperback',
    Subjects: 'Courtship\n\n England \nCourtship',
  });
  expect(scrolled).not.toHaveBeenCalled();
  press('Save and add another');
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showSuccess).not.toHaveBeenCalled();
  expect(sent[0]?.body).toMatchObject({
    author: 'Jane Austen',
    isbn: '9780141439587',
    publisher: 'Penguin',
    language: 'en',
    format: 'paperback',
    subjects: ['Courtship', 'England'],
  });
  expect(sent[0]?.body).not.toHaveProperty('year');
  expect(screen.getByLabelText('ISBN')).toHaveFocus();
  expect(scrolled.mock.contexts).toHaveLength(1);
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('ISBN'));
  for (const label of ['Title', 'Description', 'Author', 'ISBN', 'Subjects']) {
    expectValue(label, '');
  }
  expectValue('Category', 'fiction');
  expectValue('New Price', '9.50');
  expectValue('Publisher', 'Penguin');
  fillIn({ Title: 'Persuasion', Description: 'A second spring.' });
  press('Add Book');
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expectValue('Category', '');
  expectValue('Publisher', '');
});

it("'Save as draft' requires a title and nothing else, and 'Add Book' all fields again", async () => {
  const sent = answerFetch(() => json({ message: 'Draft saved', draft: { _id: 'd1' } }, 201));
  const title = screen.getByLabelText('Title');
  press('Save as draft');
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription('A draft needs a title');
  expectNoText(/is required/);
  press('Add Book');
  await waitForText('Description is required');
  expect(sent).toEqual([]);
  fillIn({ Title: 'Emma', 'New Price': '9.50' });
  press('Save as draft');
  await waitFor(() => expect(onDraftSaved).toHaveBeenCalledExactlyOnceWith('d1'));
  expect(sent[0]).toMatchObject({ path: '/api/drafts', body: { title: 'Emma', newPrice: 9.5 } });
});
