import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Footer } from '../../web/src/components/layout/footer.tsx';
import { BookCard } from '../../web/src/entities/book/book-card.tsx';
import { BookTitle } from '../../web/src/entities/book/book-title.tsx';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { parseCart, withBook, withConflict } from '../../web/src/features/cart/cart.ts';
import { CartRow } from '../../web/src/features/cart/cart-row.tsx';
import { OrderCard } from '../../web/src/features/orders/order-card.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { expectNoText, expectStatus, field, press, renderRouted, user } from './on-screen.ts';

const known = makeBook({ title: 'Emma', author: 'Jane Austen', coverImage: 'emma.480w.avif' });
const { author: _, ...unknown } = makeBook({ title: 'Beowulf' });

function cartItem(book: typeof known | typeof unknown) {
  const [item] = withBook([], book);
  if (!item) throw new Error('The book is not in the cart');
  return item;
}

const order = makeOrder([known, unknown]);
const lines = order.lines.map((line) =>
  line.title === known.title ? { ...line, author: known.author } : line,
);

it.each([
  ['a card', <BookCard key="card" book={known} action={null} />, 'Jane Austen'],
  ['a row of the cart', <CartRow key="row" item={cartItem(known)} onRemove={vi.fn()} />, 'Jane Austen'],
  ['a line of an order', <OrderCard key="order" order={{ ...order, lines }} />, 'Jane Austen'],
  ['the page of the book', <BookDetails key="details" book={known} action={null} />, 'Jane Austen'],
])('The author is shown under the title on %s', (_place, element, text) => {
  renderRouted(element);
  const title = screen.getByText('Emma');
  const [author] = screen.getAllByText(text);
  if (!author) throw new Error('There is no author');
  expect(title.compareDocumentPosition(author)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('A book without an author leaves no gap', () => {
  const { container } = renderRouted(
    <>
      <BookCard book={unknown} action={null} />
      <CartRow item={cartItem(unknown)} onRemove={vi.fn()} />
      <OrderCard order={makeOrder([unknown])} />
    </>,
  );
  expect([...container.querySelectorAll('p')].filter((line) => line.textContent === '')).toEqual([]);
  expect(container).not.toHaveTextContent(/undefined|null/);
});

it('The stored cart keeps the author, and a book without one is read', () => {
  const cart = [cartItem(known), cartItem(unknown)];
  expect(parseCart(JSON.stringify(cart))).toStrictEqual(cart);
  expect(cart[1]).not.toHaveProperty('author');
  expect(parseCart(JSON.stringify([{ ...cart[0], author: 7 }]))).toEqual([]);
});

it('The author stays in the cart when a refused order updates it', () => {
  const current = { bookId: known._id, title: known.title, newPrice: 9 };
  const conflict = { missing: [], books: [current], totalPrice: '9.00' };
  expect(withConflict([cartItem(known)], conflict)).toMatchObject([{ author: 'Jane Austen', newPrice: 9 }]);
});

it('A card names two authors and counts the others', () => {
  const author = 'Terry Pratchett, Neil Gaiman, Mary Shelley, Jane Austen';
  renderRouted(<BookCard book={makeBook({ author })} action={null} />);
  expect(screen.getByText('and 2 more').parentElement).toHaveTextContent(
    /^Terry Pratchett, Neil Gaiman and 2 more$/,
  );
  expectNoText('Mary Shelley');
});

it.each([
  ["Harry Potter and the Sorcerer's Stone (Harry Potter, #1)", 'Harry Potter, #1'],
  ['Dune (Dune Chronicles #1)', 'Dune Chronicles, #1'],
  ['Beowulf (a verse translation)', undefined],
  ['(#1)', undefined],
])('The series of %j stands on a line of its own', (title, series) => {
  const { container } = render(<BookTitle book={{ title }} />);
  expect(container.querySelector('.block')?.textContent).toBe(series);
  if (!series) expect(container.textContent).toBe(title);
});

it('The newsletter says that it is not there yet, and keeps nothing', async () => {
  renderRouted(<Footer />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field('News from the shelves, now and then'), 'ada@example.com');
  await press('Subscribe');
  expectStatus('There is no newsletter yet: your address was not kept.');
  expect([...Object.values(localStorage), ...Object.values(sessionStorage)].join()).not.toContain('ada@');
});
