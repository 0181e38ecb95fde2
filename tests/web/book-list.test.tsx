import type { CataloguePage, FacetCount, Suggestions } from '@bookstore/functions/shared/catalogue/catalogue';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '../../web/src/app/not-found.tsx';
import { renderedPages } from '../../web/src/app/rendered-pages.ts';
import { Page as BookPage } from '../../web/src/app/routes/rendered/book-route.tsx';
import { Page as CartPage } from '../../web/src/app/routes/shop/cart-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { clearCart } from '../../web/src/features/cart/cart-store.ts';
import type { CatalogueFilter } from '../../web/src/features/catalogue/catalogue-address.ts';
import { FacetPanel } from '../../web/src/features/catalogue/facet-panel.tsx';
import { OrderList } from '../../web/src/features/orders/order-list.tsx';
import { SearchBox } from '../../web/src/features/search/search-box.tsx';
import { SearchSuggestions } from '../../web/src/features/search/search-suggestions.tsx';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  address,
  click,
  expectFocus,
  expectHref,
  expectLink,
  expectNone,
  expectNoText,
  expectText,
  expectTitle,
  expectValue,
  expectWords,
  field,
  findIn,
  findNamed,
  findShown,
  hrefsOf,
  inRole,
  named,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import './new-page.ts';

vi.mock('../../web/src/features/orders/order-queries.ts', () => ({ useOwnOrders: () => [] }));

const facets: Partial<CataloguePage['facets']> = {
  category: [
    { value: 'horror', label: 'Horror', count: 30 },
    { value: 'fiction', label: 'Fiction', count: 1200 },
  ],
  author: [{ value: 'mary-shelley', label: 'Mary Shelley', count: 3 }],
  price: [{ value: '0-10', label: 'Under $10', count: 9 }],
  decade: [{ value: '1810', label: '1810', count: 2 }],
  available: [{ value: '1', label: 'Available now', count: 100 }],
};

const books = Array.from({ length: 3 }, (_, index) => makeBook({ title: `Volume ${index}` }));
const hundred = makeCataloguePage({ total: 100, books, facets });

const silent = { life: '', portrait: '', credit: '' };
let said = silent;

const neighbours = [makeBook({ title: 'Beside' }), makeBook({ title: 'Own', author: 'Mary Shelley' })];

