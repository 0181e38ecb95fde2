import type { Book } from '@bookstore/functions/shared/book/book';
import { defaultGenres } from '@bookstore/functions/shared/genre/genres';
import {
  type BookImport,
  type FileColumns,
  type ImportRequest,
  type ImportState,
  noImportCounts,
} from '@bookstore/functions/shared/import/book-import';
import { importRulesSchema } from '@bookstore/functions/shared/import/import-rules';
import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/manage-books-route.tsx';
import { useBookSelection } from '../../web/src/entities/book/use-book-selection.ts';
import { waitAfter } from '../../web/src/entities/import/book-imports.ts';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { ColumnForm } from '../../web/src/features/book-import/column-form.tsx';
import { ImportPage } from '../../web/src/features/book-import/import-page.tsx';
import { BookFilterBar } from '../../web/src/features/book-list/book-filter-bar.tsx';
import { BookTable } from '../../web/src/features/book-list/book-table.tsx';
import { useDeletedRows } from '../../web/src/features/book-list/deleted-rows.ts';
import { BulkProgress } from '../../web/src/features/bulk-change/bulk-progress.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { callAdminApi } from './admin-calls.ts';
import { enterAs, keepToken } from './dashboard-token.ts';
import { answerFetch, changesIn, json, namesOf, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  address,
  expectAlert,
  expectFocus,
  expectHref,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  expectWords,
  field,
  findAlert,
  findHeading,
  findIn,
  findShown,
  heading,
  inRole,
  link,
  named,
  press,
  renderRouted,
  retype,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { makeImport, titled } from './samples.ts';
import './desk-session.ts';
import './new-page.ts';
import '@bookstore/functions/shared/error-words';

const lib = vi.hoisted(() => ({ uploadImport: vi.fn() }));
vi.mock('../../web/src/features/book-import/import-upload.ts', () => lib);

describe('The page of imports', () => {
  const id = '0b0e5a5c-0000-4000-8000-000000000001';
  const columns: FileColumns = {
    format: 'csv',
    columns: [
      { name: 'name', use: 'title', samples: ['Emma'] },
      { name: 'list', use: 'unused', samples: ['12.50'] },
    ],
  };

  it('A file that is checked at once is seen at once, and a long wait asks as rarely as before', () => {
    const waits = Array.from({ length: 20 }, (_, answers) => waitAfter(answers));
    expect(waits.slice(0, 4).reduce((sum, wait) => sum + wait)).toBeLessThan(700);
    expect(waits.at(-1)).toBe(700);
  });

  beforeEach(() => {
    lib.uploadImport.mockResolvedValue(undefined);
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  });

  function show(
    answer: (sent: SentRequest) => Response,
    address = '/dashboard/import',
    imports: readonly BookImport[] = [],
  ) {
    const sent = answerFetch((request) =>
      request.method === 'GET' && request.path === '/api/imports' ? json(imports) : answer(request),
    );
    renderRouted(<ImportPage />, address);
    const posted = () => changesIn(sent);
    return { posted };
  }

  const showOne = (bookImport: BookImport, posts: (sent: SentRequest) => Response = () => json(bookImport)) =>
    show((sent) => (sent.method === 'POST' ? posts(sent) : json(bookImport)), `/dashboard/import?id=${id}`);

  const choose = (name: string, content: string) =>
    user.upload(field('CSV, Excel or ONIX file'), new File([content], name));

  it('A file that cannot hold books, or is too large, is refused with the reason', async () => {
    show(() => json({}));
    const large = new File(['x'], 'books.csv');
    Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 });
    for (const [file, words] of [
      [new File([''], 'empty.csv'), 'The file is empty.'],
      [new File(['x'], 'books.xls'), 'This is not a CSV'],
      [new File(['x'], 'books.xlsx'), 'This Excel file cannot be read'],
      [new File(['x'], 'books.zip'), 'This is not a CSV'],
      [large, 'The file is larger than 50 MB. Split it.'],
    ] as const) {
      await user.upload(field('CSV, Excel or ONIX file'), file);
      await waitFor(() => expectAlert(words));
    }
    expect(lib.uploadImport).not.toHaveBeenCalled();
  });

  it('The columns of a file are recognised; a field belongs to one column, and one must be the title', async () => {
    const { posted } = show((sent) => json(sent.path.endsWith('/columns') ? columns : makeImport({})));
    await choose('books.csv', 'name,list');
    expectFocus(await findHeading('What is in books.csv'));
    expectValue('name', 'title');
    expect(field('name')).toHaveAccessibleDescription('Emma');
    await user.selectOptions(field('list'), 'Title');
    expectValue('name', 'unused');
    await user.selectOptions(field('list'), 'Price');
    await press('Check the file');
    await findAlert('One of the columns must be the title.');
    expect(posted()).toEqual([]);

    await user.selectOptions(field('name'), 'Title');
    await user.selectOptions(field('Category of all others'), 'Horror');
    await typeIn('Price in dollars', '12,50');
    await press('Check the file');
    await findShown('heading', 'The file was checked');
    const rules: Partial<ImportRequest['rules']> = { category: 'horror', price: 12.5, pricePercent: 100 };
    expect(posted()[0]?.body).toMatchObject({ id, columns: ['title', 'newPrice'], rules });
  });

  it('A file begins with the choices of the last one of the same columns, of genres that are there', async () => {
    const earlier = makeImport({
      id: '0b0e5a5c-0000-4000-8000-000000000002',
      names: ['name', 'list'],
      columns: ['description', 'title'],
      rules: {
        ...importRulesSchema.getDefault(),
        category: 'gone',
        pricePercent: 80,
        categories: [{ value: 'Krimi', category: 'horror' }],
      },
    });
    const { posted } = show(
      (sent) => json(sent.path.endsWith('/columns') ? columns : makeImport({})),
      undefined,
      [makeImport({ names: ['name'] }), earlier],
    );
    await screen.findAllByText('books.csv');
    await choose('books.csv', 'name,list');
    expectValue(await screen.findByLabelText('list'), 'title');
    expectValue('name', 'description');
    expectValue('Krimi', 'horror');
    expectValue('Category of all others', '');
    await press('Check the file');
    await soon(posted).toHaveLength(1);
    expect(posted()[0]?.body).toMatchObject({ names: ['name', 'list'], rules: { pricePercent: 80 } });
  });

  it('Another file can be chosen instead', async () => {
    show(() => json(columns));
    await choose('books.csv', 'name,list');
    await press('Choose another file');
    expectFocus(heading('Import books from a file'));
  });

  it('An ONIX file is checked without a choice of columns', async () => {
    const { posted } = show((sent) =>
      json(sent.path.endsWith('/columns') ? { ...columns, format: 'onix' } : makeImport({})),
    );
    await choose('books.xml', '<ONIXMessage/>');
    await waitForText(/This is an ONIX 3.0 message/);
    expectNoField('name');
    await press('Check the file');
    await soon(() => posted()[0]?.body).toMatchObject({ columns: ['title', 'unused'] });
  });

  it('The check shows what the file would change, line by line, before the import', async () => {
    const counts = { ...noImportCounts, lines: 4, new: 2, changed: 1, faulty: 1, stock: 2 };
    const attention = [{ line: 3, title: 'No price', reasons: ['Price “free” cannot be read'] }];
    const { posted } = showOne(
      makeImport({ counts, attention, unknownCategories: [{ value: 'Poetry', count: 1 }] }),
    );
    await waitForText('Price “free” cannot be read');
    expectText('Line 3');
    expectText(/does not have 1 of the file’s categories/);
    const faulty = screen.getByText('faulty').parentElement;
    expectWords(faulty && within(faulty).getByRole('definition'), '1');
    const stock = screen.getByText('stock changes').parentElement;
    expectWords(stock && within(stock).getByRole('definition'), '2');
    await press('Import 3 books');
    expect(pathsOf(posted())).toEqual([`/api/imports/${id}/start`]);
  });

  it('The check of a file without changes offers no import', async () => {
    showOne(makeImport({ counts: { ...noImportCounts, lines: 2, same: 2 } }));
    await findShown('button', 'Change columns and rules');
    expectNoText('stock changes');
    expectNone('button', /^Import \d/);
    expectNone('button', 'Import the publishers');
  });

  it('A file that changes no book, but says who answers for a publisher’s, can be imported', async () => {
    showOne(makeImport({ counts: { ...noImportCounts, lines: 2, same: 2, makers: 1 } }));
    await waitForText('publishers with an address');
    expectShown('button', 'Import the publishers');
  });

  it('The page shows the progress of an import', async () => {
    showOne(makeImport({ state: 'importing', task: 'import', progress: { done: 50, total: 200 } }));
    await waitForText('50 books of 200 imported (25 %)');
    expectValue(named('progressbar', 'The books are being imported'), 0.25);
    const steps = inRole('list', 'Steps of the import');
    const current = steps.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    expect(textsOf(current)).toEqual(['4 Done']);
  });

  it('An import that is under way is cancelled, which stops the shop', async () => {
    let bookImport = makeImport({ state: 'importing', task: 'import', progress: { done: 50, total: 200 } });
    const { posted } = show((sent) => {
      if (sent.method === 'POST')
        bookImport = { ...bookImport, state: 'failed', problem: 'Ann has cancelled it.' };
      return json(bookImport);
    }, `/dashboard/import?id=${id}`);
    await press('Cancel');
    await findAlert('Ann has cancelled it.');
    expect(pathsOf(posted())).toEqual([`/api/imports/${id}/cancel`]);
    expectShown('button', 'Go on');
  });
});

