import type { BookImport, FileColumns, ImportRequest } from '@bookstore/functions/shared/import/book-import';
import { noImportCounts } from '@bookstore/functions/shared/import/book-import';
import { importRulesSchema } from '@bookstore/functions/shared/import/import-rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitAfter } from '../../web/src/entities/import/book-imports.ts';
import { ImportPage } from '../../web/src/features/book-import/import-page.tsx';
import { answerFetch, json, pathsOf, type SentRequest } from './fake-fetch.ts';
import {
  expectAlert,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  field,
  findAlert,
  findHeading,
  findShown,
  heading,
  inRole,
  named,
  press,
  renderRouted,
  textsOf,
  typeIn,
  waitForText,
} from './on-screen.ts';
import { makeImport } from './samples.ts';
import './desk-session.ts';

const lib = vi.hoisted(() => ({ uploadImport: vi.fn() }));
vi.mock('../../web/src/features/book-import/import-upload.ts', () => lib);

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

/** The page, with a shop that answers so. */
function show(
  answer: (sent: SentRequest) => Response,
  address = '/dashboard/import',
  imports: readonly BookImport[] = [],
) {
  const sent = answerFetch((request) =>
    request.method === 'GET' && request.path === '/api/imports' ? json(imports) : answer(request),
  );
  renderRouted(<ImportPage />, address);
  const posted = () => sent.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup({ applyAccept: false }), posted };
}

const showOne = (found: BookImport, posts: (sent: SentRequest) => Response = () => json(found)) =>
  show((sent) => (sent.method === 'POST' ? posts(sent) : json(found)), `/dashboard/import?id=${id}`);

const choose = (user: ReturnType<typeof userEvent.setup>, name: string, content: string) =>
  user.upload(field('CSV, Excel or ONIX file'), new File([content], name));

it('A file that cannot hold books, or is too large, is refused with the reason', async () => {
  const { user } = show(() => json({}));
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
  const { user, posted } = show((sent) => json(sent.path.endsWith('/columns') ? columns : makeImport({})));
  await choose(user, 'books.csv', 'name,list');
  expect(await findHeading('What is in books.csv')).toHaveFocus();
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
  const { user, posted } = show(
    (sent) => json(sent.path.endsWith('/columns') ? columns : makeImport({})),
    undefined,
    [makeImport({ names: ['name'] }), earlier],
  );
  await screen.findAllByText('books.csv');
  await choose(user, 'books.csv', 'name,list');
  expect(await screen.findByLabelText('list')).toHaveValue('title');
  expectValue('name', 'description');
  expectValue('Krimi', 'horror');
  expectValue('Category of all others', '');
  await press('Check the file');
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toMatchObject({ names: ['name', 'list'], rules: { pricePercent: 80 } });
});

it('Another file can be chosen instead', async () => {
  const { user } = show(() => json(columns));
  await choose(user, 'books.csv', 'name,list');
  await press('Choose another file');
  expect(heading('Import books from a file')).toHaveFocus();
});

it('An ONIX file is checked without a choice of columns', async () => {
  const { user, posted } = show((sent) =>
    json(sent.path.endsWith('/columns') ? { ...columns, format: 'onix' } : makeImport({})),
  );
  await choose(user, 'books.xml', '<ONIXMessage/>');
  await waitForText(/This is an ONIX 3.0 message/);
  expectNoField('name');
  await press('Check the file');
  await waitFor(() => expect(posted()[0]?.body).toMatchObject({ columns: ['title', 'unused'] }));
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
  expect(faulty && within(faulty).getByRole('definition')).toHaveTextContent('1');
  const stock = screen.getByText('stock changes').parentElement;
  expect(stock && within(stock).getByRole('definition')).toHaveTextContent('2');
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
  expect(named('progressbar', 'The books are being imported')).toHaveValue(0.25);
  const steps = inRole('list', 'Steps of the import');
  const current = steps.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
  expect(textsOf(current)).toEqual(['4 Done']);
});

it('An import that is under way is cancelled, which stops the shop', async () => {
  let found = makeImport({ state: 'importing', task: 'import', progress: { done: 50, total: 200 } });
  const { posted } = show((sent) => {
    if (sent.method === 'POST') found = { ...found, state: 'failed', problem: 'Ann has cancelled it.' };
    return json(found);
  }, `/dashboard/import?id=${id}`);
  await press('Cancel');
  await findAlert('Ann has cancelled it.');
  expect(pathsOf(posted())).toEqual([`/api/imports/${id}/cancel`]);
  expectShown('button', 'Go on');
});
