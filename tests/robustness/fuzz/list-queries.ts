import fc from 'fast-check';
import { bookSorts, priceRanges } from '../../../functions/src/shared/catalogue/catalogue-choices.ts';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { queries } from './addresses.ts';
import type { FuzzData } from './fuzz-data.ts';
import { goodText } from './texts.ts';

/** What a cursor looks like, of days and ids that it cannot have. */
const oddCursors =
  '0000-01-01T00:00:00.000Z_a 9999-12-31T23:59:59.999Z_a 2026-02-30T00:00:00.000Z_a 2026-13-01T00:00:00.000Z_a 2026-01-01T00:00:00.000Z_ 2026-01-01T00:00:00.000Z___x__ 2026-01-01T00:00:00.000Z_a/b -271821-04-20T00:00:00.000Z_a';

const cursorOf = ({ createdAt, _id }: { createdAt: string; _id: string }) => `${createdAt}_${_id}`;

/** Values of the list's parameters, each good for one of them at least. */
function listValues({ edited, deletable }: FuzzData): fc.Arbitrary<string> {
  const books = [...edited, ...deletable.slice(0, 3)];
  const ids = [...books.map(({ _id }) => _id), 'deleted', '..', '__x__', ''];
  return fc.oneof(
    fc.constantFrom('1', '5', '18', '19', '100', '0', '-1', '101', '1e1', '1.5', '0x1', '٣', ' 1', 'NaN'),
    fc.constantFrom(...books.map(cursorOf), ...oddCursors.split(' ')),
    fc.constantFrom(...categories, 'Fiction', 'poetry'),
    fc.subarray(ids, { maxLength: 5 }).map((chosen) => chosen.join(',')),
    fc.constant(Array.from({ length: 51 }, (_, index) => `book-${index}`).join(',')),
  );
}

/** Queries of one good parameter, so that most of them find something. */
function goodQueries({ edited }: FuzzData): fc.Arbitrary<string> {
  const ids = edited.map(({ _id }) => _id);
  return fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((limit) => `?limit=${limit}`),
    fc.constantFrom(...edited).map((book) => `?limit=5&after=${encodeURIComponent(cursorOf(book))}`),
    fc.constantFrom(...categories).map((category) => `?category=${category}&limit=10`),
    fc.subarray(ids, { minLength: 1 }).map((chosen) => `?ids=${chosen.join(',')}`),
    fc.constant(''),
  );
}

/** What GET /api/books may be asked: good queries, and any others. */
export function listQueries(data: FuzzData): fc.Arbitrary<string> {
  const names = ['limit', 'after', 'category', 'ids', 'fresh'];
  return fc.oneof(goodQueries(data), queries(names, listValues(data)));
}

/** Values of the catalogue's parameters, each good for one of them at least. */
const catalogueValues = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '1000000000',
    '10000000000',
    '0',
    '1e1',
    'true',
    '1990',
    '1991',
    'before-1990',
    '٣',
  ),
  fc.constantFrom(...categories, ...bookSorts, ...priceRanges, 'nora-field', 'Fiction', '__proto__'),
  fc.constantFrom(
    'emma',
    'deletable 1',
    'e',
    'é',
    "l'œuvre",
    '-',
    'a b c d e f g h i j',
    '\ufdfa',
    'ﬀ'.repeat(50),
  ),
);

const words = goodText(40).map((text) => encodeURIComponent(text));

/** What GET /api/catalogue may be asked. */
export const catalogueQueries = fc.oneof(
  words.map((text) => `?q=${text}`),
  fc.constantFrom(...categories).map((category) => `?category=${category}&sort=title&page=2`),
  queries('q literal category author price decade available sort page fresh'.split(' '), catalogueValues),
);

/** What GET /api/admin/books may be asked. */
export const adminBookQueries = fc.oneof(
  words.map((text) => `?q=${text}&lowStock=1`),
  queries('q category trending noCover lowStock sort page'.split(' '), catalogueValues),
);