describe('The rules of an import', () => {
  const id = '0b0e5a5c-0000-4000-8000-000000000001';
  const columns = [
    { name: 'name', use: 'title' as const, samples: ['Emma'] },
    { name: 'list', use: 'newPrice' as const, samples: ['12.50'] },
  ];
  const handlers = { onRequested: vi.fn(), onAnother: vi.fn() };

  beforeEach(() => {
    callAdminApi.mockResolvedValue({ id });
    render(<ColumnForm file={{ id, fileName: 'books.csv', format: 'csv', columns }} {...handlers} />);
  });

  const field = (label: string) => screen.getByLabelText(label);
  const check = () => press('Check the file');

  async function change(label: string, text: string) {
    await retype(field(label), text);
  }

  it('The form marks every invalid rule, and focuses the first one', async () => {
    await change('Price in dollars', 'twelve');
    await change('Old price in percent of the price', 'all');
    await check();
    await soon(() => field('Price in dollars')).toHaveFocus();
    expect(field('Price in dollars')).toBeInvalid();
    expect(field('Price in dollars')).toHaveAccessibleDescription(
      /Price cannot be read: write it like 9.50 or 9,50\.$/,
    );
    expect(field('Old price in percent of the price')).toHaveAccessibleDescription(
      /Percent of the old price must be a number\.$/,
    );
    expect(field('Percent of the file’s price')).toBeValid();
    expectNone('alert');
    expect(callAdminApi).not.toHaveBeenCalled();

    await change('Price in dollars', '1.234,50');
    expect(field('Price in dollars')).toBeValid();
    expectFocus(field('Price in dollars'));
    expect(field('Old price in percent of the price')).toBeInvalid();
    await change('Old price in percent of the price', '120');
    await check();
    await soon(callAdminApi).toHaveBeenCalledOnce();
    expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({
      body: { rules: { price: 1234.5, oldPricePercent: 120 } },
    });
  });

  it('The form says that an equal old price shows no reduction', () => {
    expectValue(field('Old price in percent of the price'), '100');
    expect(field('Old price in percent of the price')).toHaveAccessibleDescription(
      '100: no reduction is shown',
    );
  });

  it('Categories of the file become genres where they are mapped, and the file is checked with them', async () => {
    cleanup();
    const values = ['Krimi & Thriller', 'HORROR!', 'x'.repeat(41)];
    const before = makeImport({ unknownCategories: values.map((value) => ({ value, count: 1 })) });
    const genres = [{ slug: 'horror', name: 'Horror', isHidden: false, isChoice: true }];
    callAdminApi.mockImplementation(async (name: string) =>
      name.endsWith('/settings') ? { ...defaultSettings, genres, version: 7 } : { id },
    );
    const file = { id, fileName: 'books.csv', format: 'csv' as const, columns };
    render(<ColumnForm file={file} before={before} {...handlers} />);
    await user.selectOptions(field('Krimi & Thriller'), '+');
    await user.selectOptions(field('HORROR!'), '+');
    expect(field('x'.repeat(41))).not.toHaveTextContent('A new genre');
    await check();
    await soon(() => handlers.onRequested).toHaveBeenCalled();
    const krimi = { slug: 'krimi-thriller', name: 'Krimi & Thriller', isHidden: false, isChoice: false };
    expect(callAdminApi).toHaveBeenCalledWith('PUT /api/settings', {
      body: { genres: [...genres, krimi] },
      headers: { 'If-Match': '"7"' },
    });
    const categories = [
      { value: 'Krimi & Thriller', category: 'krimi-thriller' },
      { value: 'HORROR!', category: 'horror' },
    ];
    expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({ body: { rules: { categories } } });
  });
});