async function open(from: string, answer: CataloguePage | Response = hundred) {
  const sent = answerFetch(({ path }) => {
    if (path.startsWith('/api/authors/')) return json(said);
    if (path.endsWith('/related')) return json({ sameCategory: neighbours, sameAuthor: [] });
    return answer instanceof Response ? answer : json(answer);
  });
  await act(async () =>
    renderRouted(
      <Routes>
        {renderedPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>,
      from,
    ),
  );
  return sent;
}

/** A press on a filter leads to an address, and without JavaScript to one with the same parameters. */
async function expectLeads(name: string | RegExp, to: string, sent = to) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  const form = button.form ?? undefined;
  const fields = Array.from(new FormData(form, button), ([key, value]) => [key, String(value)]);
  expect(`${form?.getAttribute('action')}?${new URLSearchParams(fields)}`).toBe(sent);
  await click(button);
  await soon(address).toBe(to);
}
const href = (name: string | RegExp) => named('link', name).getAttribute('href');
it('A list loads the books that its address names and says how many there are', async () => {
  const sent = await open('/browse/horror?price=0-10&available=1&page=2&utm_source=mail');
  expect(pathsOf(sent)).toEqual(['/api/catalogue?available=1&category=horror&page=2&price=0-10']);
  expectTitle('Horror books');
  expectWords(screen.getAllByRole('status')[0], '100 books, page 2 of 5');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it.each([
  [/^Fiction ?1,200/, '/browse/fiction?sort=price', '/browse?sort=price&category=fiction'],
  [/^Under/, '/browse?price=0-10&sort=price', '/browse?sort=price&price=0-10'],
  [/^Mary/, '/browse?author=mary-shelley&sort=price', '/browse?sort=price&author=mary-shelley'],
  [/^1810s/, '/browse?decade=1810&sort=price', '/browse?sort=price&decade=1810'],
])('The filter %s keeps the other filters and starts at the first page', async (name, to, sent) => {
  await open('/browse?sort=price&page=3');
  await expectLeads(name, to, sent);
});

it('Of the filters only categories alone are links, which robots follow', async () => {
  await open('/browse?page=3');
  const filters = inRole('navigation', 'Filters');
  const links = filters.getAllByRole('link', { hidden: true });
  expect(hrefsOf(links)).toEqual(['/browse/horror', '/browse/fiction']);
});

it.each([
  ['Remove filter: Horror', '/browse?decade=1810&sort=title'],
  ['Remove filter: 1810s', '/browse/horror?sort=title'],
  ['Clear all', '/browse?sort=title'],
])('%s removes an active filter', async (name, to) => {
  await open('/browse/horror?decade=1810&sort=title&page=2');
  const chosen = screen.getByRole('button', { name: /^Horror, chosen/, hidden: true });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  await expectLeads(name, to);
});

it('A list links to its pages, and to the previous and the next one by these names', async () => {
  await open('/browse?sort=price&page=3');
  expect(named('link', 'Page 3')).toHaveAttribute('aria-current', 'page');
  expect(href('Page 1')).toBe('/browse?sort=price');
  expect(href('Page 5')).toBe('/browse?sort=price&page=5');
  expect(named('link', 'Previous')).toHaveAttribute('rel', 'prev');
  expect(named('link', 'Next')).toHaveAttribute('rel', 'next');
  expect(href('Next')).toBe('/browse?sort=price&page=4');
});

it('A list can be seen as spines on a shelf, which its address says and the API is not told', async () => {
  const thick = makeBook({ title: 'War and Peace', author: 'Leo Tolstoy', pages: 1225 });
  const sent = await open('/browse/fiction?price=0-10&view=shelf', { ...hundred, books: [thick] });
  expect(pathsOf(sent)).toEqual(['/api/catalogue?category=fiction&price=0-10']);
  const spine = named('link', 'War and Peace Leo Tolstoy');
  expectHref(spine, `/books/${thick._id}`);
  expect(spine.closest('li')).toHaveStyle({ '--pages': '1225' });
  expect(href('Shelf')).toBe('/browse/fiction?price=0-10&view=shelf');
  expect(named('link', 'Shelf')).toHaveAttribute('aria-current', 'true');
  expect(href('Covers')).toBe('/browse/fiction?price=0-10');
  expect(href('Page 2')).toBe('/browse/fiction?price=0-10&page=2&view=shelf');
  await expectLeads('Remove filter: Fiction', '/browse?price=0-10&view=shelf');
});

const author = { name: 'Mary Shelley', slug: 'mary-shelley' };

it('The list of an author has the name that the answer gives also another address, and no filter by author', async () => {
  await open('/authors/shelley-mary', { ...hundred, author });
  expectTitle('Books by Mary Shelley');
  expect(screen.queryByRole('heading', { name: 'Author', hidden: true })).toBeNull();
  expectHref(
    document.querySelector('link[rel=canonical]'),
    expect.stringMatching(/\/authors\/mary-shelley$/),
  );
  await expectLeads(/^Horror ?30/, '/authors/shelley-mary?category=horror');
});

it('The page of an author says once how many books the shop has of them, and shows books of others beside', async () => {
  const book = makeBook({ title: 'Frankenstein', author: 'Mary Shelley' });
  await open('/authors/mary-shelley', makeCataloguePage({ ...hundred, author, total: 1, books: [book] }));
  expectText(/\b1 book\b/);
  const row = await findIn('region', 'Neighbours on the shelf');
  expect(textsOf(row.getAllByRole('heading', { level: 3 }))).toEqual(['Beside']);
});

it('The page of an author begins with the life and the picture that the desk gives, and folds what is long', async () => {
  said = {
    life: 'Born in 1797.\n\nWrote at night.',
    portrait: 'portrait-0123abcd.300x400.webp',
    credit: 'R. R.',
  };
  await open('/authors/mary-shelley', { ...hundred, author });
  said = silent;
  const portrait = screen.getByRole('figure');
  expect(within(portrait).getByRole('img', { name: 'Portrait of Mary Shelley' })).toHaveAttribute(
    'width',
    '300',
  );
  expectWords(portrait, 'R. R.');
  expectText('Born in 1797.');
  expectWords(screen.getByText('More about Mary Shelley').closest('details'), 'Wrote at night.');
});

it('A list of one genre names it in its title and in no chosen filter', async () => {
  await open('/browse/horror', hundred);
  expectTitle('Horror books');
  expectNone('list', 'Chosen filters');
});

it('Few books stand with their descriptions, many without', async () => {
  await open('/browse', { ...hundred, total: 3 });
  expect(screen.getAllByText(books[0]?.description ?? '')).not.toHaveLength(0);
  cleanup();
  browserData.clear();
  await open('/browse');
  expectNoText(books[0]?.description ?? '');
});

it('A list without books says how to change the filters', async () => {
  await open('/browse/horror?price=40-', makeCataloguePage());
  expectText('No book has all of this.');
  expect(href('Clear all filters')).toBe('/browse');
});

it('A page past the end of a list links to the last page', async () => {
  await open('/browse?page=9', { ...hundred, books: [] });
  expectWords(screen.getAllByRole('status')[0], /^100 books on 5 pages$/);
  expectText('The list ends with page 5.');
  expect(href('To the last page')).toBe('/browse?page=5');
});

it('A list with an invalid address says what is wrong with it, and sends no call', async () => {
  const sent = await open('/browse?price=cheap');
  expectText(/asks for price “cheap”, which the shop does not know/);
  expect(href('Browse the books')).toBe('/browse');
  expect(sent).toEqual([]);
});

it('The results of a corrected query name it and offer the typed words', async () => {
  await open('/search?q=harry+poter', { ...hundred, correctedQuery: 'harry potter' });
  expect(screen.getByText('harry potter').tagName).toBe('STRONG');
  expect(href('Search instead for “harry poter”')).toBe('/search?q=harry+poter&literal=1');
  expectValue(named('combobox', 'Sort by'), 'relevance');
});

it('A search without results says so, and leads to the shop, similar words, the genres and other books', async () => {
  await open(
    '/search?q=zyxw+%26+co',
    makeCataloguePage({
      closeWords: ['zyzzyva', 'zoo'],
      mentions: { word: 'co', books: [makeBook({ title: 'Emil & Co' })] },
      nearest: 'horror',
      instead: [makeBook({ title: 'Kim' })],
    }),
  );
  expectTitle('Nothing for “zyxw & co”');
  expectText('No book here has it in its title or author.');
  expect(href('ask us')).toMatch(
    /^mailto:[^?]+\?subject=Can%20you%20order%20%E2%80%9Czyxw%20%26%20co%E2%80%9D%3F$/,
  );
  expect(href('zoo')).toBe('/search?q=zoo');
  expect(href('Technology')).toBe('/browse/technology');
  for (const [name, book, all] of [
    ['Books that mention “co”', 'Emil & Co', '/search?q=co'],
    ['The nearest shelf: Horror', 'Kim', '/browse/horror'],
  ] as const) {
    const region = inRole('region', name);
    expect(region.getByRole('link', { name: book })).toBeVisible();
    expectHref(region.getByRole('link', { name: `See all: ${name}` }), all);
  }
});

it.each([
  ['none', makeCataloguePage({ named: { category: 'horror', count: 1600 } })],
  ['some', { ...hundred, named: { category: 'horror' as const, count: 1600 } }],
])('A search that names a category links to it first, when there are %s', async (_, answer) => {
  await open('/search?q=horror', answer);
  const [first] = screen.getAllByRole('link');
  expectWords(first, 'Horror: see all 1,600 books');
  expectHref(first, '/browse/horror');
  expectNoText(/Did you mean|ask us/);
});

describe('The filters', () => {
  const authors = Array.from(
    { length: 15 },
    (_, index): FacetCount => ({ value: `author-${index}`, label: `Author ${index}`, count: 20 - index }),
  );

  function showFilters(filter: CatalogueFilter, author: FacetCount[]) {
    const decade = [
      { value: '2020', label: '2020', count: 4 },
      { value: 'before-1900', label: 'Before 1900', count: 30 },
    ];
    const page = makeCataloguePage({ total: 100, facets: { author, decade } });
    renderRouted(<FacetPanel place="browse" filter={filter} page={page} />);
  }

  const valuesIn = (name: string) =>
    within(screen.getByRole('list', { name, hidden: true }))
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('value'));

  it('The authors after the first twelve are folded away', () => {
    showFilters({}, authors);
    const all = authors.map(({ value }) => value);
    expect(valuesIn('Author')).toEqual(all.slice(0, 12));
    expect(valuesIn('More authors')).toEqual(all.slice(12));
    expect(screen.getByText('More authors').closest('details')).not.toHaveAttribute('open');
  });

  it('A chosen author is not folded away, nor is a short list', () => {
    showFilters({ author: 'author-12' }, authors.slice(0, 13));
    expect(valuesIn('Author')).toHaveLength(12);
    expect(screen.getByRole('link', { name: /^Author 12/, hidden: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expectNoText('More authors');
  });

  it('A value that one book has is no filter, unless it is chosen', () => {
    const [one = [], other = []] = ['a', 'b'].map((value) => [{ value, label: value, count: 1 }]);
    showFilters({}, [...one, ...other]);
    expectNoText('Author');
    cleanup();
    showFilters({ author: 'a' }, [...one, ...other]);
    expect(screen.getByRole('list', { name: 'Author', hidden: true }).children).toHaveLength(1);
  });

  it('The books of four stars and up can be chosen where the shop has reviews', () => {
    const rating = [{ value: '4', label: '4 stars and up', count: 7 }];
    const page = makeCataloguePage({ total: 100, facets: { rating } });
    renderRouted(<FacetPanel place="browse" filter={{}} page={page} />);
    expectValue(screen.getByRole('button', { name: /^4 stars and up ?7/, hidden: true }), '4');
  });

  it('The decades before a year can be chosen', () => {
    showFilters({}, authors);
    expect(valuesIn('Decade')).toEqual(['2020', 'before-1900']);
    expect(screen.getByRole('button', { name: /^2020s/, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Before 1900 ?30/, hidden: true })).toBeInTheDocument();
  });
});

describe('Pages without what was looked for', () => {
  const open = (address: string, path: string, element: ReactNode) =>
    act(async () => renderAt(address, { [path]: element }));

  /** The page for an address without one; elsewhere the address. */
  function NotFoundOrFound() {
    const { pathname, search } = useLocation();
    return pathname === '/nowhere' ? <NotFound /> : <p>{pathname + search}</p>;
  }

  beforeEach(() => {
    clearCart();
  });

  it('The orders page of a shopper without orders links to the books', async () => {
    await open('/orders', '/orders', <OrderList uid="ada" onSeen={() => undefined} again={() => null} />);
    expectText('No orders found');
    expectLink('Browse the books', '/browse');
  });

  it('An empty cart shows a few books and leads to the others', async () => {
    answerFetch(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] }));
    await open('/cart', '/cart', <CartPage />);
    expectText('No produt found');
    await findShown('link', 'Kim');
  });

  it('The page of a missing book links to the books', async () => {
    const books = makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] });
    answerFetch(({ path }) =>
      path.includes('/books/gone') ? refusal(404, 'The book does not exist') : json(books),
    );
    await open('/books/gone', '/books/:id', <BookPage />);
    await findShown('link', 'Kim');
    await waitForText('Error while loading book info');
    expectText('There is no such book in the shop.');
    expectNone('button', 'Try again');
    expectLink('Browse the books', '/browse');
  });

  it.each([
    ['a book', '/search?q=a%20book'],
    ['  ', '/browse'],
  ])(
    'An address without a page offers books, and a search that leads from “%s” to %s',
    async (words, leadsTo) => {
      answerFetch(makeCataloguePage({ total: 1, books: [makeBook({ title: 'Kim' })] }));
      await open('/nowhere', '*', <NotFoundOrFound />);
      await findShown('link', 'Kim');
      await user.type(named('searchbox', 'Title or author'), `${words}{Enter}`);
      expectText(leadsTo);
    },
  );
});

