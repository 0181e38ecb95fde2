import type { Posting, ScannedBook } from '@bookstore/functions/shared/stock/posting';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReceivePage } from '../../web/src/features/receive/receive-page.tsx';
import { askFirst } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectValue,
  field,
  findAlert,
  findNamed,
  findShown,
  inRole,
  press,
  renderRouted,
  retype,
  typeIn,
  waitForText,
} from './on-screen.ts';
import { posting } from './samples.ts';
import './desk-session.ts';

const [emma, kim, strange] = ['9780141439587', '9780306406157', '9783161484100'];
const shelf: ScannedBook[] = [
  { isbn: emma, book: { id: 'emma', title: 'Emma' }, onHand: 0, waiting: 2 },
  { isbn: kim, book: { id: 'kim', title: 'Kim' }, waiting: 0 },
];

/** Answers as a shop with two books; `post` answers what changes it. */
function serve(post: (sent: SentRequest) => Response = () => json(posting), past: readonly Posting[] = []) {
  const sent = answerFetch((request) => {
    if (request.method === 'POST') return post(request);
    if (request.path.startsWith('/api/deliveries')) return json(past);
    if (request.path.startsWith('/api/admin/isbn'))
      return json({ isbn: strange, state: 'unknown', book: {} });
    const isbns = new URL(request.path, 'https://shop.example').searchParams.get('isbns')?.split(',') ?? [];
    return json(isbns.map((isbn) => shelf.find((one) => one.isbn === isbn) ?? { isbn, waiting: 0 }));
  });
  return () => sent.filter(({ method }) => method === 'POST');
}

function show() {
  const shown = renderRouted(<ReceivePage />);
  return { ...shown, user: userEvent.setup(), box: field('ISBN') };
}

const rows = () => inRole('list', 'Scanned books').getAllByRole('listitem');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('Each scan adds a copy, the last book stands first, and the field stays ready for the next one', async () => {
  const posts = serve();
  const { user, box } = show();
  expect(box).toHaveFocus();
  await user.keyboard(`${emma}{Enter}978-0-306-40615-7{Enter}0141439580{Enter}`);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Emma'));
  expect(
    rows()
      .map((row) => within(row).getByRole('textbox'))
      .map((one) => one.getAttribute('value')),
  ).toEqual(['2', '1']);
  expect(rows()[0]).toHaveTextContent('0 in stock');
  expect(rows()[0]).toHaveTextContent('2 orders wait for this');
  expect(rows()[1]).toHaveTextContent('not counted yet: counting starts with 1');
  expectStatus('Emma: 2 copies');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await typeIn('Supplier', 'Gardners');
  await press('Receive 3 copies of 2 books');
  await waitForText('Received 3 copies of 2 books.');
  const [sent] = posts();
  expect(sent).toMatchObject({
    path: '/api/deliveries',
    body: { supplier: 'Gardners', note: '', bookIds: ['emma', 'kim'], copies: [2, 1] },
  });
  expectNone('list', 'Scanned books');
  expectValue('Supplier', '');
});

it('A wrong check digit is said at the field, and the scan stands apart until it is cleared', async () => {
  serve();
  const { user, box } = show();
  await user.type(box, '9780141439588{Enter}');
  await waitFor(() => expect(box).toBeInvalid());
  expect(box).toHaveAccessibleDescription(/check digit of 9780141439588 is wrong/);
  await user.keyboard(`${emma}{Enter}`);
  expect(box).toBeValid();
  expectText('1 scan not read as an ISBN: 9780141439588');
  await press('Clear');
  expectNoText(/not read as an ISBN/);
});

it('A wrong check digit is taken of a book that is printed so', async () => {
  serve();
  shelf.push({ isbn: '9783453058291', book: { id: 'misprint', title: 'Misprint' }, waiting: 0 });
  const { user, box } = show();
  await user.type(box, '978-3-453-05829-1{Enter}');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Misprint'));
  expect(box).toBeValid();
  shelf.pop();
});

