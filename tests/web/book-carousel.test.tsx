import { act, fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { BookCarousel } from '../../web/src/features/home/book-carousel.tsx';
import { type BookPage, topSellers } from '../../web/src/features/home/book-queries.ts';
import { pageInView } from '../../web/src/features/home/first-view.ts';
import { useTopSellers } from '../../web/src/features/home/use-books.ts';
import { makeBook, makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import { findHeading, named, renderRouted, textsOf, user } from './on-screen.ts';
import './new-page.ts';

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

/** Puts the pages of a list into the query cache. */
function keep(pages: BookPage[]) {
  browserData.setQueryData(topSellers().queryKey, {
    pages,
    pageParams: pages.map((_, index) => index + 1),
  });
}

/** Shows a list of which only a part has come, as a rendered page does. */
async function show(pages: (typeof firstPage)[], cut = pageInView) {
  keep(pages.map((page) => cut(pageOf(page))));
  await act(async () => renderRouted(<TopSellers />));
}

const region = () => named('region', 'Top Sellers');
const slides = () => [...region().querySelectorAll('li')];
const titles = () => textsOf([...region().querySelectorAll('h3')]);
const use = () => user.hover(region());
const paths = () => pathsOf(sent);

it('A carousel keeps the place of every book unheard, says that its length is unknown and sends no call before its first use', async () => {
  await show([firstPage]);
  expect(titles()).toEqual(['Book 0', 'Book 1', 'Book 2']);
  expect(slides()).toHaveLength(24);
  expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
  expect(within(region()).getByRole('button', { name: 'Next: Top Sellers' })).toBeVisible();
  expect(slides()[0]).toHaveAttribute('aria-posinset', '1');
  expect(slides()[0]).toHaveAttribute('aria-setsize', '-1');
  expect(paths()).toEqual([]);
});

it('The first use of a carousel loads the first page', async () => {
  await show([firstPage]);
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
  await user.click(retry);
  await findHeading('Book 23');
  expect(titles().length).toBeGreaterThanOrEqual(24);
  expect(document.body).not.toHaveFocus();
});

it('When the focused book is gone, the row gets the focus', async () => {
  const gone = makeBook({ _id: 'gone', title: 'Gone' });
  await show([[gone, ...firstPage]]);
  act(() => named('link', 'Gone').focus());
  await findHeading('Book 23');
  expect(titles()).not.toContain('Gone');
  expect(within(region()).getByRole('list')).toHaveFocus();
});

it('The row takes no focus that has left it before', async () => {
  const gone = makeBook({ _id: 'gone', title: 'Gone' });
  await show([[gone, ...firstPage]]);
  const link = named('link', 'Gone');
  act(() => {
    link.focus();
    link.blur();
  });
  await findHeading('Book 23');
  expect(document.body).toHaveFocus();
});

it('A last slide says that there are no more books, and leads to the list of them', async () => {
  await show([firstPage, secondPage], (page) => page);
  await within(region()).findByText('You have seen them all');
  expect(within(region()).getByRole('link', { name: 'Browse Horror', hidden: true })).toHaveAttribute(
    'href',
    '/browse/horror',
  );
  expect(slides()[0]).toHaveAttribute('aria-setsize', '26');
  await use();
  expect(paths()).toEqual([]);
});
