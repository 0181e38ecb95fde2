import { expect, it } from 'vitest';
import { type CartItem, withConflict, withoutBooks } from '../../web/src/features/cart/cart.ts';
import { makeBook } from '../fixtures/factories.ts';

function item(id: string, newPrice = 5): CartItem {
  const { title, category, coverImage } = makeBook({ title: id });
  return { _id: id, title, category, coverImage, newPrice };
}

it('A refused order brings the prices of the cart up to date and marks what is gone', () => {
  const cart = [item('emma', 5), item('kim', 6), item('new-tab', 7)];
  const conflict = {
    missing: ['kim'],
    books: [{ bookId: 'emma', title: 'Emma, revised', newPrice: 9 }],
    totalPrice: '9.00',
  };
  expect(withConflict(cart, conflict)).toEqual([
    { ...item('emma', 9), title: 'Emma, revised' },
    { ...item('kim', 6), gone: true },
    item('new-tab', 7),
  ]);
});

it('An order takes only its own books out of the cart', () => {
  const cart = [item('emma'), item('kim'), item('new-tab')];
  expect(withoutBooks(cart, ['emma', 'kim'])).toEqual([item('new-tab')]);
});
