import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BuyAgainButton } from '../../web/src/features/cart/buy-again-button.tsx';
import { isInCart } from '../../web/src/features/cart/cart-store.ts';
import { OwnShelf } from '../../web/src/features/orders/own-shelf.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf } from './fake-fetch.ts';
import { expectNone, findIn, renderRouted, textsOf, user } from './on-screen.ts';

const book = (title: string, more: object = {}) => makeBook({ _id: title, title, ...more });
const [emma, kim, walden, lost] = [book('Emma'), book('Kim', { stockLeft: 0 }), book('Walden'), book('Lost')];
const at = (day: string) => ({ createdAt: `2026-${day}T12:00:00.000Z` });

it('The shelf has what stayed bought, each with its day, and what can be bought is bought again', async () => {
  const asked = answerFetch(() => json([emma, kim]));
  const orders = [
    makeOrder([emma, lost], at('03-04')),
    makeOrder([emma, kim, walden], {
      ...at('05-06'),
      lineChanges: [{ bookId: 'Walden', state: 'returned', at: '2026-05-20', reason: undefined }],
    }),
    makeOrder([walden], { ...at('07-08'), status: 'cancelled' }),
  ];
  renderRouted(<OwnShelf orders={orders} again={(one) => <BuyAgainButton book={one} />} />);
  const shelf = await findIn('list', 'Your shelf');
  expect(textsOf(shelf.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Emma.*May\u00a062026Buy again$/),
    expect.stringMatching(/^Kim.*May\u00a062026Out of stock$/),
    expect.stringMatching(/^Lost.*Mar\u00a042026No longer available$/),
  ]);
  await user.click(shelf.getByRole('button', { name: 'Buy again: Emma' }));
  expect(isInCart('Emma')).toBe(true);
  expect(shelf.getByRole('button', { name: 'Buy again: Emma, In your cart' })).toBeVisible();
  expect(pathsOf(asked)).toEqual(['/api/books?ids=Emma,Kim,Lost']);
});

it('There is no shelf without a book', () => {
  render(<OwnShelf orders={[makeOrder([emma], { status: 'returned' })]} again={() => null} />);
  expectNone('list');
});
