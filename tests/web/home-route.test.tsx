import type { Book } from '@bookstore/functions/shared/book/book';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/rendered/home-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  expectLink,
  expectNone,
  expectText,
  findIn,
  findNamed,
  inRole,
  named,
  quietErrors,
  renderRouted,
  textsOf,
  user,
} from './on-screen.ts';
import { renderIn } from './render-at.tsx';
import './new-page.ts';

/** 200 books, of which every other one is a horror. */
const catalogue = Array.from({ length: 200 }, (_, index) =>
  makeBook({
    _id: `book-${index}`,
    title: `Book ${index}`,
    category: index % 2 === 0 ? 'horror' : 'fiction',
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }),
);

const region = (name: string) => inRole('region', name);
const titlesIn = (name: string) =>
  textsOf(region(name).queryAllByRole('heading', { level: 3, hidden: true }));
const titlesOf = (books: readonly Book[]) => books.map(({ title }) => title);
const ofCategory = (books: readonly Book[], category: string | null) =>
  books.filter((book) => !category || book.category === category);

const bookcaseWith = (books: readonly Book[], asked: string | null) =>
  ['fiction', 'horror']
    .map((category) => ({ category, all: ofCategory(books, category) }))
    .filter(({ all }) => all.length > 0)
    .map(({ category, all }) => ({
      category,
      total: all.length,
      books: category === asked ? all.slice(0, 2) : [],
    }));

const doors = [
  { title: 'A present', link: '/browse?price=10-20', total: 50 },
  { title: 'Horror', link: '/browse/horror', total: 7 },
].map((door) => ({ ...door, book: makeBook({ title: door.link }) }));

/** Answers as the API of a shop does that has these books, newest first, and lists them otherwise by what was sold. */
function answerAsShopWith(books: readonly Book[], bestselling = books, ofGenre = Promise.resolve()) {
  return answerFetch(async ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    if (pathname === '/api/shelves') return json([]);
    if (pathname === '/api/doors') return json(doors);
    if (pathname === '/api/bookcase') return json(bookcaseWith(books, searchParams.get('category')));
    if (pathname === '/api/books') return json(books.slice(0, 18));
    expect(searchParams.get('sort')).toBe('bestselling');
    if (searchParams.has('category')) await ofGenre;
    const listed = ofCategory(bestselling, searchParams.get('category'));
    const start = 24 * (Number(searchParams.get('page') ?? 1) - 1);
    return json(makeCataloguePage({ books: listed.slice(start, start + 24), total: listed.length }));
  });
}

async function showHome(): Promise<void> {
  await act(async () => renderRouted(<Page />));
}

it('Without the API the home page shows its five News, says what failed and can try again', async () => {
  quietErrors();
  answerFetch(() => refusal(503, 'Not now'));
  await showHome();
  expect(await screen.findAllByText('Error while loading books')).toHaveLength(2);
  const items = region('News').getAllByRole('article', { hidden: true });
  expect(items).toHaveLength(5);
  for (const item of items) {
    expect(within(item).getByRole('heading', { hidden: true })).toHaveTextContent(/\w{3}/);
    expect(item.querySelector('p')).toHaveTextContent(/\w{3}/);
    expect(item.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/\w{3}/));
  }
  answerAsShopWith(catalogue);
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (retry) await user.click(retry);
  await waitFor(() => expect(titlesIn('Top Sellers')).toContain('Book 17'));
});

it('Top Sellers offers its genres, Recommended for You shows the books at positions 8 to 17, and every genre has a link', async () => {
  answerAsShopWith(catalogue);
  await showHome();
  const genre = await findNamed('combobox', 'Genre');
  const options = within(genre).getAllByRole('option');
  expect(textsOf(options)).toEqual(['Choose a genre', 'Business', 'Fiction', 'Horror', 'Adventure']);
  expect(genre).toHaveDisplayValue('Choose a genre');
  await waitFor(() => expect(titlesIn('Recommended for You')).toEqual(titlesOf(catalogue.slice(8, 18))));
  const links = inRole('navigation', 'Shelves').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['business', 'technology', 'fiction', 'horror', 'adventure'].map((slug) => `/browse/${slug}`),
  );
});

it.each([0, 8])(
  'The home page of a shop with %i books says that there are none to recommend, and shows its News',
  async (count) => {
    const books = catalogue.slice(0, count);
    answerAsShopWith(books);
    await showHome();
    expect(await region('Recommended for You').findByText('No books here yet.')).toBeVisible();
    expect(titlesIn('Top Sellers')).toEqual(titlesOf(books));
    expect(titlesIn('News')).toHaveLength(5);
  },
);

