import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listActionsSchema } from '../../functions/src/shared/shopper/list-actions.ts';
import {
  type ListEntry,
  listLimits,
  type ShopperLists,
} from '../../functions/src/shared/shopper/shopper-lists.ts';
import { takeActions } from '../../functions/src/shoppers/take-actions.ts';
import { useOwnLists } from '../../web/src/app/use-own-lists.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { addToCart, clearCart, removeFromCart, useCart } from '../../web/src/features/cart/cart-store.ts';
import { setWish, wishedIds } from '../../web/src/features/wishes/wish-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import { ada, authState } from './signed-in.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({ shopperToken: async (uid: string) => uid }));

const [emma, kim, gone] = [makeBook({ title: 'Emma' }), makeBook({ title: 'Kim' }), makeBook()];
const bob = { ...ada, uid: 'bob' };
const none: ShopperLists = { version: 0, writtenAt: 0, cart: [], wishes: [] };
const idsIn = (entries: readonly ListEntry[]) =>
  entries.filter((entry) => entry.in).map(({ bookId }) => bookId);

let stored: Map<string, ShopperLists>;
let isOffline = false;
/** Whether the page is left before an answer comes. */
let isLost = false;
let sent: SentRequest[];

function answerLists({ method, headers, body }: SentRequest): Response {
  if (isOffline) throw new TypeError('Failed to fetch');
  const uid = headers.get('Authorization')?.replace('Bearer ', '') ?? '';
  const before = stored.get(uid) ?? none;
  if (method === 'PUT' && before.writtenAt > Date.now() - listLimits.writeMs) {
    return refusal(429, 'Too early', undefined, 'too-many-requests');
  }
  const after =
    method === 'PUT' ? takeActions(before, listActionsSchema.validateSync(body), Date.now()) : before;
  if (idsIn(after.wishes).length > listLimits.books) {
    const details = { list: 'wishes', most: listLimits.books };
    return refusal(409, 'Full', details, 'list-full');
  }
  stored.set(uid, after);
  if (isLost) throw new DOMException('The page is left', 'AbortError');
  return json({ version: after.version, cart: idsIn(after.cart), wishes: idsIn(after.wishes) });
}

/** What another device has done. */
function putElsewhere(uid: string, ...ids: string[]): void {
  const cart = ids.map((bookId, index) => ({ bookId, at: Date.now() - 1000 + index, in: true }));
  const actions = { sentAt: Date.now(), cart, wishes: [] };
  // So long ago that this browser may write at once.
  stored.set(uid, { ...takeActions(stored.get(uid) ?? none, actions, Date.now()), writtenAt: 0 });
}

const cartOf = (uid: string) => idsIn(stored.get(uid)?.cart ?? []);
const lookAtPage = () => act(() => void window.dispatchEvent(new Event('focus')));
const calls = () => sent.filter(({ path }) => path === '/api/account/lists').map(({ method }) => method);

let shopper: typeof ada | null = null;

function openPage() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthContext value={authState(shopper)}>{children}</AuthContext>
  );
  const { result, rerender, unmount } = renderHook(
    () => {
      useOwnLists();
      return useCart().map(({ title }) => title);
    },
    { wrapper },
  );
  return {
    titles: () => result.current,
    leave: unmount,
    signIn(next: typeof ada | null) {
      shopper = next;
      rerender();
    },
  };
}

beforeEach(() => {
  clearCart();
  stored = new Map();
  [isOffline, isLost, shopper] = [false, false, null];
  sent = answerFetch((request) =>
    request.path.startsWith('/api/books')
      ? json([emma, kim].filter(({ _id }) => request.path.includes(_id)))
      : answerLists(request),
  );
});

it('Nothing is called, and nothing but the cart kept, for a visitor', async () => {
  openPage();
  act(() => void addToCart(emma));
  lookAtPage();
  expect(Object.keys(localStorage)).toEqual(['cart']);
  expect(sent).toEqual([]);
});

it('What a visitor has put in joins the cart of the shopper, with the books of other devices', async () => {
  putElsewhere('ada', gone._id, kim._id);
  const page = openPage();
  act(() => void addToCart(emma));
  page.signIn(ada);
  const another = 'A book from another device';
  await waitFor(() => expect(page.titles()).toEqual(['Emma', another, 'Kim']));
  expect(cartOf('ada')).toEqual([gone._id, kim._id, emma._id]);
  expect(calls()).toEqual(['PUT']);
  act(() => removeFromCart(kim._id));
  await waitFor(() => expect(cartOf('ada')).toEqual([gone._id, emma._id]));
  expect(page.titles()).toEqual(['Emma', another]);
});

it('What is done within a second of a page that was left is sent by the next one, and not too early', async () => {
  const page = openPage();
  page.signIn(ada);
  await waitFor(() => expect(calls()).toEqual(['GET']));
  isLost = true;
  act(() => void addToCart(emma));
  await waitFor(() => expect(calls()).toEqual(['GET', 'PUT']));
  act(() => void addToCart(kim));
  page.leave();
  isLost = false;
  openPage();
  await waitFor(() => expect(cartOf('ada')).toEqual([emma._id, kim._id]), { timeout: 3000 });
  expect(calls()).toEqual(['GET', 'PUT', 'PUT']);
});

it('A cart follows its shopper at the next look at the page, and is never that of the next person', async () => {
  const page = openPage();
  page.signIn(ada);
  await waitFor(() => expect(calls()).toEqual(['GET']));
  act(() => void addToCart(emma));
  await waitFor(() => expect(cartOf('ada')).toEqual([emma._id]));
  isOffline = true;
  act(() => void addToCart(kim));
  await waitFor(() => expect(calls()).toHaveLength(3));
  page.signIn(null);
  expect(page.titles()).toEqual([]);
  isOffline = false;
  page.signIn(bob);
  await waitFor(() => expect(stored.has('bob')).toBe(true));
  expect([page.titles(), cartOf('bob'), cartOf('ada')]).toEqual([[], [], [emma._id]]);
  page.signIn(null);
  page.signIn(ada);
  await waitFor(() => expect(page.titles()).toEqual(['Emma', 'Kim']));
  expect(cartOf('ada')).toEqual([emma._id, kim._id]);
});

it('A book that was bought on another device leaves the cart at the next look at the page', async () => {
  putElsewhere('ada', emma._id);
  const page = openPage();
  page.signIn(ada);
  await waitFor(() => expect(page.titles()).toEqual(['Emma']));
  const later = Date.now() + 1;
  const bought = { sentAt: later, cart: [{ bookId: emma._id, at: later, in: false }], wishes: [] };
  stored.set('ada', takeActions(stored.get('ada') ?? none, bought, later));
  vi.spyOn(Date, 'now').mockReturnValue(later + 2000);
  lookAtPage();
  await waitFor(() => expect(page.titles()).toEqual([]));
});

it('Books for which the shopper’s wish list has no room are refused in words, and hold up no cart', async () => {
  const wished = Array.from({ length: listLimits.books }, (_, at) => ({
    bookId: `book-${at}`,
    at,
    in: true,
  }));
  stored.set('ada', { ...none, wishes: wished });
  const page = openPage();
  setWish(emma, true);
  addToCart(kim);
  page.signIn(ada);
  await waitFor(() => expect(cartOf('ada')).toEqual([kim._id]), { timeout: 5000 });
  expect(showFailure).toHaveBeenCalledExactlyOnceWith('A list holds up to 500 books');
  await waitFor(() => expect(wishedIds()).toEqual(wished.map(({ bookId }) => bookId)));
});