it('A count can be typed over, a scan into it is not taken, and a book can be removed', async () => {
  serve();
  const { user, box } = show();
  await user.type(box, `${emma}{Enter}${kim}{Enter}`);
  const count = await screen.findByLabelText('Copies of Emma');
  await retype(count, '12');
  expectShown('button', 'Receive 13 copies of 2 books');
  await retype(count, emma);
  expect(count).toBeInvalid();
  await user.tab();
  await press('Remove Kim');
  expect(box).toHaveFocus();
  expect(rows()).toHaveLength(1);
});

it('An unknown ISBN stands apart, is not received, and becomes a draft by one press', async () => {
  const posts = serve(({ path }) => json(path === '/api/drafts' ? { draft: { _id: 'x1' } } : posting));
  const { user, box } = show();
  await user.type(box, `${strange}{Enter}${emma}{Enter}`);
  const unknown = await findNamed('region', 'Not in the shop yet');
  await press(`Fill in ${strange}`, within(unknown));
  expect(await within(unknown).findByRole('link')).toHaveAttribute('href', '/dashboard/drafts/x1');
  expect(posts()[0]?.body).toMatchObject({ title: `ISBN ${strange}`, isbn: strange });
  await press('Receive 1 copy of 1 book');
  await waitForText(/^Received/);
  expect(unknown).toBeVisible();
});

it('What was scanned outlives a reload', async () => {
  serve();
  const first = show();
  await first.user.type(first.box, `${emma}{Enter}${emma}{Enter}`);
  first.unmount();
  show();
  expect(await screen.findByLabelText('Copies of Emma')).toHaveValue('2');
});

it('After a lost answer the same delivery is sent again under its key, also after a reload', async () => {
  let answers: Response[] = [refusal(503, 'Busy')];
  const posts = serve(() => answers.shift() ?? json(posting));
  const { user, box, unmount } = show();
  await user.type(box, `${emma}{Enter}`);
  await press('Receive 1 copy of 1 book');
  await findAlert('nothing happens twice');
  unmount();
  answers = [json({ ...posting, state: 'posting', done: 1 })];
  show();
  await waitForText('Received 3 copies of 2 books.');
  const keys = posts().map(({ headers, body }) =>
    [headers.get('Idempotency-Key'), JSON.stringify(body)].join(),
  );
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('A book that was deleted meanwhile is named, and what came of the others', async () => {
  const kept = [{ bookId: 'kim', title: '', reason: 'the book was deleted meanwhile' }];
  serve(() => json({ ...posting, keptCount: 1, kept }));
  const { user, box } = show();
  await user.type(box, `${emma}{Enter}${emma}{Enter}${kim}{Enter}`);
  await press('Receive 3 copies of 2 books');
  const words = 'Received 2 copies of 1 book. Not received, since deleted meanwhile: Kim.';
  await waitForText(words);
});

it('A refused delivery is put back, with what was scanned since', async () => {
  serve(() => refusal(400, 'Books must be 1 to 1000 ids of books, each once'));
  const { user, box } = show();
  await user.type(box, `${emma}{Enter}`);
  await press('Receive 1 copy of 1 book');
  await findAlert('Books must be');
  await user.type(box, `${emma}{Enter}`);
  await findShown('button', 'Receive 2 copies of 1 book');
});

it('Past deliveries can be undone after a question, and name what was left', async () => {
  agree();
  const kept = [{ bookId: 'kim', title: 'Kim', reason: '1 of 1 copies were sold or taken meanwhile' }];
  const past = [posting, { ...posting, id: 'd2', state: 'undone', keptCount: 1, kept } as const];
  const posts = serve(() => json({ ...posting, state: 'undone' }), past);
  show();
  const list = await findNamed('region', 'The last deliveries');
  expect(list).toHaveTextContent('Kim: 1 of 1 copies were sold or taken meanwhile');
  const undo = within(list).getAllByRole('button');
  expect(undo).toHaveLength(1);
  await press(/^Undo the delivery of 3 copies/, within(list));
  await waitFor(() => expect(pathsOf(posts())).toEqual(['/api/stock-postings/d1/undo']));
  expect(askFirst).toHaveBeenCalled();
});
