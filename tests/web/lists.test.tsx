import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { it } from 'vitest';
import { Page as BooksPage } from '../../web/src/app/routes/rendered/browse-route.tsx';
import { AuthorDesk } from '../../web/src/features/author-desk/author-desk.tsx';
import { CashPage } from '../../web/src/features/cash/cash-page.tsx';
import { CustomerDesk } from '../../web/src/features/customers/customer-desk.tsx';
import { SalesOverview } from '../../web/src/features/dashboard/sales-overview.tsx';
import { DraftList } from '../../web/src/features/drafts/draft-list.tsx';
import { DraftPage } from '../../web/src/features/drafts/draft-page.tsx';
import { HistoryPage } from '../../web/src/features/history/history-page.tsx';
import { OfferDesk } from '../../web/src/features/offer-desk/offer-desk.tsx';
import { PeoplePage } from '../../web/src/features/people/people-page.tsx';
import { PublisherDesk } from '../../web/src/features/publishers/publisher-desk.tsx';
import { ReviewDesk } from '../../web/src/features/review-desk/review-desk.tsx';
import { ShelfList } from '../../web/src/features/shelf-desk/shelf-list.tsx';
import { makeCataloguePage } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { click, expectNone, quietErrors, renderRouted, waitForText } from './on-screen.ts';
import { nothingToDo, quietDay } from './samples.ts';
import './desk-session.ts';

const nothing = () => undefined;

const Draft = () => <DraftPage id="d">{({ title }) => title}</DraftPage>;
const Shelves = () => <ShelfList onAdded={nothing} />;

it.each<[string, ComponentType, unknown, string | RegExp]>([
  ['authors', AuthorDesk, { total: 0, authors: [] }, 'No book names such an author.'],
  ['books', BooksPage, makeCataloguePage(), /^No book/],
  ['customers', CustomerDesk, [], 'There is no customer on account yet.'],
  ['drafts', DraftList, [], 'No drafts.'],
  ['entries of the history', HistoryPage, { entries: [] }, 'Nothing has been done yet.'],
  ['fields of a draft', Draft, { title: 'Emma' }, 'Emma'],
  ['money of a day', CashPage, quietDay, 'No money was noted on this day.'],
  ['offers', OfferDesk, [], 'There is no offer yet.'],
  ['people', PeoplePage, [], 'You are the only person here so far.'],
  [
    'publishers',
    PublisherDesk,
    { total: 0, incomplete: 0, publishers: [] },
    'No book names such a publisher.',
  ],
  ['reviews', ReviewDesk, { reviews: [], waiting: 0, reported: 0 }, 'No review waits.'],
  ['shelves', Shelves, [], 'There is no shelf yet.'],
  ['things to do', SalesOverview, nothingToDo, /^Nothing waits/],
])('The page of the %s says that they could not be loaded, or that there are none', async (...row) => {
  const [, Page, empty, words] = row;
  quietErrors();
  answerFetch(refusal(503, 'Not now'));
  renderRouted(<Page />);
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  answerFetch(({ path }) => json(path.startsWith('/api/people') && Page !== PeoplePage ? [] : empty));
  if (again) await click(again);
  await waitForText(words);
  expectNone('button', 'Try again');
});
