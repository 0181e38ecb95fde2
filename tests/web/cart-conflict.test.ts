import { expect, it } from 'vitest';
import { dollars } from '../../functions/src/shared/values/money.ts';
import {
  type Cart,
  type CartItem,
  isBuyable,
  parseCart,
  priceChange,
  priceChanges,
  subtotalInCents,
  withConflict,
  withCurrentBooks,
  withoutBooks,
} from '../../web/src/features/cart/cart.ts';
import { makeBook } from '../fixtures/factories.ts';

function item(id: string, newPrice = 5): CartItem {
  const { title, category, coverImage } = makeBook({ title: id });
  return { _id: id, title, category, coverImage, newPrice };
}

it('A refused order updates the prices of the cart and marks the books that are gone', () => {
  const cart = [item('emma', 5), item('kim', 6), item('new-tab', 7)];
  const conflict = {
    missing: ['kim'],
    books: [{ bookId: 'emma', title: 'Emma, revised', newPrice: 9 }],
    totalPrice: '9.00',
  };
  expect(withConflict(cart, conflict)).toEqual([
    { ...item('emma', 9), title: 'Emma, revised', priceWas: 5 },
    { ...item('kim', 6), gone: true },
    item('new-tab', 7),
  ]);
});

it('A refused order no longer marks a book that is in the shop again', () => {
  const cart = [{ ...item('emma'), gone: true }];
  const books = [{ bookId: 'emma', title: 'emma', newPrice: 5 }];
  const [emma] = withConflict(cart, { missing: [], books, totalPrice: '5.00' });
  expect(emma).toEqual(item('emma'));
});

it('A refused order marks the books that are out of stock, and no longer those that are available again', () => {
  const cart = [item('emma', 5), { ...item('kim', 6), stockLeft: 0 }];
  const conflict = {
    missing: [],
    books: [
      { bookId: 'emma', title: 'emma', newPrice: 5, stockLeft: 0 },
      { bookId: 'kim', title: 'kim', newPrice: 6 },
    ],
    totalPrice: '6.00',
  };
  const after = withConflict(cart, conflict);
  expect(after).toEqual([{ ...item('emma', 5), stockLeft: 0 }, item('kim', 6)]);
  expect(after.map((item) => isBuyable(item, {}))).toEqual([false, true]);
  expect(subtotalInCents(after, dollars, {})).toBe(600);
});

it('A refused order says of which tax class each book is now', () => {
  const cart = [{ ...item('emma'), taxClass: 'books' }, item('kim')];
  const books = [
    { bookId: 'emma', title: 'emma', newPrice: 5 },
    { bookId: 'kim', title: 'kim', newPrice: 5, taxClass: 'other' },
  ];
  const after = withConflict(cart, { missing: [], books, totalPrice: '10.95' });
  expect(after.map(({ taxClass }) => taxClass)).toEqual([undefined, 'other']);
});

it('A refused order and a list of the shop say what each book weighs now', () => {
  const cart = [{ ...item('emma'), weight: 300 }, item('kim')];
  const books = [
    { bookId: 'emma', title: 'emma', newPrice: 5 },
    { bookId: 'kim', title: 'kim', newPrice: 5, weight: 450 },
  ];
  const weights = (of: Cart) => of.map(({ weight }) => weight);
  expect(weights(withConflict(cart, { missing: [], books, totalPrice: '10.00' }))).toEqual([undefined, 450]);
  const [emma, kim] = [makeBook({ _id: 'emma', weight: 200 }), makeBook({ _id: 'kim' })];
  const current = withCurrentBooks(cart, ['emma', 'kim'], [emma, kim]);
  expect(weights(current)).toEqual([200, undefined]);
  expect(parseCart(JSON.stringify(current))).toEqual(current);
  expect(parseCart(JSON.stringify([{ ...item('emma'), weight: '200 g' }]))).toEqual([]);
});

it('A list of the shop updates how many copies are left of each book', () => {
  const [emma, kim] = [makeBook({ _id: 'emma', stockLeft: 1 }), makeBook({ _id: 'kim' })];
  const cart = [item('emma'), { ...item('kim'), stockLeft: 0 }];
  const current = withCurrentBooks(cart, ['emma', 'kim'], [emma, kim]);
  expect(current.map(({ stockLeft }) => stockLeft)).toEqual([1, undefined]);
  expect(parseCart(JSON.stringify(current))).toEqual(current);
  expect(parseCart(JSON.stringify([{ ...item('emma'), stockLeft: 'none' }]))).toEqual([]);
});

it('An order removes only its own books from the cart', () => {
  const cart = [item('emma'), item('kim'), item('new-tab')];
  expect(withoutBooks(cart, ['emma', 'kim'])).toEqual([item('new-tab')]);
});

it('A changed price is named until it is the former one again', () => {
  const cart = [item('emma', 10.5), item('kim')];
  const at = (newPrice: number, before: Cart = cart) =>
    withCurrentBooks(before, ['emma'], [makeBook({ _id: 'emma', title: 'Emma', newPrice })]);
  const dearer = at(12.5);
  expect(dearer.map((item) => priceChange(item, dollars))).toEqual(['$10.50 → $12.50', undefined]);
  expect(priceChanges(cart, dearer, dollars)).toBe('Emma: $10.50 → $12.50');
  expect(priceChanges(dearer, dearer, dollars)).toBe('');
  expect(parseCart(JSON.stringify(dearer))).toEqual(dearer);
  expect(at(9, dearer).map((item) => priceChange(item, dollars))[0]).toBe('$10.50 → $9.00');
  expect(at(10.5, dearer)[0]).not.toHaveProperty('priceWas');
});
