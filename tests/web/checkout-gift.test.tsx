import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeOrder } from '../fixtures/factories.ts';
import { json, refusal } from './fake-fetch.ts';
import { expectNoText, field, findCheckbox, findShown, press, user } from './on-screen.ts';
import { answerOrders, beginCheckout, book, orders, showCheckout, summary } from './open-checkout.tsx';

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
const tax = {
  name: 'MwSt.',
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
};
const gift = { wrapPrice: 2.5, taxClass: 'other' };
const terms = 'I agree to the Terms of Service.';
const tick = async (name: string) => user.click(await findCheckbox(name));

beforeEach(() => beginCheckout([]));

it('A shop that offers nothing for presents asks for none', async () => {
  showCheckout({});
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expectNoText('This order is a present');
});

it('A present is ordered with its note, its wrapping in the total and its tax, and what was typed survives a reload', async () => {
  const { unmount } = showCheckout({ gift, tax });
  await tick('This order is a present');
  await user.type(field('Note on a card (optional)'), 'For Ada');
  await tick('Gift-wrapped, for $2.50');
  await tick('A packing slip without prices');
  expect(summary()).toHaveTextContent('Gift wrapping:$2.50');
  expect(summary()).toHaveTextContent('19 % VAT: $0.40');
  expect(summary()).toHaveTextContent('Total Price$12.00');
  unmount();
  showCheckout({ gift, tax });
  await waitFor(() => expect(summary()).toHaveTextContent('Total Price$12.00'));
  await tick(terms);
  await press('Place an Order');
  await findShown('heading', 'Your Orders');
  expect(orders()).toEqual([
    expect.objectContaining({
      totalPrice: '12.00',
      gift: { note: 'For Ada', isWrapped: true, hidesPrices: true },
    }),
  ]);
});

it('What the shop offers meanwhile is shown, and ordered the next time', async () => {
  showCheckout({ gift });
  await tick('This order is a present');
  await tick('Gift-wrapped, for $2.50');
  const books = [{ bookId: book._id, title: book.title, newPrice: 9.5 }];
  const answers = [{ ...gift, wrapPrice: 3 }, null].map((offer, index) => () => {
    const details = { missing: [], books, totalPrice: ['12.50', '9.50'][index], gift: offer };
    return refusal(409, 'Changed', details, 'total-changed');
  });
  answerOrders(() => (answers.shift() ?? (() => json(makeOrder([book]), 201)))());
  await tick(terms);
  for (const total of ['$12.50', '$9.50']) {
    await press('Place an Order');
    await waitFor(() => expect(summary()).toHaveTextContent(`Total Price${total}`));
  }
  expectNoText('This order is a present');
  await press('Place an Order');
  await findShown('heading', 'Your Orders');
  expect(orders().map(({ totalPrice, gift: wished }) => [totalPrice, wished?.isWrapped])).toEqual([
    ['12.00', true],
    ['12.50', true],
    ['9.50', undefined],
  ]);
});
