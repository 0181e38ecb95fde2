import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mailKinds } from '../../functions/src/shared/shopper/mail-kinds.ts';
import { BookCard } from '../../web/src/entities/book/book-card.tsx';
import { WishHeart } from '../../web/src/features/wishes/wish-heart.tsx';
import { WishLink } from '../../web/src/features/wishes/wish-link.tsx';
import { WishList } from '../../web/src/features/wishes/wish-list.tsx';
import { WishPanel } from '../../web/src/features/wishes/wish-panel.tsx';
import { wishes } from '../../web/src/features/wishes/wish-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { confirmAddress } from '../../web/src/lib/firebase/auth.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  button,
  checkbox,
  expectLink,
  expectNone,
  expectShown,
  expectText,
  findLink,
  press,
  renderRouted,
  textsOf,
  waitForText,
} from './on-screen.ts';

const emma = makeBook({ _id: 'emma', title: 'Emma' });
const kim = makeBook({ _id: 'kim', title: 'Kim', stockLeft: 0 });
const lost = makeBook({ _id: 'lost', title: 'Lost' });

const heart = (title: string) => button(`Add to wish list: ${title}`);
const titles = () => textsOf(screen.queryAllByRole('heading', { level: 2 }));

it('A heart is pressed once its book is wished for, also on another page, and the server renders none pressed', async () => {
  const user = userEvent.setup();
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
  await user.click(heart('Emma'));
  expect(heart('Emma')).toHaveAttribute('aria-pressed', 'true');
  expectLink('Wish list', '/wishlist');
  unmount();
  expect(renderToString(page)).not.toMatch(/aria-pressed="true"|wishlist/);
  render(page);
  expect(heart('Emma')).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart('Emma'));
  expect(heart('Emma')).toHaveAttribute('aria-pressed', 'false');
});

it('A full list says so, and keeps its oldest book', async () => {
  const full = Array.from({ length: 500 }, (_, index) => ({ _id: `book-${index}`, title: '' }));
  wishes.set(full);
  renderRouted(<WishHeart book={emma} />);
  await userEvent.click(heart('Emma'));
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Your wish list is full',
    'It holds 500 books. Take one off first.',
  );
  expect(wishes.get()).toEqual(full);
  expect(heart('Emma')).toHaveAttribute('aria-pressed', 'false');
});

it('The list names what is gone or sold out, moves the others to the cart, and a removal can be undone', async () => {
  const user = userEvent.setup();
  answerFetch(() => json([emma, kim]));
  const { unmount } = renderRouted([emma, kim, lost].map((book) => <WishHeart key={book._id} book={book} />));
  for (const { title } of [lost, kim, emma]) await user.click(heart(title));
  unmount();
  const addToCart = vi.fn();
  renderRouted(<WishList addToCart={addToCart} />);
  await waitForText('3 books');
  expect(titles()).toEqual(['Emma', 'Kim', 'Lost']);
  expectText('Out of stock');
  expectText('This book is no longer available.');
  await press('Remove Kim');
  expect(titles()).toEqual(['Emma', 'Lost']);
  expect(button('Remove Lost')).toHaveFocus();
  await press('Undo');
  expect(titles()).toEqual(['Kim', 'Emma', 'Lost']);
  await press(/^Move to cart/);
  expect(addToCart).toHaveBeenCalledWith(emma);
  expect(titles()).toEqual(['Kim', 'Lost']);
  expect(screen.getByText('“Emma” is in your cart.')).toHaveAttribute('aria-live', 'polite');
});

it('A signed-in shopper makes a link to the list and withdraws it, and agrees to mails at a confirmed address', async () => {
  const user = userEvent.setup();
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
  await user.type(await screen.findByLabelText(/^Name above the list/), 'Robin');
  await press('Make a link');
  const link = await findLink(/\/wishlists\/a-code$/);
  expectShown('button', 'Copy the link');
  await press('Withdraw the link');
  await waitFor(() => expect(link).not.toBeInTheDocument());
  const box = checkbox(mailKinds.wishes.words);
  await user.click(box);
  expect(await screen.findByText(/^Confirm your address first/)).toHaveRole('status');
  expect(box).toBeChecked();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { name: 'Robin' }],
    ['DELETE', undefined],
    ['PUT', { mails: { wishes: { isWanted: true, words: mailKinds.wishes.words } }, language: 'en' }],
  ]);
});
