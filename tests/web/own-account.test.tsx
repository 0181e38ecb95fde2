import type { Review } from '@bookstore/functions/shared/review/review';
import { listActionsSchema } from '@bookstore/functions/shared/shopper/list-actions';
import { mailKinds } from '@bookstore/functions/shared/shopper/mail-kinds';
import { readProfile, type ShopperProfile } from '@bookstore/functions/shared/shopper/profile';
import {
  type ListEntry,
  listLimits,
  type ShopperLists,
} from '@bookstore/functions/shared/shopper/shopper-lists';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeActions } from '../../functions/src/shoppers/take-actions.ts';
import { useOwnLists } from '../../web/src/app/use-own-lists.ts';
import { BookCard } from '../../web/src/entities/book/book-card.tsx';
import { useOfferedUndo } from '../../web/src/entities/order/undo-offer.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { addToCart, clearCart, removeFromCart, useCart } from '../../web/src/features/cart/cart-store.ts';
import { OwnAccount } from '../../web/src/features/own-account/own-account.tsx';
import { ReviewDesk } from '../../web/src/features/review-desk/review-desk.tsx';
import { BookReviews } from '../../web/src/features/reviews/book-reviews.tsx';
import { OwnReviews, ReviewLink } from '../../web/src/features/reviews/own-reviews.tsx';
import { WishHeart } from '../../web/src/features/wishes/wish-heart.tsx';
import { WishLink } from '../../web/src/features/wishes/wish-link.tsx';
import { WishList } from '../../web/src/features/wishes/wish-list.tsx';
import { WishPanel } from '../../web/src/features/wishes/wish-panel.tsx';
import { setWish, wishedIds, wishes } from '../../web/src/features/wishes/wish-store.ts';
import { showFailure, showSuccess, showToast } from '../../web/src/lib/alerts.ts';
import { saveBytes } from '../../web/src/lib/browser/save-file.ts';
import {
  confirmAddress,
  preparePopup,
  requestNewAddress,
  setPassword,
  shopperToken,
  signInAgain,
} from '../../web/src/lib/firebase/auth.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, changesIn, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  checkbox,
  click,
  expectCount,
  expectFocus,
  expectLink,
  expectNone,
  expectShown,
  expectText,
  expectValue,
  findAlert,
  findButton,
  findCheckbox,
  findLink,
  findShown,
  inRole,
  named,
  press,
  radio,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { review as sample, titled } from './samples.ts';
import { ada, authState } from './signed-in.ts';
import './desk-session.ts';

vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveBytes: vi.fn() }));

const onLeave = vi.fn(async () => undefined);

/**
 * The page of an account with this profile; the test answers all other requests.
 * @returns the requests without that which reads it
 */
async function open(
  signInMethods = ['password'],
  given: Partial<ShopperProfile> = {},
  answer = (): Response | Promise<Response> => json({ message: '' }),
) {
  let profile = { ...readProfile({}), ...given };
  const sent: SentRequest[] = [];
  answerFetch((request) => {
    const { method, path, body } = request;
    if (path.startsWith('/api/orders')) return json([]);
    if (method === 'GET' && path === '/api/account') return json(profile);
    sent.push(request);
    if (method !== 'PUT') return answer();
    const { mails: _, ...edit } = Object(body);
    profile = { ...profile, ...edit, version: profile.version + 1 };
    return json(profile);
  });
  await show(signInMethods);
  return sent;
}

async function show(signInMethods = ['password']) {
  const shopper = { ...ada, signInMethods };
  renderRouted(<OwnAccount shopper={shopper} mailKinds={['wishes']} onLeave={onLeave} />);
  expectNone('button');
  await findButton('Export my data');
}

async function deleteAccount(password?: string) {
  await press('Delete: Your account');
  if (password) await typeIn('Password', password);
  await press('Delete my account');
}
const refuse = (code: string) => refusal(409, 'For developers', undefined, code);

