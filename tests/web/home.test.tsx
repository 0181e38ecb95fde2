import type { Book } from '@bookstore/functions/shared/book/book';
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/rendered/home-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { BookCarousel } from '../../web/src/features/home/book-carousel.tsx';
import { type BookPage, topSellers } from '../../web/src/features/home/book-queries.ts';
import { pageInView } from '../../web/src/features/home/first-view.ts';
import { TopSellers } from '../../web/src/features/home/top-sellers.tsx';
import { useTopSellers } from '../../web/src/features/home/use-books.ts';
import { RecentlySeen } from '../../web/src/features/recently-seen/recently-seen.tsx';
import { surviveTranslation } from '../../web/src/lib/browser/page-translation.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  click,
  expectFocus,
  expectHref,
  expectLink,
  expectNone,
  expectText,
  expectValue,
  expectWords,
  findHeading,
  findIn,
  findNamed,
  hrefsOf,
  inRole,
  named,
  press,
  quietErrors,
  renderRouted,
  soon,
  textsOf,
  user,
} from './on-screen.ts';
import { renderIn } from './render-at.tsx';
import './new-page.ts';

// Nothing is laid out: all slides of a first page count as in view.
beforeAll(() =>
  document.head.insertAdjacentHTML('beforeend', '<style>.carousel-row { --slides: 24 }</style>'),
);

/** 200 books, every other one a horror. */
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

/** As a shop with these books, newest first; other lists are by what was sold. */
function answerAsShopWith(
  books: readonly Book[] = catalogue,
  bestselling = books,
  ofGenre = Promise.resolve(),
) {
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

async function showHome(...shop: Parameters<typeof answerAsShopWith>) {
  answerAsShopWith(...shop);
  await act(async () => renderRouted(<Page />));
}

it('Without the API the home page shows its five News, says what failed and can try again', async () => {
  quietErrors();
  answerFetch(refusal(503, 'Not now'));
  await act(async () => renderRouted(<Page />));
  expect(await screen.findAllByText('Error while loading books')).toHaveLength(2);
  const items = region('News').getAllByRole('article', { hidden: true });
  expect(items).toHaveLength(5);
  for (const item of items) {
    expectWords(within(item).getByRole('heading', { hidden: true }), /\w{3}/);
    expectWords(item.querySelector('p'), /\w{3}/);
    expect(item.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/\w{3}/));
  }
  answerAsShopWith(catalogue);
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (retry) await click(retry);
  await soon(() => titlesIn('Top Sellers')).toContain('Book 17');
});

it('Top Sellers offers its genres, Recommended for You shows the books at positions 8 to 17, and every genre has a link', async () => {
  await showHome();
  const genre = await findNamed('combobox', 'Genre');
  const options = within(genre).getAllByRole('option');
  expect(textsOf(options)).toEqual(['Choose a genre', 'Business', 'Fiction', 'Horror', 'Adventure']);
  expect(genre).toHaveDisplayValue('Choose a genre');
  await soon(() => titlesIn('Recommended for You')).toEqual(titlesOf(catalogue.slice(8, 18)));
  const links = inRole('navigation', 'Shelves').getAllByRole('link');
  expect(hrefsOf(links)).toEqual(
    ['business', 'technology', 'fiction', 'horror', 'adventure'].map((slug) => `/browse/${slug}`),
  );
});

it.each([0, 8])(
  'The home page of a shop with %i books says that there are none to recommend, and shows its News',
  async (count) => {
    const books = catalogue.slice(0, count);
    await showHome(books);
    expect(await region('Recommended for You').findByText('No books here yet.')).toBeVisible();
    expect(titlesIn('Top Sellers')).toEqual(titlesOf(books));
    expect(titlesIn('News')).toHaveLength(5);
  },
);

it.each([200, 7, 3])(
  'Of %i books the banner shows the three newest, and leads to all, newest first',
  async (count) => {
    await showHome(catalogue.slice(0, count));
    const covers = (await findIn('list', 'Newest books')).getAllByRole('link');
    expect(hrefsOf(covers)).toEqual([0, 1, 2].map((index) => `/books/book-${index}`));
    expect(covers[0]).toHaveAccessibleName(/^Book \d$/);
    expectLink('See all new books', '/browse');
  },
);

