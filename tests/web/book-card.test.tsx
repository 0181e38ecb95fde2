import type { Book } from '@bookstore/functions/shared/book/book';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { excerpt } from '../../functions/src/shared/book/excerpt.ts';
import { BookCard } from '../../web/src/entities/book/book-card.tsx';
import { ListCard } from '../../web/src/entities/book/list-card.tsx';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { parseCart, withBook } from '../../web/src/features/cart/cart.ts';
import { CartRow } from '../../web/src/features/cart/cart-row.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { expectNone, expectNoText, expectShown, expectText, named, renderRouted } from './on-screen.ts';

function showCard(book: Book) {
  renderRouted(<BookCard book={book} action={<button type="button">Buy</button>} />);
  return screen.getByRole('article');
}

/** As the API would answer a book whose other fields were never stored. */
const bareBook: Book = JSON.parse('{"_id":"bare","title":"Bare","newPrice":3,"oldPrice":4}');

it('A card links its cover and title to the book, which are one link to tab to and to hear of, and shows both prices', () => {
  const card = showCard(makeBook({ _id: 'emma & co', title: 'Emma', newPrice: 9.5, oldPrice: 12 }));
  const links = screen.getAllByRole('link', { hidden: true }).slice(0, 1).concat(named('link', 'Emma'));
  expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
    ['/books/emma%20%26%20co', -1],
    ['/books/emma%20%26%20co', 0],
  ]);
  expect(links[0]).toHaveAttribute('aria-hidden', 'true');
  expect(card).toHaveTextContent('$9.50');
  expect(screen.getByText('$12.00').tagName).toBe('S');
  expectShown('button', 'Buy');
});

it('A card and a page say that a copy is used, and nothing of a new one', () => {
  const used = makeBook({ condition: 'used' });
  expect(showCard(used)).toHaveTextContent('Used copy');
  renderRouted(<BookDetails book={used} action={null} />);
  expect(screen.getAllByText('Used copy')).toHaveLength(2);
  cleanup();
  expect(showCard(makeBook({ condition: 'new' }))).not.toHaveTextContent('copy');
});

it('Card and page show one price when the old one is the same', () => {
  const book = makeBook({ newPrice: 12.9, oldPrice: 12.9 });
  const card = showCard(book);
  renderRouted(<BookDetails book={book} action={null} />);
  expect(screen.getAllByText('$12.90')).toHaveLength(2);
  expect(card).not.toHaveTextContent('Old price');
});

it('A card links its category and each of its authors, and the comma stays on the line of the name before it', () => {
  showCard(makeBook({ author: 'Terry Pratchett & Neil Gaiman', category: 'horror' }));
  for (const [name, address, line] of [
    ['Horror', '/browse/horror', 'Horror'],
    ['Terry Pratchett', '/authors/terry-pratchett', 'Terry Pratchett,'],
    ['Neil Gaiman', '/authors/neil-gaiman', 'Neil Gaiman'],
  ] as const) {
    const link = named('link', name);
    expect(link).toHaveAttribute('href', address);
    expect(link.parentElement?.textContent?.trim()).toBe(line);
  }
});

it('A card does not link a category that the shop does not have', () => {
  showCard(makeBook({ category: 'cookery' }));
  expectText('Cookery');
  expectNone('link', 'Cookery');
});