const id = '0b0e5a5c-0000-4000-8000-000000000002';

it('A bulk change that is opened as an import is shown in Manage Books', async () => {
  keepToken();
  const bulk = { change: { kind: 'delete' } };
  const one = { ...makeImport({ id, state: 'done' }), bulk };
  answerFetch(({ path }) => json(path.endsWith(id) ? one : []));
  renderRouted(<ImportPage />, `/dashboard/import?id=${id}`);
  await soon(address).toBe(`/dashboard/manage-books?change=${id}`);
});

const emma = makeBook({ title: 'Emma', newPrice: 10 });

it('The table and the list of changes under a finished bulk change show what it has done', async () => {
  keepToken();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let state: ImportState = 'importing';
  const change = () => ({
    ...makeImport({ id, state }),
    bulk: { change: { kind: 'percent', percent: -50 } },
  });
  answerFetch(({ path }) => {
    if (path.startsWith('/api/admin/books')) {
      const book = state === 'done' ? { ...emma, newPrice: 5 } : emma;
      return json({ total: 1, books: [book] });
    }
    if (path === '/api/imports') return json([change()]);
    return json(path.startsWith('/api/imports/') ? change() : []);
  });
  renderRouted(<Page />, `/dashboard/manage-books?change=${id}`);
  const table = within(await screen.findByRole('table'));
  const past = await findIn('region', 'The last bulk changes');
  expect(table.getByText('$10.00')).toBeVisible();
  expect(past.getByRole('link')).not.toHaveTextContent('done');
  state = 'done';
  // Less than the table's own pace.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(table.getByText('$5.00')).toBeVisible();
  expectWords(past.getByRole('link'), 'done');
});