it('Home leads to lists of books', async () => {
  await showHome();
  const links = (await findIn('navigation', 'Where to begin')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A present', '/browse?price=10-20'],
    ['Horror', '/browse/horror'],
  ]);
  expectText('50 books');
});

it('Home has a shelf with a tab for each genre, whose spines lead to its books, and none in an empty shop', async () => {
  await showHome(catalogue.slice(0, 3));
  // They load when the page is used.
  expectNone('region', 'Along the shelves');
  await user.hover(screen.getByRole('heading', { level: 1 }));
  const shelves = await findIn('region', 'Along the shelves');
  const addressesIn = (name: string) =>
    within(shelves.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await soon(() => addressesIn('Fiction')).toEqual([['Book 1 Nora Field', '/books/book-1']]);
  expectLink('See the book: Fiction', '/browse/fiction');
  const [fiction, horror] = ['Fiction', 'Horror'].map((name) => shelves.getByRole('tab', { name }));
  if (!fiction || !horror) throw new Error('There are no tabs');
  expect(shelves.getByRole('tabpanel', { name: 'Fiction' })).toBeVisible();
  expect([fiction, horror].map((tab) => tab.tabIndex)).toEqual([0, -1]);
  expectHref(horror, '/browse/horror');
  fiction.focus();
  await user.keyboard('{ArrowRight}');
  expectFocus(horror);
  expect(horror).toHaveAttribute('aria-selected', 'true');
  expect(await shelves.findByRole('tabpanel', { name: 'Horror' })).toBeVisible();
  expect(addressesIn('Horror').map(([, address]) => address)).toEqual(['/books/book-0', '/books/book-2']);
  expectLink('See all 2 books: Horror', '/browse/horror');
  cleanup();
  browserData.clear();
  await showHome([]);
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
    expectHref(links.at(-1), last);
    unmount();
  }
});

it('Top Sellers begins with what was sold, of a genre, too; Recommended for You goes by the newest', async () => {
  const sold = catalogue.toReversed();
  const late = Promise.withResolvers<void>();
  await showHome(catalogue, sold, late.promise);
  await soon(() => titlesIn('Top Sellers')[0]).toBe('Book 199');
  expect(titlesIn('Recommended for You')).toEqual(titlesOf(catalogue.slice(8, 18)));
  const genre = named('combobox', 'Genre');
  await user.selectOptions(genre, 'Horror');
  // The choice is there before its books.
  expectValue(genre, 'Horror');
  expect(genre).toHaveAttribute('aria-busy', 'true');
  expect(titlesIn('Top Sellers')[0]).toBe('Book 199');
  late.resolve();
  await soon(() => titlesIn('Top Sellers')[1]).toBe('Book 196');
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
  expectValue(await genre(), 'Horror');
  await soon(() => titlesIn('Top Sellers')[1]).toBe('Book 2');
  await act(async () => router.navigate('/books/kim'));
  await act(async () => router.navigate('/'));
  expectValue(await genre(), 'Choose a genre');
});

