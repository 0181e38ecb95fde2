import type { OrderConflict } from '@bookstore/functions/shared/order/order-refusals';
import { dollars } from '@bookstore/functions/shared/values/money';
import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch } from './fake-fetch.ts';
import {
  button,
  click,
  expectFocus,
  expectLink,
  expectNone,
  expectStatus,
  expectText,
  expectWords,
  heading,
  named,
  press,
  renderRouted,
  textsOf,
  user,
} from './on-screen.ts';
import { titled } from './samples.ts';

describe('The cart', () => {
  function show(...titles: string[]) {
    clearCart();
    const books = titles.map((title) => makeBook({ title, newPrice: 2 }));
    for (const book of books) addToCart(book);
    answerFetch(books);
    renderRouted(<CartPanel instead="Other books" />);
  }

  const remove = (title: string) => button(`Remove ${title}`);
  const said = (text: string) => expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');

  it('Each book of the cart has its cover, title, price, category, quantity 1 and Remove; the sum stands below', () => {
    show('Emma', 'Kim');
    const [first] = screen.getAllByRole('listitem');
    const row = within(first ?? document.body);
    expectWords(row.getByRole('heading'), 'Emma');
    expect(row.getByRole('img', { name: 'Cover of Emma', hidden: true })).toBeInTheDocument();
    expect(row.getByText('$2.00')).toBeVisible();
    expectWords(first, /Category: \w+/);
    expectWords(first, 'Qty: 1');
    expectWords(row.getByRole('button'), 'Remove');
    expectText('Subtotal');
    expectStatus('$4.00');
    expectText('Shipping and taxes calculated at checkout.');
    expectLink('Checkout', '/checkout');
    expectLink('Continue Shopping', '/');
    expectText(/^\w+day, \w+ \d+$/);
    expectText('Pay in cash at your door');
  });

  it('Removing a book focuses the next one, or else the one before, and announces the removed book', async () => {
    show('Emma', 'Kim', 'Dracula');
    remove('Kim').focus();
    await user.keyboard('{Enter}');
    expectFocus(remove('Dracula'));
    said('“Kim” was removed.');
    expectStatus('$4.00');
    await user.keyboard(' ');
    expectFocus(remove('Emma'));
    said('“Dracula” was removed.');
    expectStatus('$2.00');
    await user.keyboard('{Enter}');
    expectFocus(heading('Shopping cart'));
    said('“Emma” was removed.');
    expect(screen.getByText('$0.00')).toHaveRole('status');
  });

  it('The cart says which copies are not new, and of which books the shopper has a copy already', () => {
    clearCart();
    const books = [makeBook({ condition: 'used' }), makeBook()];
    for (const book of books) addToCart(book);
    answerFetch(books);
    renderRouted(<CartPanel bought={new Set([books[1]?._id ?? ''])} />);
    const [used, owned] = screen.getAllByRole('listitem');
    expectWords(used, 'Used copy');
    expect(used).not.toHaveTextContent('On your shelf already');
    expectWords(owned, 'On your shelf already');
    expect(owned).not.toHaveTextContent('copy');
  });

  it('A key that is held down removes one book', async () => {
    show('Emma', 'Kim', 'Dracula');
    remove('Emma').focus();
    await user.keyboard('{Enter>5/}');
    expectFocus(remove('Kim'));
    expect(remove('Dracula')).toBeVisible();
  });

  it('Clearing the cart leads the focus to the heading and is announced', async () => {
    show('Emma', 'Kim');
    button('Clear Cart').focus();
    await user.keyboard('{Enter}');
    expectFocus(heading('Shopping cart'));
    said('All books were removed.');
  });

  it('What was removed or cleared can be put back to its place', async () => {
    show('Emma', 'Kim', 'Dracula');
    const undo = () => press('Undo');
    const titles = () => textsOf(screen.getAllByRole('heading', { level: 2 }));
    await click(remove('Kim'));
    expect(titles()).toEqual(['Emma', 'Dracula']);
    await undo();
    expect(titles()).toEqual(['Emma', 'Kim', 'Dracula']);
    expectFocus(heading('Shopping cart'));
    await press('Clear Cart');
    act(() => void addToCart(makeBook({ title: 'From another tab' })));
    await undo();
    expect(titles()).toEqual(['Emma', 'Kim', 'Dracula', 'From another tab']);
    expectNone('button', 'Undo');
  });

  it('An empty cart offers books, and below them has all that a cart has', () => {
    show();
    const link = (name: string) => named('link', name);
    expectLink('Browse the books', '/browse');
    const sentence = screen.getByText('No produt found');
    expect(link('Browse the books').compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button('Clear Cart')).toBeEnabled();
    expectLink('Checkout', '/checkout');
    expectLink('Continue Shopping', '/');
    expectText(/Other books/);
  });
});

