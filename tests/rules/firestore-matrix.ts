import { allCallers, type Caller, strongest, type Verdict } from './callers.ts';

const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

type Value = string | number | null | readonly string[];

export interface Query {
  collection: string;
  where?: readonly [field: string, operator: 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL', value: Value];
  orderBy?: string;
  limit?: number;
  offset?: number;
  /** A collection group query: all collections of this name. */
  group?: boolean;
  count?: boolean;
}

/** One request to the database, and the verdict that the rules must reach. */
export interface FirestoreCase {
  name: string;
  who: Caller;
  /** Of a document's path, or of a query. */
  request: { operation: Exclude<Operation, 'list'>; document: string } | { operation: 'list'; query: Query };
  expected: Verdict;
}

/** Every document names the owner, so that no rule that compares it denies by accident. */
export const storedDocuments: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'books/emma': { title: 'Emma', category: 'fiction', uid: 'ann' },
  'books/emma/notes/a': { uid: 'ann' },
  'shoppers/ann': { uid: 'ann', signedOutAt: 1_700_000_001 },
  'orders/of-ann': { uid: 'ann', name: 'Ann' },
  'orders/of-ann/lines/a': { uid: 'ann' },
  'orders/of-bob': { uid: 'bob', name: 'Ann' },
  'orders/of-no-shopper': { name: 'Ann' },
  'orders/of-null': { uid: null, name: 'Ann' },
};

type Rights = Readonly<Partial<Record<Operation, readonly Caller[]>>>;

/** Those whose sessions may process orders. */
const packers: readonly Caller[] = ['valid admin', 'orders person', 'orders person, other claims'];

/** A rule that looks for a session which is gone ends in an error, which refuses, too. */
const noSession: Verdict = 'error';

/** Those whose sessions may keep the catalogue. */
const cataloguers: readonly Caller[] = ['valid admin', 'catalogue person', 'catalogue person, other claims'];

/** By collection. What is not listed is denied to every caller. */
export const rights: Readonly<Record<string, Rights>> = {
  books: { get: cataloguers },
  'books/emma/notes': {},
  orders: { get: ['owner', ...packers], list: ['owner', ...packers] },
  'orders/of-ann/lines': {},
};

const firstDocument: Readonly<Record<string, string>> = {
  books: 'emma',
  'books/emma/notes': 'a',
  orders: 'of-ann',
  'orders/of-ann/lines': 'a',
};

export function documentIn(collection: string): string {
  return `${collection}/${firstDocument[collection] ?? 'a'}`;
}

function requestFor(operation: Operation, collection: string): FirestoreCase['request'] {
  const where = collection === 'books' ? undefined : (['uid', 'EQUAL', 'ann'] as const);
  if (operation === 'list') return { operation, query: { collection, ...(where && { where }), limit: 10 } };
  return { operation, document: operation === 'create' ? `${collection}/new` : documentIn(collection) };
}

/**
 * Every operation on every collection: by every caller where the rules have some for it, elsewhere by the strongest.
 */
export function matrixOf(collections: readonly string[]): FirestoreCase[] {
  return collections.flatMap((collection) =>
    operations.flatMap((operation) =>
      (collection in rights ? allCallers : strongest).map((who): FirestoreCase => {
        const may = rights[collection]?.[operation]?.includes(who) ?? false;
        const isBookRead = collection === 'books' && operation === 'get';
        return {
          name: `${who}: ${operation} ${collection}`,
          who,
          request: requestFor(operation, collection),
          expected: may ? 'allowed' : who === 'logged-out admin' && isBookRead ? noSession : 'denied',
        };
      }),
    ),
  );
}

const own = ['uid', 'EQUAL', 'ann'] as const;