describe('A carousel', () => {
  const catalogue = Array.from({ length: 25 }, (_, index) =>
    makeBook({ _id: `book-${index}`, title: `Book ${index}` }),
  );
  const [firstPage, secondPage] = [catalogue.slice(0, 24), catalogue.slice(24)];

  const pageOf = (books: typeof firstPage) => makeCataloguePage({ books, total: catalogue.length });

  let isDown: boolean;
  let sent: SentRequest[];

  beforeEach(() => {
    isDown = false;
    sent = answerFetch(({ path }) => {
      if (isDown) return refusal(503, 'Not now');
      return json(pageOf(path.includes('page=') ? secondPage : firstPage));
    });
  });

  const ending = { path: '/browse/horror', name: 'Horror' };

  function TopSellers() {
    return <BookCarousel title="Top Sellers" books={useTopSellers()} action={() => null} ending={ending} />;
  }

  function keep(pages: BookPage[]) {
    browserData.setQueryData(topSellers().queryKey, {
      pages,
      pageParams: pages.map((_, index) => index + 1),
    });
  }

  /** A list of which only a part has come, as on a rendered page. */
  async function show(pages: (typeof firstPage)[], cut = pageInView) {
    keep(pages.map((page) => cut(pageOf(page))));
    await act(async () => renderRouted(<TopSellers />));
  }

  const region = () => named('region', 'Top Sellers');
  const slides = () => [...region().querySelectorAll('li')];
  const titles = () => textsOf([...region().querySelectorAll('h3')]);
  const use = () => user.hover(region());
  const paths = () => pathsOf(sent);

  it('A carousel keeps the place of every book unheard, says that its length is unknown, and loads the first page with its first use', async () => {
    await show([firstPage]);
    expect(titles()).toEqual(['Book 0', 'Book 1', 'Book 2']);
    expect(slides()).toHaveLength(24);
    expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region()).getByRole('button', { name: 'Next: Top Sellers' })).toBeVisible();
    expect(slides()[0]).toHaveAttribute('aria-posinset', '1');
    expect(slides()[0]).toHaveAttribute('aria-setsize', '-1');
    expect(paths()).toEqual([]);
    await use();
    await findHeading('Book 23');
    expect(titles().slice(0, 24)).toEqual(firstPage.map(({ title }) => title));
    // Without a layout every slide counts as in view: a browser test counts the requests.
    expect(paths()[0]).toBe('/api/catalogue?sort=bestselling');
  });

  it('A carousel does not ask again for books that another one has just loaded', async () => {
    await show([firstPage]);
    keep([pageOf(firstPage)]);
    fireEvent.pointerMove(region());
    await findHeading('Book 23');
    expect(paths()).not.toContain('/api/catalogue?sort=bestselling');
  });

  it('A carousel whose call fails keeps its cards and offers to try again', async () => {
    isDown = true;
    await show([firstPage]);
    await use();
    expect(titles()).toEqual(['Book 0', 'Book 1', 'Book 2']);
    const retry = await within(region()).findByText('Try again');
    expect(slides()).toHaveLength(4);
    isDown = false;
    await click(retry);
    await findHeading('Book 23');
    expect(titles().length).toBeGreaterThanOrEqual(24);
    expect(document.body).not.toHaveFocus();
  });

  it.each([true, false])(
    'The row gets the focus of a book that is gone, if it has it still: %s',
    async (isKept) => {
      await show([[makeBook({ _id: 'gone', title: 'Gone' }), ...firstPage]]);
      const gone = named('link', 'Gone');
      act(() => gone.focus());
      if (!isKept) act(() => gone.blur());
      await findHeading('Book 23');
      expect(titles()).not.toContain('Gone');
      expectFocus(isKept ? within(region()).getByRole('list') : document.body);
    },
  );

  it('A last slide says that there are no more books, and leads to the list of them', async () => {
    await show([firstPage, secondPage], (page) => page);
    await within(region()).findByText('You have seen them all');
    expectHref(within(region()).getByRole('link', { name: 'Browse Horror', hidden: true }), '/browse/horror');
    expect(slides()[0]).toHaveAttribute('aria-setsize', '26');
    await use();
    expect(paths()).toEqual([]);
  });
});

