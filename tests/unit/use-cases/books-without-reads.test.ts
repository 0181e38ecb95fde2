import { beforeEach, expect, it, vi } from 'vitest';
import { createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { segmentOf } from '../../../functions/src/catalogue/segment.ts';
import { newImport, type StoredImport } from '../../../functions/src/imports/import-document.ts';
import { Reply } from '../../../functions/src/platform/http/handler.ts';
import { exportBooks } from '../../../functions/src/routes/import-routes.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import { importRulesSchema } from '../../../functions/src/shared/import/import-rules.ts';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { entryOf } from '../../../functions/src/snapshot/catalogue-entry.ts';
import { ChangeLog } from '../../../functions/src/snapshot/change-log.ts';
import { isCoverShown } from '../../../functions/src/use-cases/books/cover-uses.ts';
import { checkImport } from '../../../functions/src/use-cases/imports/check-import.ts';
import { makeBook } from '../../fixtures/factories.ts';

/** What reads one document for each book. */
const readingAll = vi.hoisted(() => ({ listBooks: vi.fn(), coverAddresses: vi.fn() }));
const presentCatalogue = vi.hoisted(() => vi.fn());
const snapshotBooks = vi.hoisted(() => vi.fn());
const readBooks = vi.hoisted(() => vi.fn());
const written = vi.hoisted(() => new Map<string, string>());

vi.mock('../../../functions/src/books/book-list-store.ts', () => ({
  ...readingAll,
  isCoverOfBook: async () => false,
}));
vi.mock('../../../functions/src/books/book-store.ts', () => ({ readBooks }));
vi.mock('../../../functions/src/catalogue/shop-catalogue.ts', () => ({ presentCatalogue }));
vi.mock('../../../functions/src/settings/shop-genres.ts', () => ({
  presentGenres: async () => [],
  genresByName: () => [],
}));
vi.mock('../../../functions/src/snapshot/snapshot-store.ts', () => ({ snapshotBooks }));
vi.mock('../../../functions/src/stock/listed-stocks.ts', () => ({
  listedStocks: async () => new Map([[emma._id, { onHand: 4, shelf: 'B 12' }]]),
}));
vi.mock('../../../functions/src/settings/shop-profile.ts', () => ({
  shopProfile: async () => defaultProfile,
}));
vi.mock('../../../functions/src/settings/settings-store.ts', () => ({
  findSettings: async () => defaultSettings,
}));
vi.mock('../../../functions/src/audit/session-audit.ts', () => ({ noteExport: async () => undefined }));
vi.mock('../../../functions/src/drafts/draft-store.ts', () => ({
  isCoverOfDraft: async () => false,
  draftCovers: async () => [],
}));
vi.mock('../../../functions/src/orders/ordered-books-store.ts', () => ({
  isCoverInOrder: async () => false,
}));
vi.mock('../../../functions/src/imports/import-file-store.ts', () => ({
  newFilePath: (_: string, name: string) => name,
  openWriter: async (path: string) => ({
    write: async (text: string) => written.set(path, (written.get(path) ?? '') + text),
    end: async () => undefined,
    abort: () => undefined,
  }),
}));
vi.mock('../../../functions/src/imports/uploaded-csv.ts', () => ({
  fileForm: async () => ({}),
  async *uploadedRecords() {
    yield { line: 1, cells: ['title', 'author', 'price'] };
    yield { line: 2, cells: ['Emma', 'Jane Austen', '7.50'] };
    yield { line: 3, cells: ['Persuasion', 'Jane Austen', '8.50'] };
  },
}));
vi.mock('../../../functions/src/imports/import-store.ts', () => ({
  commitStep: async (stored: StoredImport, step: (...given: unknown[]) => Promise<StoredImport>) =>
    step({}, stored),
}));

const emma = makeBook({
  title: 'Emma',
  author: 'Jane Austen',
  newPrice: 7,
  coverImage: 'https://covers.example.com/books/emma.480w.avif',
});

function shopWith(books: readonly Book[], hasAllBooks = true): void {
  const segment = segmentOf(books.map((book) => entryOf(book, {})));
  const catalogue = createCatalogue(segment, new Map());
  presentCatalogue.mockResolvedValue({ head: {}, log: ChangeLog.empty, base: { hasAllBooks }, catalogue });
  snapshotBooks.mockImplementation(async function* () {
    for (const book of books) yield { book, version: 1 };
  });
  readBooks.mockImplementation(async (_, ids: string[]) =>
    books.filter(({ _id }) => ids.includes(_id)).map((book) => ({ book, document: {} })),
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  written.clear();
});

it('Deleting a cover finds the address that a book shows without reading the books', async () => {
  shopWith([emma, makeBook()]);
  expect(await isCoverShown(['emma.480w.avif', 'emma.240w.avif'])).toBe(true);
  expect(await isCoverShown(['emma.240w.avif'])).toBe(true);
  expect(await isCoverShown(['other.480w.avif'])).toBe(false);
  expect(readingAll.coverAddresses).not.toHaveBeenCalled();
});

it('Deleting a cover waits for a catalogue that has all books', async () => {
  shopWith([], false);
  await expect(isCoverShown(['emma.480w.avif'])).rejects.toMatchObject({ status: 503 });
});

it('The check of an import takes the books of the shop from the catalogue', async () => {
  shopWith([emma, makeBook()]);
  const rules = importRulesSchema.cast({ category: 'fiction', description: 'None yet.' });
  const columns = ['title', 'author', 'newPrice'];
  await checkImport(newImport({ id: 'an-import', fileName: 'books.csv', columns, rules }, new Date()));
  const plan = (written.get('plan.jsonl') ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(plan).toMatchObject([{ kind: 'changed', id: emma._id, given: { newPrice: 7.5 } }, { kind: 'new' }]);
  expect(readBooks.mock.calls).toEqual([[expect.anything(), [emma._id]]]);
  expect(readingAll.listBooks).not.toHaveBeenCalled();
});

it('The export takes the books of the shop from the snapshot', async () => {
  shopWith([emma]);
  const answer = await exportBooks({
    params: {},
    query: {},
    body: undefined,
    header: () => undefined,
    caller: { sessionId: 'a-session', person: owner },
    client: { server: '10.0.0.1', visitor: '10.0.0.1', cookies: '' },
    signal: new AbortController().signal,
  });
  if (typeof answer === 'string' || answer instanceof Reply) throw new Error('The export is not in pieces');
  let csv = '';
  for await (const piece of answer) csv += piece;
  expect(csv).toMatch(/,Emma,.*,4,B 12,/);
  expect(readingAll.listBooks).not.toHaveBeenCalled();
});