/** What GET /api/suggestions may be asked. */
export const suggestionQueries = fc.oneof(
  words.map((text) => `?q=${text}`),
  queries(['q', 'fresh'], catalogueValues),
);

/** What GET /api/shelves may be asked. */
export const shelfQueries = fc.oneof(fc.constantFrom('', '?home=1'), queries(['home', 'fresh'], words));

/** What GET /api/orders may be asked. */
export function orderIdQueries({ orders }: FuzzData): fc.Arbitrary<string> {
  const ids = fc.subarray(orders, { minLength: 1 }).map((chosen) => chosen.join(','));
  const odd = fc.constantFrom(
    '',
    ',',
    '..',
    '__x__',
    'a/b',
    Array.from({ length: 101 }, () => 'id').join(','),
  );
  return fc.oneof(
    ids.map((chosen) => `?ids=${chosen}`),
    queries(['ids', 'limit'], fc.oneof(ids, odd)),
  );
}

const days = fc.constantFrom('2026-11-22', '2026-01-01', '2099-12-31', '0001-01-01', '9999-12-31');
const oddDays = fc.constantFrom('2026-02-30', '2026-13-01', '20261122', '10000-01-01', '-1', 'today', '');

/** What GET /api/orders/export may be asked. */
export const dayQueries = fc.oneof(
  fc.tuple(days, days).map(([from, to]) => `?from=${from}&to=${to}`),
  queries(['from', 'to'], fc.oneof(days, oddDays)),
);

/** What GET /api/invoices/export may be asked. */
export const archiveQueries = fc
  .tuple(dayQueries, fc.constantFrom('', '1', '2', '41', '-1', 'x'))
  .map(([query, part]) => (part ? `${query}&part=${part}` : query));

/** What GET /api/cash may be asked. */
export const cashQueries = fc.oneof(
  days.map((day) => `?day=${day}`),
  queries(['day', 'limit', 'after'], fc.oneof(days, oddDays)),
);

/** What GET /api/stock may be asked. */
export function stockQueries({ edited }: FuzzData): fc.Arbitrary<string> {
  const ids = fc.subarray(edited, { minLength: 1 }).map((books) => books.map(({ _id }) => _id).join(','));
  const odd = fc.constantFrom(
    '',
    ',',
    '..',
    '__x__',
    'a/b',
    Array.from({ length: 101 }, (_, at) => at).join(','),
  );
  return fc.oneof(
    ids.map((chosen) => `?ids=${chosen}`),
    queries(['ids', 'limit'], fc.oneof(ids, odd)),
  );
}

/** What GET /api/stock/scanned may be asked. */
export const scannedQueries = fc.oneof(
  fc.constantFrom('9780141439587', '9780141439587,9780141439471').map((isbns) => `?isbns=${isbns}`),
  queries(['isbns', 'ids'], fc.constantFrom('9780141439587', '9780141439588', '0141439580', ',', '')),
);

/** What GET /api/audit may be asked. */
export function auditQueries({ edited, orders }: FuzzData): fc.Arbitrary<string> {
  const things = fc.constantFrom(...edited.map(({ _id }) => _id), ...orders, 'none');
  return fc.oneof(
    things.map((id) => `?about=${id}`),
    words.map((text) => `?q=${text}`),
    fc.constantFrom(...edited).map((book) => `?by=Owner&after=${encodeURIComponent(cursorOf(book))}`),
    queries(['about', 'q', 'by', 'after'], fc.oneof(things, fc.constantFrom(...oddCursors.split(' ')))),
  );
}

/** What GET /api/orders/email/:email may be asked. */
export const ownOrderQueries = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((limit) => `?limit=${limit}`),
  queries(['limit', 'after'], fc.constantFrom('1', '100', '0', '101', '1e1', ...oddCursors.split(' '))),
);