it.each([
  ['shows a description of 80 characters whole', 'x'.repeat(80), 'x'.repeat(80)],
  ['cuts one of 81 characters', 'x'.repeat(81), `${'x'.repeat(80)}…`],
  ['cuts between characters, not within one', '📚'.repeat(81), `${'📚'.repeat(80)}…`],
])('A card %s', (_, description, shown) => {
  showCard(makeBook({ description }));
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it.each([
  ['a word', `${'word '.repeat(15)}broken here`, ' broke'],
  ['a space', `${'word '.repeat(16)}more`, ' '],
  ['the end of a word', `${'word '.repeat(15)}whole here`, ''],
  ['the word behind a comma', `${'word '.repeat(14)}word, broken here`, ', brok'],
])('A card with 80 characters up to within %s shows whole words of them', (_, description, hidden) => {
  const card = showCard(makeBook({ description }));
  expect(card.textContent).toContain(`${description.slice(0, 80)}…`);
  expect(card.querySelector('[hidden]')?.textContent ?? '').toBe(hidden);
  expect(excerpt(description)).toBe(`${description.slice(0, 80 - hidden.length)}…`);
});

it.each([
  [2, 'Only 2 left'],
  [0, 'Out of stock'],
])('Card and page say of %i copies: %s, and nothing of a book that is not counted', (stockLeft, words) => {
  expect(showCard(makeBook())).not.toHaveTextContent(/left|stock/i);
  cleanup();
  const book = makeBook({ stockLeft });
  expect(showCard(book)).toHaveTextContent(words);
  renderRouted(<BookDetails book={book} action={null} />);
  expect(screen.getAllByText(words)).toHaveLength(2);
});

it('Cards, page and cart say the language of a title that is not the one of the page, and nothing of another', () => {
  for (const language of [undefined, 'en', 'not a code']) {
    const card = showCard(makeBook({ language, series: 'Robots' }));
    expect(card.querySelector('[lang]')).toBeNull();
    cleanup();
  }
  const book = makeBook({ title: '吾輩は猫である', language: 'ja' });
  showCard(book);
  renderRouted(<ListCard book={book} action={null} />);
  renderRouted(<BookDetails book={book} action={null} />);
  const cart = parseCart(JSON.stringify(withBook([], book)));
  for (const item of cart) renderRouted(<CartRow item={item} onRemove={() => undefined} />);
  const titles = screen.getAllByRole('heading', { name: book.title });
  const said = titles.map((title) => title.querySelector('[lang="ja"]')?.textContent);
  expect(said).toEqual(Array(4).fill(book.title));
  // Typed texts are read from the side of their own letters.
  expect(titles.every((title) => title.querySelector('[dir="auto"]'))).toBe(true);
  for (const text of screen.getAllByText(book.description)) expect(text).toHaveAttribute('dir', 'auto');
});

it('The page says who answers for the safety of a book, and nothing where the shop has not said it', () => {
  const { unmount } = renderRouted(<BookDetails book={makeBook()} action={null} />);
  expectNoText('Manufacturer');
  unmount();
  const maker = 'Penguin Ireland\n32 Nassau Street\nsafety@penguin.example';
  renderRouted(<BookDetails book={{ ...makeBook(), maker }} action={null} />);
  expect(screen.getByText('Manufacturer').nextElementSibling?.textContent).toBe(maker);
});

it('Cards and page say how buyers rate a book, and nothing of one without a review', () => {
  const book = makeBook({ rating: { count: 12, mean: 4.5 } });
  expect(showCard(makeBook())).not.toHaveTextContent('★');
  cleanup();
  showCard(book);
  renderRouted(<ListCard book={book} action={null} />);
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 of 5 by 12 buyers' })).toHaveLength(2);
  renderRouted(<BookDetails book={book} action={null} />);
  const link = named('link', 'Rated 4.5 of 5 by 12 buyers');
  expect(link).toHaveAttribute('href', '#reviews');
});

it('A card is shown without description, category and cover', async () => {
  const card = showCard(bareBook);
  expect(card).toHaveTextContent('$3.00');
  expect(card).not.toHaveTextContent(/undefined|null|NaN/);
  expect(await screen.findByRole('img', { hidden: true })).toHaveAccessibleName('Cover of Bare');
  expect(card.querySelector('img')).toBeNull();
});

it('A page is shown without author, date, description and cover', () => {
  renderRouted(<BookDetails book={bareBook} action={null} />);
  expect(screen.getByText('admin')).toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent(/undefined|null|NaN|Invalid Date/);
});