it('A finished merge asks for the genres of the shop, and no other bulk change does', async () => {
  keepToken();
  const changes: Record<string, object> = {
    other: { kind: 'category', category: 'horror' },
    merge: { kind: 'merge', category: 'horror' },
  };
  const genres = defaultGenres.slice(1);
  const sent = answerFetch(({ path }) => {
    if (path.startsWith('/api/shop?fresh=')) return json({ genres });
    const change = changes[path.split('/').at(-1) ?? ''];
    if (!change) return json([]);
    return json({ ...makeImport({ state: 'done' }), bulk: { change } });
  });
  const asked = () => sent.some(({ path }) => path.startsWith('/api/shop'));
  for (const name of Object.keys(changes)) {
    const onChanged = vi.fn();
    expect(asked()).toBe(false);
    render(<BulkProgress id={name} onChanged={onChanged} onClose={() => undefined} />);
    await soon(onChanged).toHaveBeenCalled();
  }
  await soon(() => browserShop.get()).toEqual({ genres });
});

const books = [titled('Emma', { category: 'technology', newPrice: 12.3 }), titled('Kim')];

beforeEach(() => enterAs('owner'));

it('All Books has its columns and actions, and See all does nothing', async () => {
  const sent = answerFetch(({ path }) => {
    if (/^\/api\/admin\/books\?/.test(path) || path === '/api/admin/books') return json({ books, total: 2 });
    return json([]);
  });
  renderRouted(<Page />);
  const table = await findIn('table', 'All Books');
  const columns = ['#', 'Book Title', 'Category', 'Price', 'Actions'];
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(columns);
  const row = within(table.getAllByRole('row')[1] ?? document.body);
  const cells = textsOf(row.getAllByRole('cell'));
  expect(cells.slice(0, 3)).toEqual(['1', 'Technology', '$12.30']);
  expectWords(row.getByRole('rowheader'), 'Emma');
  const edit = row.getByRole('link', { name: 'Edit Emma' });
  expectWords(edit, 'Edit');
  expectHref(edit, '/dashboard/edit-book/emma');

  const before = sent.length;
  await press('See all');
  expect(sent).toHaveLength(before);
});

function show(showsDrafts: boolean) {
  renderRouted(<BookFilterBar filter={{}} showsDrafts={showsDrafts} />);
}

const choices = () =>
  ['Search books', 'Category', 'Order of the list'].map((name) => screen.queryByLabelText(name));

it('The bar searches, filters and sorts the list of books', () => {
  show(false);
  for (const choice of choices()) expect(choice).toBeVisible();
  expect(link('Drafts')).not.toHaveAttribute('aria-current');
});

