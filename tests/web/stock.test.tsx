import type { BookToOrder } from '@bookstore/functions/shared/order/to-order';
import type { Posting, ScannedBook } from '@bookstore/functions/shared/stock/posting';
import type { BookStock, StockMovement } from '@bookstore/functions/shared/stock/stock';
import type { Stocktake, StocktakeLine } from '@bookstore/functions/shared/stock/stocktake';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { BulkSteps } from '../../web/src/features/bulk-change/bulk-steps.tsx';
import { ReceivePage } from '../../web/src/features/receive/receive-page.tsx';
import { nothingScanned, withScan } from '../../web/src/features/receive/received-scans.ts';
import { StockPanel } from '../../web/src/features/stock/stock-panel.tsx';
import { StocktakePage } from '../../web/src/features/stocktake/stocktake-page.tsx';
import { ToOrderDesk } from '../../web/src/features/to-order/to-order-desk.tsx';
import { askFirst, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { callAdminApi } from './admin-calls.ts';
import { answerFetch, changesIn, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  click,
  expectFocus,
  expectHref,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectValue,
  expectWords,
  field,
  fill,
  fillIn,
  findAlert,
  findCheckbox,
  findIn,
  findNamed,
  findShown,
  inRole,
  link,
  named,
  press,
  renderRouted,
  retype,
  soon,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { posting as delivery, posting } from './samples.ts';
import './desk-session.ts';

const [emma, kim, strange] = ['9780141439587', '9780306406157', '9783161484100'];
const scanned = (isbn = '', title = '', more: Partial<ScannedBook> = {}): ScannedBook => ({
  isbn,
  book: { id: title.toLowerCase(), title },
  waiting: 0,
  ...more,
});

function answerScans(path: string, shelf: readonly ScannedBook[]) {
  const isbns = new URL(path, 'https://shop.example').searchParams.get('isbns')?.split(',') ?? [];
  return json(isbns.map((isbn) => shelf.find((one) => one.isbn === isbn) ?? { isbn, waiting: 0 }));
}

describe('The stock of a book', () => {
  const counted: BookStock = { bookId: 'emma', onHand: 4, lowAt: 2, shelf: 'B 12', version: 17 };
  const movements: StockMovement[] = [
    {
      bookId: 'emma',
      change: -1,
      onHand: 4,
      reason: 'order',
      orderId: 'first',
      by: 'shopper',
      at: '2026-11-22T10:00:00.000Z',
    },
    {
      bookId: 'emma',
      change: 2,
      onHand: 5,
      reason: 'import',
      importId: 'an import',
      by: 'admin',
      at: '2026-11-22T09:00:00.000Z',
    },
    { bookId: 'emma', change: 3, onHand: 3, reason: 'started', by: 'admin', at: '2026-11-21T10:00:00.000Z' },
  ];

  function serve(stock: BookStock, post: (sent: SentRequest) => Response = () => json(stock)) {
    const sent = answerFetch((request) => {
      if (request.method === 'POST') return post(request);
      return json(request.path.endsWith('/movements') ? movements : [stock]);
    });
    return () => changesIn(sent);
  }

  const show = () => renderRouted(<StockPanel bookId="emma" />);

  it('The panel shows the figure and the ledger of a book', async () => {
    serve(counted);
    show();
    const panel = await findNamed('region', 'Stock');
    await soon(panel).toHaveTextContent('4 on hand');
    expectValue(within(panel).getByLabelText('Shelf'), 'B 12');
    await click(await within(panel).findByText('Last movements'));
    const rows = within(panel).getAllByRole('row').slice(1);
    expectWords(rows[0], /Ordered−14$/);
    expectWords(rows[1], /Import\+25$/);
    expectWords(rows[2], /Counting started\+33$/);
    expectHref(within(panel).getByRole('link', { name: 'Import' }), '/dashboard/import?id=an%20import');
    expectHref(within(panel).getByRole('link', { name: 'Ordered' }), '/dashboard/orders/first');
  });

  it('The stock is changed with a reason', async () => {
    const sent = serve(counted);
    show();
    const form = await findIn('form', 'Copies');
    for (const [index, [reason, label, body, version]] of [
      ['Delivery', 'Copies more', { change: 3, reason: 'delivery' }, '*'],
      ['Found', 'Copies more', { change: 3, reason: 'found' }, '*'],
      ['Damaged', 'Copies fewer', { change: -3, reason: 'damaged' }, '*'],
      ['Lost', 'Copies fewer', { change: -3, reason: 'lost' }, '*'],
      ['Correction', 'Copies on hand now', { onHand: 3, reason: 'correction' }, '"17"'],
    ].entries()) {
      fill(form.getByLabelText('Reason'), Object(body).reason);
      fill(form.getByLabelText(String(label)), '3');
      await press('Change', form);
      await waitFor(() => expect(showToast, String(reason)).toHaveBeenCalledTimes(index + 1));
      expect(sent()[index]?.body).toEqual(body);
      expect(sent()[index]?.headers.get('if-match')).toBe(version);
      expectValue(form.getByLabelText(String(label)), null);
    }
  });

  it('A change whose answer was lost is done when the ledger shows it, and the next box of as many is booked', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let stock = { ...counted };
    let ledger = movements;
    const booked = new Map<string | null, number>();
    const sent = answerFetch(({ method, path, headers }) => {
      if (method === 'GET') return json(path.endsWith('/movements') ? ledger : [stock]);
      const key = headers.get('idempotency-key');
      if (booked.has(key)) return json(stock);
      booked.set(key, 3);
      const version = stock.version + 1000;
      stock = { ...stock, onHand: (stock.onHand ?? 0) + 3, version };
      const at = new Date(version).toISOString();
      const by = 'admin' as const;
      ledger = [
        { bookId: 'emma', change: 3, onHand: stock.onHand ?? 0, reason: 'delivery', by, at },
        ...ledger,
      ];
      return booked.size === 1 ? refusal(503, 'Busy') : json(stock);
    });
    show();
    const form = await findNamed('form', 'Copies');
    for (const onHand of [7, 10]) {
      await typeIn(within(form).getByLabelText('Copies more'), '3');
      await press('Change', within(form));
      await waitForText(onHand, { selector: '.font-display' });
      await soon(() => within(form).getByLabelText('Copies more')).toHaveValue(null);
    }
    expect(showToast).toHaveBeenCalledTimes(2);
    expect(showFailure).not.toHaveBeenCalled();
    expect(changesIn(sent)).toHaveLength(2);
  });

  it('What another person changes of the stock leaves what is typed beside it', async () => {
    let stock: BookStock = counted;
    answerFetch(({ method, path }) => {
      if (method === 'POST') return refusal(412, 'The stock has changed meanwhile');
      return json(path.endsWith('/movements') ? movements : [stock]);
    });
    show();
    const settings = await findIn('form', 'Low at and shelf');
    await typeIn(settings.getByLabelText('Shelf'), ', below');
    stock = { ...counted, lowAt: 5, version: 18 };
    const copies = inRole('form', 'Copies');
    await typeIn(copies.getByLabelText('Copies more'), '3');
    await press('Change', copies);
    await soon(() => settings.getByLabelText('Low at')).toHaveValue(5);
    expectValue(settings.getByLabelText('Shelf'), 'B 12, below');
    expectValue(copies.getByLabelText('Copies more'), 3);
    expect(showFailure).toHaveBeenCalledWith(
      'The stock was not changed',
      expect.stringContaining('please look again'),
    );
  });

  it('Limit and shelf mark are changed without a reason, and counting can be stopped', async () => {
    agree();
    const sent = serve(counted);
    show();
    const form = await findNamed('form', 'Low at and shelf');
    await user.clear(within(form).getByLabelText('Shelf'));
    await press('Save', within(form));
    await soon(sent).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({ lowAt: 2, shelf: '' });
    const stop = button('Stop counting');
    await soon(stop).not.toHaveAttribute('aria-disabled');
    await click(stop);
    await soon(sent).toHaveLength(2);
    expect(sent()[1]?.body).toEqual({ counted: false });
  });
});

describe('The stock of many books', () => {
  const posting = { ...delivery, kind: 'bulk', note: 'Stock +5' };
  const onChanged = vi.fn();

  function show() {
    const selection = {
      count: 2,
      isAll: false,
      request: { ids: ['emma', 'kim'] },
      has: () => true,
      set: vi.fn(),
      selectAll: vi.fn(),
      clear: vi.fn(),
    };
    renderRouted(
      <BulkSteps change={undefined} selection={selection} total={9} filter={{}} onChanged={onChanged} />,
    );
  }

  it('The stock of the selected books is changed by one step and changed back by another', async () => {
    agree();
    const sent = answerFetch(({ path }) =>
      json({ ...posting, state: path.endsWith('/undo') ? 'undone' : 'posted' }),
    );
    show();
    await press('Change stock');
    await typeIn('Copies of each', '5');
    await press('Change 2 stocks');
    await waitForText(/^Stock \+5: 2 books\./);
    expect(sent[0]).toMatchObject({
      path: '/api/stock-changes',
      body: { kind: 'add', copies: 5, selection: { ids: ['emma', 'kim'] } },
    });
    await press('Undo this change');
    await findShown('heading', 'The stock was changed back');
    expect(sent.at(-1)?.path).toBe('/api/stock-postings/d1/undo');
    expect(onChanged).toHaveBeenCalledTimes(2);
  });
});

describe('A delivery', () => {
  const shelf = [scanned(emma, 'Emma', { onHand: 0, waiting: 2 }), scanned(kim, 'Kim')];

  function serve(post: (sent: SentRequest) => Response = () => json(posting), past: readonly Posting[] = []) {
    const sent = answerFetch((request) => {
      if (request.method === 'POST') return post(request);
      if (request.path.startsWith('/api/deliveries')) return json(past);
      if (request.path.startsWith('/api/admin/isbn'))
        return json({ isbn: strange, state: 'unknown', book: {} });
      return answerScans(request.path, shelf);
    });
    return () => changesIn(sent);
  }

  function show() {
    const page = renderRouted(<ReceivePage />);
    return { ...page, box: field('ISBN') };
  }

  const rows = () => inRole('list', 'Scanned books').getAllByRole('listitem');

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  it('Each scan adds a copy, the last book stands first, and the field stays ready for the next one', async () => {
    const posts = serve();
    const { box } = show();
    expectFocus(box);
    await user.keyboard(`${emma}{Enter}978-0-306-40615-7{Enter}0141439580{Enter}`);
    await soon(() => rows()[0]).toHaveTextContent('Emma');
    expect(
      rows()
        .map((row) => within(row).getByRole('textbox'))
        .map((one) => one.getAttribute('value')),
    ).toEqual(['2', '1']);
    expectWords(rows()[0], '0 in stock');
    expectWords(rows()[0], '2 orders wait for this');
    expectWords(rows()[1], 'not counted yet: counting starts with 1');
    expectStatus('Emma: 2 copies');
    expectFocus(box);
    expectValue(box, '');
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
    const { box } = show();
    await user.type(box, '9780141439588{Enter}');
    await soon(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/check digit of 9780141439588 is wrong/);
    await user.keyboard(`${emma}{Enter}`);
    expect(box).toBeValid();
    expectText('1 scan not read as an ISBN: 9780141439588');
    await press('Clear');
    expectNoText(/not read as an ISBN/);
  });

  it('A wrong check digit is taken of a book that is printed so', async () => {
    serve();
    shelf.push(scanned('9783453058291', 'Misprint'));
    const { box } = show();
    await user.type(box, '978-3-453-05829-1{Enter}');
    await soon(() => rows()[0]).toHaveTextContent('Misprint');
    expect(box).toBeValid();
    shelf.pop();
  });

  it('A count can be typed over, a scan into it is not taken, and a book can be removed', async () => {
    serve();
    const { box } = show();
    await user.type(box, `${emma}{Enter}${kim}{Enter}`);
    const count = await screen.findByLabelText('Copies of Emma');
    await retype(count, '12');
    expectShown('button', 'Receive 13 copies of 2 books');
    await retype(count, emma);
    expect(count).toBeInvalid();
    await user.tab();
    await press('Remove Kim');
    expectFocus(box);
    expect(rows()).toHaveLength(1);
  });

  it('An unknown ISBN stands apart, is not received, and becomes a draft by one press', async () => {
    const posts = serve(({ path }) => json(path === '/api/drafts' ? { draft: { _id: 'x1' } } : posting));
    const { box } = show();
    await user.type(box, `${strange}{Enter}${emma}{Enter}`);
    const unknown = await findNamed('region', 'Not in the shop yet');
    await press(`Fill in ${strange}`, within(unknown));
    expectHref(await within(unknown).findByRole('link'), '/dashboard/drafts/x1');
    expect(posts()[0]?.body).toMatchObject({ title: `ISBN ${strange}`, isbn: strange });
    await press('Receive 1 copy of 1 book');
    await waitForText(/^Received/);
    expect(unknown).toBeVisible();
  });

  it('What was scanned outlives a reload', async () => {
    serve();
    const first = show();
    await user.type(first.box, `${emma}{Enter}${emma}{Enter}`);
    first.unmount();
    show();
    expectValue(await screen.findByLabelText('Copies of Emma'), '2');
  });

  it('After a lost answer the same delivery is sent again under its key, also after a reload', async () => {
    let answers: Response[] = [refusal(503, 'Busy')];
    const posts = serve(() => answers.shift() ?? json(posting));
    const { box, unmount } = show();
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
    const { box } = show();
    await user.type(box, `${emma}{Enter}${emma}{Enter}${kim}{Enter}`);
    await press('Receive 3 copies of 2 books');
    const words = 'Received 2 copies of 1 book. Not received, since deleted meanwhile: Kim.';
    await waitForText(words);
  });

  it('A refused delivery is put back, with what was scanned since', async () => {
    serve(() => refusal(400, 'Books must be 1 to 1000 ids of books, each once'));
    const { box } = show();
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
    expectWords(list, 'Kim: 1 of 1 copies were sold or taken meanwhile');
    const undo = within(list).getAllByRole('button');
    expect(undo).toHaveLength(1);
    await press(/^Undo the delivery of 3 copies/, within(list));
    await soon(() => pathsOf(posts())).toEqual(['/api/stock-postings/d1/undo']);
    expect(askFirst).toHaveBeenCalled();
  });
});

function isbnOf(number: number): string {
  const digits = `978${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const scannedAll = (isbns: readonly string[]) =>
  isbns.reduce((delivery, isbn) => withScan(delivery, isbn).delivery, nothingScanned);

it('5,000 scans of 1,000 books are as many copies, and a book more is refused in words', () => {
  const isbns = Array.from({ length: 5000 }, (_, at) => isbnOf((at * 7) % 1000));
  const delivery = scannedAll(isbns);
  expect(delivery.rows).toHaveLength(1000);
  expect(new Set(delivery.rows.map(({ copies }) => copies))).toEqual(new Set([5]));
  const problem = 'A delivery has at most 1,000 books: receive these first.';
  expect(withScan(delivery, isbnOf(1000))).toEqual({ delivery, problem });
  expect(withScan(delivery, isbnOf(7)).row).toEqual({ isbn: isbnOf(7), copies: 6 });
});

it('The 10,001st copy of a book is refused in words', () => {
  const isbn = isbnOf(1);
  const delivery = scannedAll(Array.from({ length: 10_000 }, () => isbn));
  expect(delivery.rows).toEqual([{ isbn, copies: 10_000 }]);
  const problem = 'A book can have at most 10000 copies in a delivery.';
  expect(withScan(delivery, isbn)).toEqual({ delivery, problem });
});

it('The price beside a barcode is no part of the ISBN, whether both are read together or apart', () => {
  const isbn = '9780141439587';
  const delivery = scannedAll([isbn, `${isbn}51299`, `${isbn} 12`, '51299', ' 07 ']);
  expect(delivery).toMatchObject({ rows: [{ isbn, copies: 3 }], unread: [] });
  const typed = [']E09780141439587', `çè_à&'&'"ç(_è`, `çè!à&'&'"ç(!è`, `çè_à&'&'"ç(_è(&éçç`];
  expect(scannedAll(typed)).toMatchObject({ rows: [{ isbn, copies: 4 }], unread: [] });
  expect(withScan(delivery, `${isbn}512990`).delivery.unread).toHaveLength(1);
});

describe('A stocktake', () => {
  const shelf = [scanned(emma, 'Emma', { onHand: 3 }), scanned(kim, 'Kim', { onHand: 1 })];
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

  /** A shop in which the shelf is counted; `onCounts` may refuse a batch. */
  function serve(onCounts: (sent: SentRequest) => Response | undefined = () => undefined) {
    let lines: StocktakeLine[] = begun.lines;
    const keys = new Set<string | null>();
    let state: Stocktake['state'] = 'counting';
    const sent = answerFetch((request) => {
      const { method, path, headers, body } = request;
      if (path.startsWith('/api/stock/scanned')) return answerScans(path, shelf);
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
    const page = renderRouted(<StocktakePage />, address);
    return { ...page };
  }

  const rowOf = (title: string) => named('row', new RegExp(`^${title}`));

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  it('Scans are sent as they come, and compared with what is expected', async () => {
    const posts = serve();
    show();
    const box = await screen.findByLabelText('ISBN');
    expectFocus(box);
    await user.keyboard(`${emma}{Enter}${emma}{Enter}${kim}{Enter}${strange}{Enter}`);
    await soon(() => rowOf('Emma')).toHaveTextContent(/Emma3−1$/);
    expectWords(rowOf('Kim'), /Kim1–$/);
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
    await soon(() => posts('/counts')).toHaveLength(2);
    const [first, second] = posts('/counts').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
    await soon(() => rowOf('Kim')).toHaveTextContent(/Kim1–$/);
  });

  it('A stocktake is discarded after a question that says what is lost, and the list is shown', async () => {
    agree().mockResolvedValueOnce(false);
    serve();
    show();
    await typeIn('ISBN', `${emma}{Enter}`);
    await soon(() => rowOf('Emma')).toHaveTextContent(/Emma3−2$/);
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
    answerFetch(refusal(404, 'The stocktake was not found'));
    await browserData.refetchQueries();
    await waitForText('There is no such stocktake: it may have been discarded.');
  });
});

describe('Books to order', () => {
  const emma: BookToOrder = {
    bookId: 'emma',
    title: 'Emma',
    author: 'Jane Austen',
    isbn: '9780141439587',
    publisher: 'Penguin',
    orders: [{ id: 'one', number: '7K3M-9QXA', by: '2020-01-02', isUnconfirmed: true }],
    onHand: 0,
    lowAt: 3,
    reorder: { bookId: 'emma', copies: 2, day: '2020-01-01', by: 'Iris' },
  };
  const kim: BookToOrder = { ...emma, bookId: 'kim', title: 'Kim', publisher: '', orders: [] };

  beforeEach(() => {
    callAdminApi.mockImplementation(async () => ({ books: [emma, kim], isCut: false }));
  });

  function show(search = '') {
    renderRouted(<ToOrderDesk />, `/${search}`);
  }

  it('What shoppers wait for stands with its supplier, says what is late, and is noted as ordered', async () => {
    show();
    const ofPenguin = await findIn('region', 'Penguin');
    expectWords(ofPenguin.getByText(/late, promised for/), /address not confirmed$/);
    expectNoText('Kim');
    // Four for the shelf and one for the shopper, of which two are ordered.
    expectValue(ofPenguin.getByLabelText('Copies of Emma'), 3);
    expect(ofPenguin.queryByText(/^To order:/)).toBeNull();
    fillIn({ 'Copies of Emma': '5' });
    expect(decodeURIComponent(link('Write a mail with them').getAttribute('href') ?? '')).toContain(
      '5 × Emma, Jane Austen, ISBN 9780141439587',
    );
    await press('Mark 1 book as ordered');
    const body = { bookIds: ['emma'], before: [2], copies: [7] };
    await soon(callAdminApi).toHaveBeenCalledWith('PUT /api/to-order', { body });
  });

  it('What runs low is listed by itself, and nothing of it is chosen', async () => {
    show('?list=low');
    expect(await findCheckbox('Order Kim')).not.toBeChecked();
    expectNoText('Emma');
    expectNone('button', /as ordered/);
  });
});