const horrors = Array.from({ length: 98 }, (_, index) =>
  makeBook({
    _id: `horror-${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }),
);

it('The list of a genre reaches every book once, loads each page once, and again where that failed, and knows its end', async () => {
  let isDown = false;
  const sent = answerFetch(({ path }) => {
    if (isDown) return refusal(503, 'Not now');
    const { searchParams } = new URL(path, 'https://shop.example');
    const page = Number(searchParams.get('page') ?? 1);
    // A sale has moved a book to the next page in between.
    const start = 24 * (page - 1) - (page > 1 ? 1 : 0);
    const books = horrors.slice(start, start + 24);
    return json(makeCataloguePage({ books, total: horrors.length }));
  });
  const { result } = await act(async () => renderHook(() => useTopSellers('horror')));
  const ids = () => result.current.slots.map((book) => book?._id);
  await soon(ids).toHaveLength(24);
  // Far from the end nothing more is fetched.
  act(() => result.current.onReach(17));
  expect(sent).toHaveLength(1);
  isDown = true;
  act(() => result.current.onReach(18));
  await soon(() => result.current.failed).toBe(true);
  expect(ids()).toHaveLength(24);
  isDown = false;
  act(() => result.current.fetchMore());
  await soon(ids).toHaveLength(47);
  while (result.current.hasMore) {
    const { length } = ids();
    act(() => result.current.onReach(length - 1));
    await soon(() => ids().length).toBeGreaterThan(length);
  }
  expect(ids()).toEqual(horrors.map(({ _id }) => _id));
  const list = '/api/catalogue?category=horror';
  expect(pathsOf(sent)).toEqual([
    `${list}&sort=bestselling`,
    ...[2, 2, 3, 4, 5].map((page) => `${list}&page=${page}&sort=bestselling`),
  ]);
});

describe('A page that a browser translates', () => {
  const { removeChild, insertBefore } = Node.prototype;
  beforeAll(() => surviveTranslation());
  afterAll(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
  });

  /**
   * Replaces every text by an element, as Chrome does when it translates; some translations keep the text within it.
   */
  function translate(isKept: boolean): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(isKept ? text : `~${text.textContent}`);
    }
  }

  function Page() {
    const [count, setCount] = useState(0);
    return (
      <main>
        {count === 0 && 'Loading...'}
        {count > 0 && <p>{count} books</p>}
        {count % 2 === 0 && 'even'} and more
        <button type="button" aria-label="More" onClick={() => setCount(count + 1)} />
      </main>
    );
  }

  it.each([false, true])(
    'A translated page goes on with what comes next (texts kept: %s)',
    async (isKept) => {
      render(<Page />);
      for (let times = 0; times < 3; times += 1) {
        act(() => translate(isKept));
        await press('More');
      }
      expect(screen.getByRole('paragraph')).toBeInTheDocument();
    },
  );

  it('A genre whose name is translated stays chosen', async () => {
    answerFetch(makeCataloguePage());
    await act(async () => renderRouted(<TopSellers action={() => null} />));
    const select = named('combobox', 'Genre');
    for (const option of select.querySelectorAll('option')) option.textContent = `~${option.textContent}`;
    await user.selectOptions(select, '~Horror');
    expect(select).toHaveDisplayValue('~Horror');
  });
});

describe('Books that were seen', () => {
  const Page = () => <RecentlySeen bookId={useParams().id ?? ''} />;

  it('Nothing is kept of a first page; then the last books are, few of them, until one press clears them', async () => {
    answerFetch(({ path }) => {
      const ids = new URL(path, location.href).searchParams.get('ids')?.split(',') ?? [];
      return json(ids.map((id) => makeBook({ _id: id, title: id })).toReversed());
    });
    const book = (n: number) => `${n}-`.padEnd(128, 'x');
    const router = createMemoryRouter([{ path: '/books/:id', element: <Page /> }], {
      initialEntries: [`/books/${book(0)}`],
    });
    render(<RouterProvider router={router} />, {
      wrapper: ({ children }) => <main tabIndex={-1}>{children}</main>,
    });
    const open = (n: number) => act(() => router.navigate(`/books/${book(n)}`));
    expect(localStorage).toHaveLength(0);

    for (const n of [1, 2, 1]) await open(n);
    const links = async () => textsOf(await screen.findAllByRole('link'));
    expect(await links()).toEqual([book(2), book(0)]);
    for (let n = 3; n < 20; n += 1) await open(n);
    expect(await links()).toHaveLength(6);
    expect(localStorage.getItem('recently-seen')?.length).toBeLessThanOrEqual(1024);

    await press('Clear: Recently seen');
    expectNone('link');
    expectFocus(screen.getByRole('main'));
    expect(localStorage).toHaveLength(0);
  });
});