it('The list of drafts shows no filter that does not apply to it, and links back to the books', () => {
  show(true);
  expect(choices()).toEqual([null, null, null]);
  const toggle = link('Drafts');
  expect(toggle).toHaveAttribute('aria-current', 'true');
  expectHref(toggle, '/dashboard/manage-books');
});

describe('A deleted book', () => {
  const books = ['Emma', 'Kim', 'Dracula'].map((title, index) =>
    makeBook({
      _id: title.toLowerCase(),
      title,
      author: '',
      createdAt: `2026-01-0${9 - index}T00:00:00.000Z`,
    }),
  );

  beforeEach(() => {
    vi.useFakeTimers();
  });

  const changed = vi.fn();

  function Page({ now }: { now: readonly Book[] }) {
    const deletedRows = useDeletedRows('', changed, () => 0);
    const selection = useBookSelection({}, now.length);
    const parts = { first: 1, stocks: new Map(), cover: () => null, deletedRows, selection };
    return <BookTable books={now} {...parts} />;
  }

  function show() {
    const { rerender } = renderRouted(<Page now={books} />);
    return {
      /** The list is refetched, with these books. */
      live(now: Book[]) {
        rerender(<Page now={now} />);
      },
    };
  }

  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryByRole('rowheader')?.textContent ?? row.textContent);

  async function press(name: string) {
    const button = named('button', name);
    button.focus();
    fireEvent.click(button);
    await pass(0);
  }

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const without = (title: string) => books.filter((book) => book.title !== title);

  it('The row of a deleted book stays in its place for 10 s with a button to undo, and then disappears', async () => {
    const sent = answerFetch({ message: 'Book deleted' });
    const { live } = show();
    await press('Delete Kim');
    live(without('Kim'));
    expect(namesOf(sent)).toEqual(['DELETE /api/books/kim']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Book deleted successfully!', {
      position: 'bottom-start',
    });
    expect(changed).toHaveBeenCalledOnce();
    expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
    expectFocus(named('button', 'Undo'));
    expect(named('button', 'Undo')).toHaveAccessibleDescription('Bring back Kim');
    await pass(9.9);
    expect(rows()).toHaveLength(3);
    await pass(0.1);
    expect(rows()).toEqual(['Emma', 'Dracula']);
    expectFocus(link('Edit Dracula'));
  });

  it('The row of a deleted book stays while the pointer is on the table', async () => {
    answerFetch({ message: 'Book deleted' });
    const { live } = show();
    fireEvent.pointerEnter(screen.getByRole('table'));
    await press('Delete Emma');
    live(without('Emma'));
    await pass(60);
    expect(rows()).toEqual(['1Deleted ·Undo', 'Kim', 'Dracula']);
    fireEvent.pointerLeave(screen.getByRole('table'));
    expect(rows()).toEqual(['Kim', 'Dracula']);
  });

  it('The row of a deleted book keeps its place also when the list is fetched without it first', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerFetch(() => promise);
    const { live } = show();
    await press('Delete Kim');
    live(without('Kim'));
    expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
    expect(named('button', 'Delete Kim')).toHaveAttribute('aria-busy', 'true');
    resolve(json({ message: 'Book deleted' }));
    await pass(0);
    expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
  });

  it("Undo makes the row the book's again", async () => {
    const sent = answerFetch({ message: 'done' });
    const { live } = show();
    await press('Delete Kim');
    live(without('Kim'));
    await pass(5);
    await press('Undo');
    expect(namesOf(sent)).toEqual(['DELETE /api/books/kim', 'POST /api/books/kim/restore']);
    expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
    expectFocus(link('Edit Kim'));
    live(books);
    await pass(20);
    expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
  });

  it('The row stays, and a dialog says so, when Undo fails', async () => {
    answerFetch(({ method }) => (method === 'POST' ? refusal(503, 'The shop is busy') : json({})));
    const { live } = show();
    await press('Delete Kim');
    live(without('Kim'));
    await press('Undo');
    expect(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Failed to restore the book. Please try again.',
      'The shop is busy',
    );
    expect(rows()).toEqual(['Emma', '2Deleted ·Undo', 'Dracula']);
    expect(named('button', 'Undo')).toHaveAttribute('aria-busy', 'false');
  });

  it('A book that could not be deleted stays as it was', async () => {
    answerFetch(refusal(503, 'The shop is busy'));
    show();
    await press('Delete Kim');
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to delete book. Please try again.');
    expect(showToast).not.toHaveBeenCalled();
    expect(rows()).toEqual(['Emma', 'Kim', 'Dracula']);
  });
});