describe('What is suggested', () => {
  const suggestions: Suggestions = {
    books: [
      { _id: 'emma', title: 'Emma', author: 'Jane Austen', coverImage: 'emma.480w.avif' },
      { _id: 'emil', title: 'Emil', coverImage: 'emil.480w.avif' },
    ],
    authors: [{ name: 'Emily Brontë', slug: 'emily-bronte', count: 1 }],
    categories: [{ category: 'fiction', count: 1800 }],
  };

  const suggest = vi.fn((input: HTMLInputElement) => <SearchSuggestions input={input} />);

  function showBox() {
    renderRouted(<SearchBox suggestions={suggest} />);
    return field('Search books');
  }

  const words = ({ path }: SentRequest) => new URL(path, 'http://shop').searchParams.get('q');
  /** Also waits for the suggestions. @returns the box */
  async function typed(text: string): Promise<HTMLElement> {
    answerFetch(suggestions);
    const box = showBox();
    await user.type(box, text);
    await screen.findAllByRole('option');
    return box;
  }

  /** The option that a screen reader would read now. */
  function activeOption(box: HTMLElement): string | undefined {
    const id = box.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    if (option) expect(option).toHaveAttribute('aria-selected', 'true');
    return option?.querySelector(':scope > :not([aria-hidden])')?.textContent ?? undefined;
  }

  beforeEach(() => {
    // jsdom does not know the element yet.
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!words.includes('search')) throw new Error(`Unexpected console error: ${words.join(' ')}`);
    });
  });

  it('The box sends no call before its first use, nor for an empty text', async () => {
    const sent = answerFetch(suggestions);
    const box = showBox();
    expect(suggest).not.toHaveBeenCalled();
    expect(box).not.toHaveAttribute('role');
    await click(box);
    expect(suggest).toHaveBeenCalled();
    vi.useFakeTimers();
    for (const text of [' ', '', '  ']) fireEvent.input(box, { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(sent).toEqual([]);
    expectNone('listbox');
  });

  it('Text that is typed without a pause sends one call, whose suggestions are shown in named groups', async () => {
    const sent = answerFetch(suggestions);
    const box = showBox();
    await click(box);
    // Not by userEvent: a busy computer could pause between two letters.
    for (const text of ['e', 'em', 'emi']) fireEvent.input(box, { target: { value: text } });
    await screen.findAllByRole('option');
    expect(sent.map(words)).toEqual(['emi']);
    expect(box).toHaveAttribute('role', 'combobox');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    const names = (group: string) => textsOf(inRole('group', group).getAllByRole('option'));
    expect(names('Books')).toEqual(['Emma (book) Jane Austen', 'Emil (book) ']);
    expect(names('Authors')).toEqual(['Emily Brontë (author) 1 book']);
    expect(names('Categories')).toEqual(['Fiction (category) 1,800 books']);
    expect(names('Search')).toEqual(['All results for “emi” (search) ']);
    expect(screen.getByText('5 suggestions')).toBeInTheDocument();
  });

  it('The arrow keys go through the options in a circle, and leave the text unchanged', async () => {
    const box = await typed('emi');
    const steps: [key: string, option: string | undefined][] = [
      ['ArrowDown', 'Emma (book) Jane Austen'],
      ['ArrowDown', 'Emil (book) '],
      ['End', 'All results for “emi” (search) '],
      ['ArrowDown', undefined],
      ['ArrowUp', 'All results for “emi” (search) '],
      ['Home', 'Emma (book) Jane Austen'],
      ['ArrowUp', undefined],
    ];
    for (const [key, option] of steps) {
      await user.keyboard(`{${key}}`);
      expect([key, activeOption(box)]).toEqual([key, option]);
    }
    expectFocus(box);
    expectValue(box, 'emi');
  });

  it('Escape closes the list and keeps the text, an arrow key opens it, and leaving the box closes it', async () => {
    const box = await typed('emi');
    await user.keyboard('{Escape}');
    expectNone('listbox');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expectValue(box, 'emi');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab();
    expectNone('listbox');
  });

  it('Enter or a press opens the chosen page, and Enter without a choice searches', async () => {
    await typed('emi');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/authors/emily-bronte');
    await typeIn('Search books', 'em');
    await click((await screen.findAllByRole('option'))[0] ?? document.body);
    expect(address()).toBe('/books/emma');
    await typeIn('Search books', 'eml');
    // The suggestions for the earlier letters stay until these are there.
    await findNamed('option', /“eml”/);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/search?q=eml');
    await typeIn('Search books', '{Control>}a{/Control}emm{Enter}');
    expect(address()).toBe('/search?q=emm');
    expectNone('listbox');
  });

  it('The list shows the answer to the last text, and earlier calls are aborted', async () => {
    const answers = new Map<string | null, (response: Response) => void>();
    const dropped: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
      const q = new URL(path, 'http://shop').searchParams.get('q');
      signal?.addEventListener('abort', () => dropped.push(q));
      return new Promise<Response>((resolve) => answers.set(q, resolve));
    });
    const box = showBox();
    await user.type(box, 'e');
    await soon(() => [...answers.keys()]).toEqual(['e']);
    await user.type(box, 'm');
    await soon(() => [...answers.keys()]).toEqual(['e', 'em']);
    expect(dropped).toEqual(['e']);
    await act(async () => answers.get('em')?.(json({ ...suggestions, authors: [], categories: [] })));
    await act(async () => answers.get('e')?.(json({ books: [], authors: [], categories: [] })));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('The box works without suggestions when they cannot be loaded', async () => {
    answerFetch(() => new Response('', { status: 503 }));
    const box = showBox();
    await user.type(box, 'emma');
    await soon(() => console.warn).toHaveBeenCalled();
    expectNone('listbox');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?q=emma');
  });
});
