import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, it, vi } from 'vitest';
import { NotFound } from '../../web/src/app/not-found.tsx';
import { Page as BookPage } from '../../web/src/app/routes/rendered/book-route.tsx';
import { Page as CartPage } from '../../web/src/app/routes/shop/cart-route.tsx';
import { clearCart } from '../../web/src/features/cart/cart-store.ts';
import { OrderList } from '../../web/src/features/orders/order-list.tsx';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectLink, expectNone, expectText, findShown, named, user, waitForText } from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import './new-page.ts';

vi.mock('../../web/src/features/orders/order-queries.ts', () => ({ useOwnOrders: () => [] }));

const open = (address: string, path: string, element: ReactNode) =>
  act(async () => renderAt(address, { [path]: element }));

/** The page for an address without one; elsewhere the address. */
function NotFoundOrFound() {
  const { pathname, search } = useLocation();
  return pathname === '/nowhere' ? <NotFound /> : <p>{pathname + search}</p>;
}

beforeEach(() => {
  clearCart();
});

it('The orders page of a shopper without orders links to the books', async () => {
  await open('/orders', '/orders', <OrderList uid="ada" onSeen={() => undefined} again={() => null} />);
  expectText('No orders found');
  expectLink('Browse the books', '/browse');
});

it('An empty cart shows a few books and leads to the others', async () => {
  answerFetch(() => json(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] })));
  await open('/cart', '/cart', <CartPage />);
  expectText('No produt found');
  await findShown('link', 'Kim');
});

it('The page of a missing book links to the books', async () => {
  const books = makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] });
  answerFetch(({ path }) =>
    path.includes('/books/gone') ? refusal(404, 'The book does not exist') : json(books),
  );
  await open('/books/gone', '/books/:id', <BookPage />);
  await findShown('link', 'Kim');
  await waitForText('Error while loading book info');
  expectText('There is no such book in the shop.');
  expectNone('button', 'Try again');
  expectLink('Browse the books', '/browse');
});

it.each([
  ['a book', '/search?q=a%20book'],
  ['  ', '/browse'],
])(
  'An address without a page offers books, and a search that leads from “%s” to %s',
  async (words, found) => {
    answerFetch(() => json(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] })));
    await open('/nowhere', '*', <NotFoundOrFound />);
    await findShown('link', 'Kim');
    await user.type(named('searchbox', 'Title or author'), `${words}{Enter}`);
    expectText(found);
  },
);
