import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '../../web/src/app/not-found.tsx';
import { Page as BookPage } from '../../web/src/app/routes/rendered/book-route.tsx';
import { Page as SearchPage } from '../../web/src/app/routes/rendered/search-route.tsx';
import { Page as CartPage } from '../../web/src/app/routes/shop/cart-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { clearCart } from '../../web/src/features/cart/cart-store.ts';
import { OrderList } from '../../web/src/features/orders/order-list.tsx';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({ shopperToken: async () => 'id-token' }));
vi.mock('../../web/src/features/orders/order-queries.ts', () => ({ useOwnOrders: () => [] }));

async function open(address: string, path: string, element: ReactNode) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={element} />
        </Routes>
      </MemoryRouter>,
    ),
  );
}

/** The page for an address without one; elsewhere the address. */
function NotFoundOrFound() {
  const { pathname, search } = useLocation();
  return pathname === '/nowhere' ? <NotFound /> : <p>{pathname + search}</p>;
}

const search = (words: string) => open(`/search?q=${words}`, '/search', <SearchPage />);

beforeEach(() => {
  clearCart();
  browserData.clear();
});

describe('a page with nothing to show offers a way on', () => {
  it('A search without results links to other books', async () => {
    answerFetch(() => json(makeCataloguePage()));
    await search('zyxw');
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^No book has “zyxw” in its title or author\.$/,
    );
    expect(screen.getByRole('link', { name: 'Browse the books' })).toHaveAttribute('href', '/browse');
  });

  it('The orders page of a shopper without orders links to the books', async () => {
    await open('/orders', '/orders', <OrderList uid="ada" onSeen={() => undefined} again={() => null} />);
    expect(screen.getByText('No orders found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the books' })).toHaveAttribute('href', '/browse');
  });

  it('An empty cart shows a few books and leads to the others', async () => {
    answerFetch(() => json(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] })));
    await open('/cart', '/cart', <CartPage />);
    expect(screen.getByText('No produt found')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Kim' })).toBeVisible();
  });

  it('The page of a missing book links to the books', async () => {
    const books = makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] });
    answerFetch(({ path }) =>
      path.includes('/books/gone') ? refusal(404, 'The book does not exist') : json(books),
    );
    await open('/books/gone', '/books/:id', <BookPage />);
    expect(await screen.findByRole('link', { name: 'Kim' })).toBeVisible();
    expect(await screen.findByText('Error while loading book info')).toBeVisible();
    expect(screen.getByText('There is no such book in the shop.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse the books' })).toHaveAttribute('href', '/browse');
  });

  it.each([
    ['a book', '/search?q=a%20book'],
    ['  ', '/browse'],
  ])(
    'An address without a page offers books, and a search that leads from “%s” to %s',
    async (words, found) => {
      answerFetch(() => json(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] })));
      await open('/nowhere', '*', <NotFoundOrFound />);
      expect(await screen.findByRole('link', { name: 'Kim' })).toBeVisible();
      await userEvent.type(screen.getByRole('searchbox', { name: 'Title or author' }), `${words}{Enter}`);
      expect(screen.getByText(found)).toBeVisible();
    },
  );
});
