import type { IsbnLookup } from '@bookstore/functions/shared/book/isbn-lookup';
import { defaultFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { fillIn, press } from './fill-in.ts';
import {
  button,
  expectNone,
  expectNoText,
  expectShown,
  expectValue,
  field,
  findButton,
  findCheckbox,
  findLink,
  renderRouted,
  typeIn,
  user,
} from './on-screen.ts';
import './desk-session.ts';

const isbn = '9780141439587';
const found: IsbnLookup = {
  isbn,
  state: 'found',
  book: {
    title: 'Emma',
    author: 'Jane Austen',
    year: 2003,
    category: 'fiction',
    subjects: ['Courtship', 'England'],
  },
};
const nothing = (state: IsbnLookup['state']): IsbnLookup => ({ isbn, state, book: {} });

function show(answer: () => Response | Promise<Response>) {
  const sent = answerFetch(answer);
  renderRouted(<AddBookForm />);
  return { sent, box: field('ISBN') };
}

/** What is said of the look-up; the pictures from inside say their own. */
const lookedUp = () => screen.getAllByRole('status')[0];

async function scan(text: string): Promise<void> {
  fillIn({ ISBN: text });
  await typeIn('ISBN', '{Enter}');
}

it('A shop that has turned the look-up off offers none, and Enter asks nothing', async () => {
  const sent = answerFetch(() => json(found));
  const services = { ...defaultFrame.services, isbnLookup: false };
  renderRouted(<AddBookForm />, '/', { services });
  expectNone('button', 'Fill in');
  await scan(isbn);
  expect(sent).toEqual([]);
  expectValue('ISBN', isbn);
});

it('A proposal that comes while the title is typed leaves the focus there', async () => {
  let answer: (response: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  await scan(isbn);
  await typeIn('Title', 'My ');
  answer(json(found));
  await findButton('Use nothing');
  await user.keyboard('Emma');
  expectValue('Title', 'My Emma');
});

it('A proposal leaves typed text, unless its box is ticked, and says so; a rejected one changes nothing', async () => {
  const { box } = show(() => json(found));
  fillIn({ Title: 'My Emma', Author: 'J. Austen' });
  await scan(isbn);
  await user.click(await findButton('Use nothing'));
  expectValue('Author', 'J. Austen');
  expectNoText('Found in Open Library');
  expect(box).toHaveFocus();
  await scan(isbn);
  await user.click(await findCheckbox('Replace Author: “J. Austen”'));
  press('Use 4 fields');
  expectValue('Title', 'My Emma');
  expectValue('Author', 'Jane Austen');
  expect(lookedUp()).toHaveTextContent('4 fields filled in. Kept as you have it: Title.');
});

it('An ISBN that a book of the shop has is said so, with a link to the book', async () => {
  const inShop = { id: 'emma', title: 'Emma of the shop' };
  show(() => json({ ...nothing('off'), inShop }));
  await scan(isbn);
  const link = await findLink(inShop.title);
  expect(link).toHaveAttribute('href', '/dashboard/edit-book/emma');
  expect(lookedUp()).toHaveTextContent(/^The shop has a book with this ISBN: Emma of the shop\. /);
});

it('A look-up without a book says one sentence and leaves the form, and what is no ISBN is not looked up', async () => {
  let answer = json({});
  const { sent, box } = show(() => answer);
  fillIn({ Title: 'Emma', ISBN: isbn });
  for (const [next, sentence] of [
    [json(nothing('unknown')), 'Open Library does not know this ISBN: fill in the fields yourself.'],
    [json(nothing('off')), 'Looking books up is switched off in this shop: fill in the fields yourself.'],
    [
      json(nothing('unreachable')),
      'Open Library has not answered. Try again, or fill in the fields yourself.',
    ],
    [refusal(503, 'Busy'), 'The book could not be looked up. Try again, or fill in the fields yourself.'],
  ] as const) {
    answer = next;
    press('Fill in');
    await waitFor(() => expect(lookedUp()).toHaveTextContent(sentence));
    expectValue('Title', 'Emma');
    expectNoText('Title is required');
  }
  const asked = sent.length;
  for (const [text, reason] of [
    ['978-0-14-143958-8', 'ISBN has a wrong check digit: compare it with the book'],
    ['12', 'ISBN must have 10 or 13 digits'],
  ] as const) {
    await scan(text);
    await waitFor(() => expect(box).toHaveAccessibleDescription(reason));
  }
  expect(sent).toHaveLength(asked);
});

it('A wrong check digit is confirmed for a book that is printed so, until it is changed', async () => {
  const { sent, box } = show(() => json({ message: 'Draft added', draft: { _id: 'd' } }));
  await typeIn('Title', 'Misprint');
  await user.type(box, '978-3-453-05829-1');
  const save = button('Save as draft');
  await user.click(save);
  const confirm = await screen.findByLabelText('It is printed like this in the book');
  await user.click(confirm);
  await user.type(box, '{Backspace}2');
  expect(box).toHaveValue('978-3-453-05829-2');
  expect(await screen.findByLabelText('It is printed like this in the book')).not.toBeChecked();
  await user.type(box, '{Backspace}1');
  await user.click(await screen.findByLabelText('It is printed like this in the book'));
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ isbn: '9783453058291', isbnAsPrinted: true });
});

it('An answer about an ISBN that was changed meanwhile is dropped', async () => {
  let answer: (response: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  await scan(isbn);
  expect(await findButton('Looking..')).toHaveAttribute('aria-busy', 'true');
  fillIn({ ISBN: isbn.slice(0, -1) });
  answer(json(found));
  await waitFor(() => expectShown('button', 'Fill in'));
  expectNoText('Found in Open Library');
});