describe('the page of the account', () => {
  it('names address and sign-in methods, and saves what the shop answers', async () => {
    const sent = await open(['password', 'google.com'], {}, () => json({ uid: 'ada', orders: [] }));
    await waitForText('Connected');
    await press('Export my data');
    await soon(showToast).toHaveBeenCalledExactlyOnceWith('Your data is saved');
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/account/export' });
    const [name, bytes, type] = vi.mocked(saveBytes).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['my-data.json', 'application/json']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ uid: 'ada', orders: [] });
  });

  it('signs out everywhere, here at last', async () => {
    const sent = await open();
    await press('Sign out everywhere');
    await soon(onLeave).toHaveBeenCalledOnce();
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/account/sign-out' });
  });

  it('stays signed in when the shop does not answer, and says so', async () => {
    await open(undefined, {}, () => Promise.reject(new TypeError('No connection')));
    await press('Sign out everywhere');
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith('You are still signed in', expect.any(String));
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('what the account keeps', () => {
  const [quay, row] = ['Quay 1', 'Row 2'].map((street) => ({
    name: 'Nora Field',
    phone: '',
    address: { street, city: '', country: '', state: '', zipcode: '' },
  }));
  const addresses = [quay, row].flatMap((one) => one ?? []);
  const lastEdit = (sent: SentRequest[]) => {
    const { language, ...edit } = Object(sent.at(-1)?.body);
    expect(language).toBe('en');
    return edit;
  };

  it('changes the name', async () => {
    const sent = await open();
    await click(await findButton('Add: Name'));
    await user.keyboard('Ada Field{Enter}');
    expectFocus(await findButton('Change: Name'));
    expect(lastEdit(sent)).toEqual({ name: 'Ada Field' });
    expect(sent[0]?.headers.get('if-match')).toBe('"0"');
  });

  it('removes an address, and takes that back in its place', async () => {
    const sent = await open(undefined, { addresses });
    const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
    if (remove) await click(remove);
    const undo = await findButton('Undo');
    expect(lastEdit(sent)).toEqual({ addresses: [row] });
    expectFocus(undo);
    await click(undo);
    await soon(() => lastEdit(sent)).toEqual({ addresses });
  });

  it('puts an address first, and asks for a street of a new one', async () => {
    const sent = await open(undefined, { addresses });
    await click(await findButton(/^Put first/));
    await soon(() => lastEdit(sent)).toEqual({ addresses: [row, quay] });
    await click(named('button', 'Add an address'));
    await user.keyboard('Mila{Enter}');
    await waitForText('Street is required');
    await user.keyboard('Lane 3');
    await click(named('button', 'Save address'));
    await soon(() => lastEdit(sent)).toMatchObject({ addresses: [row, quay, { name: 'Mila' }] });
  });

  it('shows what another device has saved instead of writing over it', async () => {
    let version = 1;
    const seen: (string | null)[] = [];
    const answered = Promise.withResolvers<undefined>();
    vi.mocked(showFailure).mockReturnValueOnce(answered.promise);
    answerFetch(({ method, path, headers }) => {
      if (path.startsWith('/api/orders')) return json([]);
      if (method === 'PUT') seen.push(headers.get('if-match'));
      if (method === 'PUT') version = 2;
      const profile = { ...readProfile({}), name: version === 1 ? 'Old' : 'Other device', version };
      return method === 'PUT' ? refusal(412, 'Changed', undefined, 'stale') : json(profile);
    });
    await show();
    await click(await findButton('Change: Name'));
    await user.keyboard('Mine{Enter}');
    await waitForText('Other device');
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('Your change is not saved', 'Changed');
    // Pressed before the failure is read: it is a change of what is stored now.
    await click(checkbox(/^Books on my wish list/));
    answered.resolve(undefined);
    await soon(seen).toEqual(['"1"', '"2"']);
  });

  it('agrees to a kind of mails in the words that are shown', async () => {
    const sent = await open();
    const box = await findCheckbox(/^Books on my wish list/);
    await click(box);
    const { words } = mailKinds.wishes;
    expectText(words);
    expect(lastEdit(sent)).toEqual({ mails: { wishes: { isWanted: true, words } } });
  });

  it.each([
    ['changed with the present one', ['password'], 'Change: Password', 'secret'],
    ['added after a sign-in with Google', ['google.com'], 'Add: Password', undefined],
  ])('a password is %s', async (_, methods, button, current) => {
    await open(methods);
    await click(await findButton(button));
    if (current) await user.keyboard(current);
    // Before the press that opens Google's popup; and the account's name, for the browser's password manager.
    expect(preparePopup).toHaveBeenCalledTimes(current ? 0 : 1);
    expectValue(document.querySelector('form [autocomplete="username"]'), ada.email);
    await typeIn('New password', 'longer-secret{Enter}');
    await findShown('button', 'Change: Password');
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith(current);
    expect(setPassword).toHaveBeenCalledExactlyOnceWith('longer-secret', current !== undefined);
  });
});

describe('the address of the account', () => {
  async function ask(address: string) {
    await open();
    await click(await findButton('Change: E-mail'));
    await user.keyboard(address);
    await typeIn('Current password', 'secret{Enter}');
  }

  it('stays where another account has the new one', async () => {
    const error = Object.assign(new Error('Taken'), { code: 'auth/email-already-in-use' });
    vi.mocked(requestNewAddress).mockRejectedValueOnce(error);
    await ask('eve@new.example');
    await waitForText('Another account has this address.');
  });

  it('is Google’s where there is no password', async () => {
    await open(['google.com']);
    await screen.findByText('Connected');
    expectNone('button', 'Change: E-mail');
  });
});

describe('deleting the account', () => {
  it.each([
    ['with the password', ['password'], 'secret'],
    ['through Google', ['google.com'], undefined],
  ])('asks for the sign-in %s, then deletes and leaves', async (_, methods, password) => {
    const sent = await open(methods);
    await deleteAccount(password);
    await soon(showSuccess).toHaveBeenCalledExactlyOnceWith('Your account is deleted', expect.any(String));
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith(password);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/account?language=en']]);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('does not ask the shop after a wrong password', async () => {
    const sent = await open();
    const error = Object.assign(new Error(), { code: 'auth/invalid-credential' });
    vi.mocked(signInAgain).mockRejectedValueOnce(error);
    await deleteAccount('wrong');
    await findAlert('The password is wrong.');
    expect(sent).toEqual([]);
  });

  it('says that an order is under way, and stays', async () => {
    await open(undefined, {}, () => refuse('own-orders-under-way'));
    await deleteAccount('secret');
    await findAlert('An order of yours is still under way');
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('The wish list', () => {
  const emma = titled('Emma');
  const kim = titled('Kim', { stockLeft: 0 });
  const lost = titled('Lost');

  const heart = (title: string) => button(`Add to wish list: ${title}`);
  const titles = () => textsOf(screen.queryAllByRole('heading', { level: 2 }));

  it('A heart is pressed once its book is wished for, also on another page, and the server renders none pressed', async () => {
    const page = (
      <MemoryRouter>
        <BookCard book={emma} action={<WishHeart book={emma} />} />
        <ul>
          <WishLink className="" />
        </ul>
      </MemoryRouter>
    );
    const { unmount } = render(page);
    expect(heart('Emma')).toHaveAttribute('aria-pressed', 'false');
    expectNone('link', 'Wish list');
    await click(heart('Emma'));
    expect(heart('Emma')).toHaveAttribute('aria-pressed', 'true');
    expectLink('Wish list', '/wishlist');
    unmount();
    expect(renderToString(page)).not.toMatch(/aria-pressed="true"|wishlist/);
    render(page);
    expect(heart('Emma')).toHaveAttribute('aria-pressed', 'true');
    await click(heart('Emma'));
    expect(heart('Emma')).toHaveAttribute('aria-pressed', 'false');
  });

  it('A full list says so, and keeps its oldest book', async () => {
    const full = Array.from({ length: 500 }, (_, index) => ({ _id: `book-${index}`, title: '' }));
    wishes.set(full);
    renderRouted(<WishHeart book={emma} />);
    await click(heart('Emma'));
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Your wish list is full',
      'It holds 500 books. Take one off first.',
    );
    expect(wishes.get()).toEqual(full);
    expect(heart('Emma')).toHaveAttribute('aria-pressed', 'false');
  });

  it('The list names what is gone or sold out, moves the others to the cart, and a removal can be undone', async () => {
    answerFetch([emma, kim]);
    const { unmount } = renderRouted(
      [emma, kim, lost].map((book) => <WishHeart key={book._id} book={book} />),
    );
    for (const { title } of [lost, kim, emma]) await click(heart(title));
    unmount();
    const addToCart = vi.fn();
    renderRouted(<WishList addToCart={addToCart} />);
    await waitForText('3 books');
    expect(titles()).toEqual(['Emma', 'Kim', 'Lost']);
    expectText('Out of stock');
    expectText('This book is no longer available.');
    await press('Remove Kim');
    expect(titles()).toEqual(['Emma', 'Lost']);
    expectFocus(button('Remove Lost'));
    await press('Undo');
    expect(titles()).toEqual(['Kim', 'Emma', 'Lost']);
    await press(/^Move to cart/);
    expect(addToCart).toHaveBeenCalledWith(emma);
    expect(titles()).toEqual(['Kim', 'Lost']);
    expect(screen.getByText('“Emma” is in your cart.')).toHaveAttribute('aria-live', 'polite');
  });

  it('A signed-in shopper makes a link to the list and withdraws it, and agrees to mails at a confirmed address', async () => {
    const profile = {
      name: '',
      addresses: [],
      version: 3,
      mails: { wishes: { isWanted: false, words: '', at: 0 } },
    };
    const sent = answerFetch(({ method, path, body }) => {
      if (path === '/api/account') return json(method === 'PUT' ? { ...profile, ...Object(body) } : profile);
      return json(method === 'PUT' ? { share: { code: 'a-code', ...Object(body) } } : {});
    });
    vi.mocked(confirmAddress).mockResolvedValue(false);
    renderRouted(<WishPanel />);
    await typeIn(/^Name above the list/, 'Robin');
    await press('Make a link');
    const link = await findLink(/\/wishlists\/a-code$/);
    expectShown('button', 'Copy the link');
    await press('Withdraw the link');
    await soon(link).not.toBeInTheDocument();
    const box = checkbox(mailKinds.wishes.words);
    await click(box);
    expect(await screen.findByText(/^Confirm your address first/)).toHaveRole('status');
    expect(box).toBeChecked();
    expect(changesIn(sent).map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { name: 'Robin' }],
      ['DELETE', undefined],
      ['PUT', { mails: { wishes: { isWanted: true, words: mailKinds.wishes.words } }, language: 'en' }],
    ]);
  });
});

describe('Reviews', () => {
  const book = makeBook({ _id: 'tide', title: 'The Tide Table' });
  const order = makeOrder([book], { status: 'delivered', name: 'Ada Quill' });

  const hostile = '<img src=x onerror=alert(1)> https://evil.example';
  const review: Review = {
    ...sample,
    bookId: 'tide',
    title: book.title,
    text: hostile,
    name: '<b>Ada</b>',
    status: 'waiting',
  };

  describe('the shopper', () => {
    const show = () => render(<OwnReviews uid="ada" order={order} className="" />);

    it('writes a review by keyboard, and keeps what was typed when it is not taken', async () => {
      let own: Review[] = [];
      let isDown = true;
      const sent = answerFetch(({ method }) => {
        if (method === 'GET') return json(own);
        if (isDown) return refusal(503, 'The shop is busy');
        own = [{ ...review, text: 'Wet and wise.' }];
        return json(own[0]);
      });
      show();
      await press('Write a review of The Tide Table');
      await soon(() => radio('1 star')).toHaveFocus();
      expectValue('Name', 'Ada');
      await press('Send the review');
      await waitForText('Choose from 1 to 5 stars');

      await click(radio('4 stars'));
      await typeIn('Review', 'Wet and wise.');
      await press('Send the review');
      await findAlert('The shop is busy');
      expectValue('Review', 'Wet and wise.');

      isDown = false;
      await press('Send the review');
      await waitForText('Waiting for the shop to publish it.');
      expect(changesIn(sent).at(-1)).toMatchObject({
        path: '/api/account/reviews/tide',
        body: { stars: 4, text: 'Wet and wise.', name: 'Ada' },
      });
      expectFocus(button('Edit your review of The Tide Table'));
    });

    it('reads why a review was not published', async () => {
      answerFetch([{ ...review, status: 'refused', reason: 'It is about the parcel.' }]);
      show();
      await waitForText('Not published.');
      expectText('It is about the parcel.');
    });
  });

  it.each([
    ['delivered', [], 1],
    ['delivered', [review], 0],
    ['shipped', [], 0],
  ] as const)(
    'The card of an order that is %s leads to its reviews while one is not written: %j',
    async (status, own, links) => {
      const sent = answerFetch(() => json(own));
      renderRouted(<ReviewLink uid="ada" order={{ ...order, status }} />);
      await soon(sent).toHaveLength(1);
      await act(async () => undefined);
      expectCount('link', 'Write a review', links);
    },
  );

  describe('the page of a book', () => {
    it('shows the words of buyers as text, a part at a time, and takes a report', async () => {
      agree();
      const { key, stars, text, name, at } = review;
      const reply = { text: 'Thank you.', at };
      const sent = answerFetch(({ method, path }) => {
        if (method === 'POST') return json({ message: 'Reported' });
        if (path.includes('after')) return json({ reviews: [{ key: 'k2', stars, text: 'Later', name, at }] });
        return json({ reviews: [{ key, stars, text, name, at, reply }], next: 'there' });
      });
      const { container } = render(<BookReviews bookId="tide" />);
      await waitForText(hostile);
      expect(container.querySelector('img, b, [href]')).toBeNull();
      expectShown('img', '4 of 5 stars');
      expectText('Thank you.');
      await press('More reviews');
      await waitForText('Later');
      const [report] = screen.getAllByRole('button', { name: 'Report the review by <b>Ada</b>' });
      if (report) await click(report);
      await waitForText('Reported: the shop reads it once more.');
      expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/reviews/k1/reports' });
    });
  });

  function Undo() {
    const undo = useOfferedUndo();
    return (
      undo &&
      'takeBack' in undo && (
        <button type="button" onClick={() => void undo.takeBack()}>
          {undo.text}
        </button>
      )
    );
  }

  describe('the desk', () => {
    it('publishes what waits, can take that back, and refuses with a reason only', async () => {
      let reviews = [review];
      const sent = answerFetch(({ method, path }) => {
        if (path.endsWith('/counts')) return json({ waiting: reviews.length, reported: 0 });
        if (method === 'GET') return json({ reviews });
        reviews = path.endsWith('/undo') ? [{ ...review, version: 9 }] : [];
        return json({ ...review, version: 8 });
      });
      renderRouted(
        <>
          <ReviewDesk />
          <Undo />
        </>,
      );
      expect(await screen.findByRole('link', { name: 'Waiting, 1', current: true })).toBeVisible();
      const about = 'the review of The Tide Table by <b>Ada</b>';
      await press(`Publish: ${about}`);
      await waitForText('No review waits.');
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/admin/reviews/k1/status',
        body: { to: 'published', reason: '' },
      });
      await press('The review of “The Tide Table” is published');

      await press(`Refuse: ${about}`);
      const form = inRole('form', `Refuse: ${about}`);
      await soon(() => form.getByLabelText('Reason')).toHaveFocus();
      const count = sent.length;
      await click(form.getByRole('button', { name: 'Refuse' }));
      expect(sent).toHaveLength(count);
      await typeIn(form.getByLabelText('Reason'), 'Advertising.');
      await click(form.getByRole('button', { name: 'Refuse' }));
      await soon(() => sent.findLast(({ method }) => method === 'POST')).toMatchObject({
        body: { to: 'refused', reason: 'Advertising.' },
      });
    });
  });
});

describe('The lists of a shopper', () => {
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
    localStorage.clear();
    vi.mocked(shopperToken).mockImplementation(async (uid = '') => uid);
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
    await soon(() => page.titles()).toEqual(['Emma', another, 'Kim']);
    expect(cartOf('ada')).toEqual([gone._id, kim._id, emma._id]);
    expect(calls()).toEqual(['PUT']);
    act(() => removeFromCart(kim._id));
    await soon(() => cartOf('ada')).toEqual([gone._id, emma._id]);
    expect(page.titles()).toEqual(['Emma', another]);
  });

  it('What is done within a second of a page that was left is sent by the next one, and not too early', async () => {
    const page = openPage();
    page.signIn(ada);
    await soon(calls).toEqual(['GET']);
    isLost = true;
    act(() => void addToCart(emma));
    await soon(calls).toEqual(['GET', 'PUT']);
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
    await soon(calls).toEqual(['GET']);
    act(() => void addToCart(emma));
    await soon(() => cartOf('ada')).toEqual([emma._id]);
    isOffline = true;
    act(() => void addToCart(kim));
    await soon(calls).toHaveLength(3);
    page.signIn(null);
    expect(page.titles()).toEqual([]);
    isOffline = false;
    page.signIn(bob);
    await soon(() => stored.has('bob')).toBe(true);
    expect([page.titles(), cartOf('bob'), cartOf('ada')]).toEqual([[], [], [emma._id]]);
    page.signIn(null);
    page.signIn(ada);
    await soon(() => page.titles()).toEqual(['Emma', 'Kim']);
    expect(cartOf('ada')).toEqual([emma._id, kim._id]);
  });

  it('A book that was bought on another device leaves the cart at the next look at the page', async () => {
    putElsewhere('ada', emma._id);
    const page = openPage();
    page.signIn(ada);
    await soon(() => page.titles()).toEqual(['Emma']);
    const later = Date.now() + 1;
    const bought = { sentAt: later, cart: [{ bookId: emma._id, at: later, in: false }], wishes: [] };
    stored.set('ada', takeActions(stored.get('ada') ?? none, bought, later));
    vi.spyOn(Date, 'now').mockReturnValue(later + 2000);
    lookAtPage();
    await soon(() => page.titles()).toEqual([]);
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
    await soon(wishedIds).toEqual(wished.map(({ bookId }) => bookId));
  });
});
