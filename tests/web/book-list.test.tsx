import type { CataloguePage } from '@bookstore/functions/shared/catalogue/catalogue';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderedPages } from '../../web/src/app/rendered-pages.ts';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf } from './fake-fetch.ts';
import {
  address,
  expectNone,
  expectNoText,
  expectText,
  findIn,
  inRole,
  named,
  renderRouted,
  textsOf,
  user,
} from './on-screen.ts';
import './new-page.ts';

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
  await user.click(button);
  await waitFor(() => expect(address()).toBe(to));
}
const href = (name: string | RegExp) => named('link', name).getAttribute('href');
it('A list loads the books that its address names and says how many there are', async () => {
  const sent = await open('/browse/horror?price=0-10&available=1&page=2&utm_source=mail');
  expect(pathsOf(sent)).toEqual(['/api/catalogue?available=1&category=horror&page=2&price=0-10']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horror books');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('100 books, page 2 of 5');
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
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/browse/horror', '/browse/fiction']);
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
  expect(spine).toHaveAttribute('href', `/books/${thick._id}`);
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Books by Mary Shelley');
  expect(screen.queryByRole('heading', { name: 'Author', hidden: true })).toBeNull();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
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
  expect(portrait).toHaveTextContent('R. R.');
  expectText('Born in 1797.');
  expect(screen.getByText('More about Mary Shelley').closest('details')).toHaveTextContent('Wrote at night.');
});

it('A list of one genre names it in its title and in no chosen filter', async () => {
  await open('/browse/horror', hundred);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horror books');
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
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^100 books on 5 pages$/);
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
  expect(named('combobox', 'Sort by')).toHaveValue('relevance');
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing for “zyxw & co”');
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
    expect(region.getByRole('link', { name: `See all: ${name}` })).toHaveAttribute('href', all);
  }
});

it.each([
  ['none', makeCataloguePage({ named: { category: 'horror', count: 1600 } })],
  ['some', { ...hundred, named: { category: 'horror' as const, count: 1600 } }],
])('A search that names a category links to it first, when there are %s', async (_, answer) => {
  await open('/search?q=horror', answer);
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Horror: see all 1,600 books');
  expect(first).toHaveAttribute('href', '/browse/horror');
  expectNoText(/Did you mean|ask us/);
});