const reads: readonly [who: Caller, document: string, expected: Verdict][] = [
  ['anonymous', 'books/missing', 'denied'],
  ['catalogue person', 'books/missing', 'allowed'],
  ['expired admin', 'books/missing', 'denied'],
  ['logged-out admin', 'books/missing', noSession],
  ['anonymous', 'orders/of-ann/books/a', 'denied'],
  ['owner', 'orders/missing', 'denied'],
  ['owner', 'orders/of-bob', 'denied'],
  ['owner', 'orders/of-no-shopper', 'denied'],
  ['owner', 'orders/of-null', 'denied'],
  ['anonymous', 'orders/missing', 'denied'],
  ['anonymous', 'orders/of-no-shopper', 'denied'],
  ['anonymous', 'orders/of-null', 'denied'],
  ['other shopper', 'orders/of-bob', 'allowed'],
  ['valid admin', 'orders/of-bob', 'allowed'],
  ['valid admin', 'orders/of-no-shopper', 'allowed'],
  ['valid admin', 'orders/missing', 'allowed'],
  ['orders person', 'orders/of-bob', 'allowed'],
  ['catalogue person', 'orders/of-bob', 'denied'],
  ['catalogue person, other claims', 'orders/of-bob', 'denied'],
  ['expired admin', 'orders/of-bob', 'denied'],
  ['logged-out admin', 'orders/of-bob', 'denied'],
];

const queries: readonly [who: Caller, query: Query, expected: Verdict][] = [
  ['anonymous', { collection: 'books' }, 'denied'],
  ['anonymous', { collection: 'books', where: ['category', 'EQUAL', 'fiction'], limit: 1 }, 'denied'],
  ['owner', { collection: 'books', count: true }, 'denied'],
  ['anonymous', { collection: 'books', group: true, limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: own, limit: 1 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, orderBy: 'name', limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, limit: 101 }, 'denied'],
  ['owner', { collection: 'orders', where: own, limit: 1_000_000 }, 'denied'],
  ['owner', { collection: 'orders', where: own, limit: 100, offset: 1 }, 'denied'],
  ['owner', { collection: 'orders', where: own }, 'denied'],
  ['owner', { collection: 'orders', where: own, count: true }, 'denied'],
  ['owner', { collection: 'orders', where: own, count: true, limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', orderBy: 'uid', limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: ['uid', 'EQUAL', 'bob'], limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: ['uid', 'EQUAL', null], limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: ['uid', 'IN', ['ann', 'bob']], limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: ['uid', 'IN', ['ann']], limit: 10 }, 'allowed'],
  ['owner', { collection: 'orders', where: ['uid', 'GREATER_THAN_OR_EQUAL', 'ann'], limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: ['name', 'EQUAL', 'Ann'], limit: 10 }, 'denied'],
  ['owner', { collection: 'orders', where: own, group: true, limit: 10 }, 'denied'],
  ['owner', { collection: 'lines', where: own, group: true, limit: 10 }, 'denied'],
  ['anonymous', { collection: 'orders', limit: 10 }, 'denied'],
  ['anonymous', { collection: 'orders', where: ['uid', 'EQUAL', null], limit: 10 }, 'denied'],
  ['valid admin', { collection: 'orders', limit: 100 }, 'allowed'],
  ['valid admin', { collection: 'orders', orderBy: 'name', limit: 26 }, 'allowed'],
  ['valid admin', { collection: 'orders', where: ['name', 'EQUAL', 'Ann'], limit: 26 }, 'allowed'],
  ['valid admin', { collection: 'orders', limit: 101 }, 'denied'],
  ['valid admin', { collection: 'orders', limit: 26, offset: 26 }, 'denied'],
  ['valid admin', { collection: 'orders' }, 'error'],
  ['valid admin', { collection: 'orders', group: true, limit: 10 }, 'denied'],
  ['orders person', { collection: 'orders', orderBy: 'name', limit: 26 }, 'allowed'],
  ['orders person', { collection: 'orders', limit: 101 }, 'denied'],
  ['catalogue person', { collection: 'orders', limit: 26 }, 'denied'],
  ['expired admin', { collection: 'orders', limit: 26 }, 'denied'],
  ['logged-out admin', { collection: 'orders', limit: 26 }, 'error'],
  ['forged admin', { collection: 'orders', limit: 26 }, 'denied'],
  ['forged admin, nested', { collection: 'orders', limit: 26 }, 'denied'],
  ['valid admin', { collection: 'adminSessions' }, 'denied'],
];

/** Documents and queries beyond the one of each operation in the matrix. */
export const moreCases: readonly FirestoreCase[] = [
  ...reads.map(
    ([who, document, expected]): FirestoreCase => ({
      name: `${who}: get ${document}`,
      who,
      request: { operation: 'get', document },
      expected,
    }),
  ),
  ...queries.map(
    ([who, query, expected]): FirestoreCase => ({
      name: `${who}: list ${JSON.stringify(query)}`,
      who,
      request: { operation: 'list', query },
      expected,
    }),
  ),
];
