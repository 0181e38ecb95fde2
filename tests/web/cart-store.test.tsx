import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { makeBook } from '../fixtures/factories.ts';

type CartStore = typeof import('../../web/src/features/cart/cart-store.ts');

/** Another tab, or the same one after a reload: it knows only what local storage tells it. */
async function openTab(): Promise<CartStore> {
  vi.resetModules();
  return import('../../web/src/features/cart/cart-store.ts');
}

/** What a browser does in all tabs but the one that wrote. */
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
