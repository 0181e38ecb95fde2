import type { ScannedBook } from '@bookstore/functions/shared/stock/posting';
import type { Stocktake, StocktakeLine } from '@bookstore/functions/shared/stock/stocktake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { StocktakePage } from '../../web/src/features/stocktake/stocktake-page.tsx';
import { askFirst } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import { agree, field, findShown, named, press, renderRouted, typeIn, waitForText } from './on-screen.ts';
import './desk-session.ts';

const [emma, kim, strange] = ['9780141439587', '9780306406157', '9783161484100'];
const shelf: ScannedBook[] = [
  { isbn: emma, book: { id: 'emma', title: 'Emma' }, onHand: 3, waiting: 0 },
  { isbn: kim, book: { id: 'kim', title: 'Kim' }, onHand: 1, waiting: 0 },
];
const begun: Stocktake = {
  id: 's1',
  scope: 'shelf',
  value: 'B 12',
  state: 'counting',
  by: 'Owner',
  isWhole: true,
  createdAt: '2026-11-23T10:00:00.000Z',
  lines: [
    { bookId: 'emma', title: 'Emma', counted: 0, expected: 3 },
    { bookId: 'kim', title: 'Kim', counted: 0, expected: 1 },
  ],
};

/** Answers as a shop in which the shelf is counted; `onCounts` may refuse a batch. */
function serve(onCounts: (sent: SentRequest) => Response | undefined = () => undefined) {
  let lines: StocktakeLine[] = begun.lines;
  const keys = new Set<string | null>();
  let state: Stocktake['state'] = 'counting';
  const sent = answerFetch((request) => {
    const { method, path, headers, body } = request;
    if (path.startsWith('/api/stock/scanned')) {
      const isbns = new URL(path, 'https://shop.example').searchParams.get('isbns')?.split(',') ?? [];
      return json(isbns.map((isbn) => shelf.find((one) => one.isbn === isbn) ?? { isbn, waiting: 0 }));
    }
    if (path.endsWith('/counts')) {
      const refused = onCounts(request);
      const key = headers.get('Idempotency-Key');
      const { bookIds, copies } = body as { bookIds: string[]; copies: number[] };
      if (!keys.has(key)) {
        lines = lines.map((line) => ({
          ...line,
          counted: line.counted + (copies[bookIds.indexOf(line.bookId)] ?? 0),
        }));
      }
      keys.add(key);
      if (refused) return refused;
    }
    if (path.endsWith('/book')) state = 'booked';
    if (path === '/api/stocktakes' && method === 'GET') return json([]);
    return json({ ...begun, state, lines });
  });
  return (end: string) => sent.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
}

function show(address = '/dashboard/stocktake?id=s1') {
  const shown = renderRouted(<StocktakePage />, address);
  return { ...shown, user: userEvent.setup() };
}

const rowOf = (title: string) => named('row', new RegExp(`^${title}`));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('Scans are sent as they come, and compared with what is expected', async () => {
  const posts = serve();
  const { user } = show();
  const box = await screen.findByLabelText('ISBN');
  expect(box).toHaveFocus();
  await user.keyboard(`${emma}{Enter}${emma}{Enter}${kim}{Enter}${strange}{Enter}`);
  await waitFor(() => expect(rowOf('Emma')).toHaveTextContent(/Emma3−1$/));
  expect(rowOf('Kim')).toHaveTextContent(/Kim1–$/);
  await waitForText(`Not in the shop, and not counted: ${strange} (1)`);
  await waitFor(() => {
    const sums = posts('/counts').flatMap(({ body }) => (body as { copies: number[] }).copies);
    expect(sums.reduce((one, other) => one + other, 0)).toBe(3);
  });
  await user.clear(field('Counted copies of Emma'));
  await typeIn('Counted copies of Emma', '3');
  await findShown('button', 'End: nothing differs');
});

it('A batch whose answer was lost is sent again under its key and counts once', async () => {
  let lost = true;
  const posts = serve(() => {
    const answer = lost ? refusal(503, 'Not now') : undefined;
    lost = false;
    return answer;
  });
  show();
  await typeIn('ISBN', `${kim}{Enter}`);
  await press('Send again');
  await waitFor(() => expect(posts('/counts')).toHaveLength(2));
  const [first, second] = posts('/counts').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBe(second);
  await waitFor(() => expect(rowOf('Kim')).toHaveTextContent(/Kim1–$/));
});

it('A stocktake is discarded after a question that says what is lost, and the list is shown', async () => {
  agree().mockResolvedValueOnce(false);
  serve();
  show();
  await typeIn('ISBN', `${emma}{Enter}`);
  await waitFor(() => expect(rowOf('Emma')).toHaveTextContent(/Emma3−2$/));
  await press('Discard');
  expect(vi.mocked(askFirst).mock.calls[0]?.slice(0, 2)).toEqual([
    'Discard the stocktake of Shelf B 12?',
    '1 copy is counted, of 1 book. These counts are lost, also those of others. The stock stays as it is.',
  ]);
  expect(field('ISBN')).toBeVisible();
  await press('Discard');
  await findShown('button', 'Begin');
  expect(localStorage.getItem('stocktake-s1')).toBeNull();
});

it('Who counts in a stocktake that another person has discarded is told so', async () => {
  serve(() => undefined);
  show();
  await screen.findByLabelText('ISBN');
  answerFetch(() => refusal(404, 'The stocktake was not found'));
  await browserData.refetchQueries();
  await waitForText('There is no such stocktake: it may have been discarded.');
});