it.each([200, 7, 3])(
  'Of %i books the banner shows the three newest, and leads to all, newest first',
  async (count) => {
    answerAsShopWith(catalogue.slice(0, count));
    await showHome();
    const covers = (await findIn('list', 'Newest books')).getAllByRole('link');
    expect(covers.map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2].map((index) => `/books/book-${index}`),
    );
    expect(covers[0]).toHaveAccessibleName(/^Book \d$/);
    expectLink('See all new books', '/browse');
  },
);

it('Home leads to lists of books', async () => {
  answerAsShopWith(catalogue);
  await showHome();
  const links = (await findIn('navigation', 'Where to begin')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A present', '/browse?price=10-20'],
    ['Horror', '/browse/horror'],
  ]);
  expectText('50 books');
});

it('Home has a shelf with a tab for each genre, whose spines lead to its books, and none in an empty shop', async () => {
  answerAsShopWith(catalogue.slice(0, 3));
  await showHome();
  // They come when the page is used.
  expectNone('region', 'Along the shelves');
  await user.hover(screen.getByRole('heading', { level: 1 }));
  const shelves = await findIn('region', 'Along the shelves');
  const addressesIn = (name: string) =>
    within(shelves.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await waitFor(() => expect(addressesIn('Fiction')).toEqual([['Book 1 Nora Field', '/books/book-1']]));
  expectLink('See the book: Fiction', '/browse/fiction');
  const [fiction, horror] = ['Fiction', 'Horror'].map((name) => shelves.getByRole('tab', { name }));
  if (!fiction || !horror) throw new Error('There are no tabs');
  expect(shelves.getByRole('tabpanel', { name: 'Fiction' })).toBeVisible();
  expect([fiction, horror].map((tab) => tab.tabIndex)).toEqual([0, -1]);
  expect(horror).toHaveAttribute('href', '/browse/horror');
  fiction.focus();
  await user.keyboard('{ArrowRight}');
  expect(horror).toHaveFocus();
  expect(horror).toHaveAttribute('aria-selected', 'true');
  expect(await shelves.findByRole('tabpanel', { name: 'Horror' })).toBeVisible();
  expect(addressesIn('Horror').map(([, address]) => address)).toEqual(['/books/book-0', '/books/book-2']);
  expectLink('See all 2 books: Horror', '/browse/horror');
  cleanup();
  browserData.clear();
  answerAsShopWith([]);
  await showHome();
  expect(await region('Top Sellers').findByText('No books here yet.')).toBeVisible();
  expectNone('region', 'Along the shelves');
});

it('The home page names 18 genres and leads to all of them where the shop has more', async () => {
  answerAsShopWith(catalogue);
  const genres = Array.from({ length: 19 }, (_, at) => {
    const slug = `genre-${at}`;
    return { slug, name: slug, isHidden: false, isChoice: false };
  });
  for (const [count, last] of [
    [18, '/browse/genre-17'],
    [19, '/browse'],
  ] as const) {
    const { unmount } = await act(async () => renderIn({ genres: genres.slice(0, count) }, <Page />));
    const links = inRole('navigation', 'Shelves').getAllByRole('link');
    expect(links).toHaveLength(count);
    expect(links.at(-1)).toHaveAttribute('href', last);
    unmount();
  }
});

it('Top Sellers begins with what was sold, of a genre, too; Recommended for You goes by the newest', async () => {
  const sold = catalogue.toReversed();
  const late = Promise.withResolvers<void>();
  answerAsShopWith(catalogue, sold, late.promise);
  await showHome();
  await waitFor(() => expect(titlesIn('Top Sellers')[0]).toBe('Book 199'));
  expect(titlesIn('Recommended for You')).toEqual(titlesOf(catalogue.slice(8, 18)));
  const genre = named('combobox', 'Genre');
  await user.selectOptions(genre, 'Horror');
  // The choice is there before its books.
  expect(genre).toHaveValue('Horror');
  expect(genre).toHaveAttribute('aria-busy', 'true');
  expect(titlesIn('Top Sellers')[0]).toBe('Book 199');
  late.resolve();
  await waitFor(() => expect(titlesIn('Top Sellers')[1]).toBe('Book 196'));
  expect(genre).toHaveAttribute('aria-busy', 'false');
});

it('The way back restores the genre; another visit begins without one', async () => {
  answerAsShopWith(catalogue);
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/books/:id', element: <h1>A book</h1> },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
  const genre = () => findNamed('combobox', 'Genre');
  await user.selectOptions(await genre(), 'Horror');
  await act(async () => router.navigate('/books/kim'));
  await act(async () => router.navigate(-1));
  expect(await genre()).toHaveValue('Horror');
  await waitFor(() => expect(titlesIn('Top Sellers')[1]).toBe('Book 2'));
  await act(async () => router.navigate('/books/kim'));
  await act(async () => router.navigate('/'));
  expect(await genre()).toHaveValue('Choose a genre');
});