describe('What the cart holds', () => {
  function item(id: string, newPrice = 5): CartItem {
    const { title, category, coverImage } = makeBook({ title: id });
    return { _id: id, title, category, coverImage, newPrice };
  }

  const present = (bookId: string, more: object = {}) => ({ bookId, title: bookId, newPrice: 5, ...more });
  const refused = (cart: Cart, ...books: OrderConflict['books']) =>
    withConflict(cart, { missing: [], books, totalPrice: '5.00' });

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
    const [emma] = refused(cart, present('emma'));
    expect(emma).toEqual(item('emma'));
  });

  it('A refused order marks the books that are out of stock, and no longer those that are available again', () => {
    const cart = [item('emma', 5), { ...item('kim', 6), stockLeft: 0 }];
    const after = refused(cart, present('emma', { stockLeft: 0 }), present('kim', { newPrice: 6 }));
    expect(after).toEqual([{ ...item('emma', 5), stockLeft: 0 }, item('kim', 6)]);
    expect(after.map((item) => isBuyable(item, {}))).toEqual([false, true]);
    expect(subtotalInCents(after, dollars, {})).toBe(600);
  });

  it('A refused order says of which tax class each book is now', () => {
    const cart = [{ ...item('emma'), taxClass: 'books' }, item('kim')];
    const after = refused(cart, present('emma'), present('kim', { taxClass: 'other' }));
    expect(after.map(({ taxClass }) => taxClass)).toEqual([undefined, 'other']);
  });

  it('A refused order and a list of the shop say what each book weighs now', () => {
    const cart = [{ ...item('emma'), weight: 300 }, item('kim')];
    const books = [present('emma'), present('kim', { weight: 450 })];
    const weights = (of: Cart) => of.map(({ weight }) => weight);
    expect(weights(refused(cart, ...books))).toEqual([undefined, 450]);
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
      withCurrentBooks(before, ['emma'], [titled('Emma', { newPrice })]);
    const dearer = at(12.5);
    expect(dearer.map((item) => priceChange(item, dollars))).toEqual(['$10.50 → $12.50', undefined]);
    expect(priceChanges(cart, dearer, dollars)).toBe('Emma: $10.50 → $12.50');
    expect(priceChanges(dearer, dearer, dollars)).toBe('');
    expect(parseCart(JSON.stringify(dearer))).toEqual(dearer);
    expect(at(9, dearer).map((item) => priceChange(item, dollars))[0]).toBe('$10.50 → $9.00');
    expect(at(10.5, dearer)[0]).not.toHaveProperty('priceWas');
  });
});

describe('The cart of a browser', () => {
  type CartStore = typeof import('../../web/src/features/cart/cart-store.ts');

  /** Another tab, or the same one after a reload: it shares only local storage. */
  async function openTab(): Promise<CartStore> {
    vi.resetModules();
    return import('../../web/src/features/cart/cart-store.ts');
  }

  /** As a browser does in all tabs but the one that wrote. */
  function notifyOtherTabs(): void {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
  }

  const titlesIn = ({ useCart }: CartStore) => renderHook(() => useCart().map(({ title }) => title)).result;

  let tab: CartStore;
  beforeEach(async () => {
    tab = await openTab();
  });

  it('The cart keeps its books in the order of adding, and each book once', () => {
    const titles = titlesIn(tab);
    const [first, second] = [makeBook({ title: 'First' }), makeBook({ title: 'Second' })];
    act(() => {
      expect(tab.addToCart(first)).toBe(true);
      expect(tab.addToCart(second)).toBe(true);
      expect(tab.addToCart({ ...first, title: 'The same id' })).toBe(false);
    });
    expect(titles.current).toEqual(['First', 'Second']);
    act(() => tab.removeFromCart(first._id));
    expect(titles.current).toEqual(['Second']);
    act(() => tab.clearCart());
    expect(titles.current).toEqual([]);
  });

  it('The cart is empty when the stored text is no cart', async () => {
    for (const stored of ['{"half', 'null', '7', '{"_id":"x"}', '[null,{"_id":"x"},[]]']) {
      localStorage.setItem('cart', stored);
      expect(titlesIn(await openTab()).current).toEqual([]);
    }
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('The cart takes over new prices and marks missing books, without new objects when nothing changed', () => {
    const [kept, gone] = [makeBook({ newPrice: 5 }), makeBook()];
    const { result } = renderHook(() => tab.useCart());
    act(() => {
      tab.addToCart(kept);
      tab.addToCart(gone);
    });
    const asked = [kept._id, gone._id];
    act(() => tab.refreshCart(asked, [{ ...kept, newPrice: 6 }]));
    expect(result.current).toMatchObject([{ newPrice: 6 }, { gone: true }]);
    const before = result.current;
    act(() => tab.refreshCart(asked, [{ ...kept, newPrice: 6 }]));
    expect(result.current).toBe(before);
    act(() => tab.refreshCart(asked, [{ ...kept, newPrice: 6 }, gone]));
    expect(result.current[1]?.gone).toBeUndefined();
  });

  it('The cart marks no book that another tab has added while the others were checked', async () => {
    const [here, there] = [makeBook(), makeBook()];
    const { result } = renderHook(() => tab.useCart());
    act(() => void tab.addToCart(here));
    (await openTab()).addToCart(there);
    act(() => tab.refreshCart([here._id], [here]));
    notifyOtherTabs();
    expect(result.current.map(({ _id }) => _id)).toEqual([here._id, there._id]);
    expect(result.current.some(({ gone }) => gone)).toBe(false);
  });

  it('The cart ignores a list from the CDN that is older than a refused order, also after a reload', async () => {
    vi.useFakeTimers();
    const book = makeBook({ newPrice: 5 });
    tab.addToCart(book);
    const changed = { bookId: book._id, title: book.title, newPrice: 6 };
    tab.resolveConflict({ missing: [], books: [changed], totalPrice: '6.00' }, dollars);
    vi.advanceTimersByTime(59_000);
    const reloaded = await openTab();
    const { result } = renderHook(() => reloaded.useCart());
    act(() => reloaded.refreshCart([book._id], [book]));
    expect(result.current).toMatchObject([{ newPrice: 6 }]);
    vi.advanceTimersByTime(1000);
    act(() => reloaded.refreshCart([book._id], [{ ...book, newPrice: 7 }]));
    expect(result.current).toMatchObject([{ newPrice: 7 }]);
  });
});
