import { type Caller, everybody, type Verdict } from './callers.ts';

const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

type Value = string | number | null | readonly string[];

/** A question to the database that can answer with several documents. */
export interface Query {
  collection: string;
  where?: readonly [field: string, operator: 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL', value: Value];
  orderBy?: string;
  limit?: number;
  /** Looks into collections of this name everywhere. */
  group?: boolean;
  /** Asks only how many there are. */
  count?: boolean;
}

/** One thing that somebody tries with the database, and what the rules must say. */
export interface FirestoreCase {
  name: string;
  who: Caller;
  /** A document's path, or a query. */
  asks: { operation: Exclude<Operation, 'list'>; document: string } | { operation: 'list'; query: Query };
  expected: Verdict;
}

/** What is in the database: every document names the owner, so that no rule that looks for one refuses by luck. */
export const storedDocuments: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'books/emma': { title: 'Emma', category: 'fiction', uid: 'ann' },
  'books/emma/notes/a': { uid: 'ann' },
  'orders/of-ann': { uid: 'ann', name: 'Ann' },
  'orders/of-ann/lines/a': { uid: 'ann' },
  'orders/of-bob': { uid: 'bob', name: 'Ann' },
  'orders/of-nobody': { name: 'Ann' },
  'orders/of-null': { uid: null, name: 'Ann' },
};

type Rights = Readonly<Partial<Record<Operation, readonly Caller[]>>>;

/** Who may do what with a collection; nobody may do anything that is not written here. */
export const rights: Readonly<Record<string, Rights>> = {
  books: { get: everybody, list: everybody },
  'books/emma/notes': {},
  orders: { get: ['owner'], list: ['owner'] },
  'orders/of-ann/lines': {},
};

const firstDocument: Readonly<Record<string, string>> = {
  books: 'emma',
  'books/emma/notes': 'a',
  orders: 'of-ann',
  'orders/of-ann/lines': 'a',
};

/** The document that a collection of the matrix has. */
export function documentIn(collection: string): string {
  return `${collection}/${firstDocument[collection] ?? 'a'}`;
}

function attempt(operation: Operation, collection: string): FirestoreCase['asks'] {
  const where = collection === 'books' ? undefined : (['uid', 'EQUAL', 'ann'] as const);
  if (operation === 'list') return { operation, query: { collection, ...(where && { where }), limit: 10 } };
  return { operation, document: operation === 'create' ? `${collection}/new` : documentIn(collection) };
}

/** Every operation on every collection by everybody; nobody may touch those that have no `rights`. */
export function matrixOf(collections: readonly string[]): FirestoreCase[] {
  return collections.flatMap((collection) =>
    operations.flatMap((operation) =>
      everybody.map((who): FirestoreCase => {
        const may = rights[collection]?.[operation]?.includes(who) ?? false;
        return {
          name: `${who}: ${operation} ${collection}`,
          who,
          asks: attempt(operation, collection),
          expected: may ? 'allowed' : 'refused',
        };
      }),
    ),
  );
}

const own = ['uid', 'EQUAL', 'ann'] as const;

const reads: readonly [who: Caller, document: string, expected: Verdict][] = [
  ['stranger', 'books/missing', 'allowed'],
  ['owner', 'orders/missing', 'broken'],
  ['owner', 'orders/of-bob', 'refused'],
  ['owner', 'orders/of-nobody', 'broken'],
  ['owner', 'orders/of-null', 'refused'],
  ['stranger', 'orders/missing', 'refused'],
  ['stranger', 'orders/of-nobody', 'refused'],
  ['stranger', 'orders/of-null', 'refused'],
  ['other shopper', 'orders/of-bob', 'allowed'],
];

const queries: readonly [who: Caller, query: Query, expected: Verdict][] = [
  ['stranger', { collection: 'books' }, 'allowed'],
  ['stranger', { collection: 'books', limit: 1000 }, 'allowed'],
  ['stranger', { collection: 'books', where: ['category', 'EQUAL', 'fiction'], limit: 20 }, 'allowed'],
  ['owner', { collection: 'books', count: true }, 'allowed'],
  ['stranger', { collection: 'books', group: true, limit: 10 }, 'refused'],
  ['owner', { collection: 'orders', where: own, limit: 1 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, orderBy: 'name', limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', where: own, limit: 101 }, 'refused'],
  ['owner', { collection: 'orders', where: own, limit: 1_000_000 }, 'refused'],
  ['owner', { collection: 'orders', where: own }, 'broken'],
  ['owner', { collection: 'orders', where: own, count: true }, 'broken'],
  ['owner', { collection: 'orders', where: own, count: true, limit: 100 }, 'allowed'],
  ['owner', { collection: 'orders', limit: 10 }, 'broken'],
  ['owner', { collection: 'orders', orderBy: 'uid', limit: 10 }, 'broken'],
  ['owner', { collection: 'orders', where: ['uid', 'EQUAL', 'bob'], limit: 10 }, 'refused'],
  ['owner', { collection: 'orders', where: ['uid', 'EQUAL', null], limit: 10 }, 'broken'],
  ['owner', { collection: 'orders', where: ['uid', 'IN', ['ann', 'bob']], limit: 10 }, 'refused'],
  ['owner', { collection: 'orders', where: ['uid', 'IN', ['ann']], limit: 10 }, 'allowed'],
  ['owner', { collection: 'orders', where: ['uid', 'GREATER_THAN_OR_EQUAL', 'ann'], limit: 10 }, 'broken'],
  ['owner', { collection: 'orders', where: ['name', 'EQUAL', 'Ann'], limit: 10 }, 'broken'],
  ['owner', { collection: 'orders', where: own, group: true, limit: 10 }, 'refused'],
  ['owner', { collection: 'lines', where: own, group: true, limit: 10 }, 'refused'],
  ['stranger', { collection: 'orders', limit: 10 }, 'refused'],
  ['stranger', { collection: 'orders', where: ['uid', 'EQUAL', null], limit: 10 }, 'refused'],
  ['valid admin', { collection: 'orders', limit: 10 }, 'broken'],
  ['valid admin', { collection: 'adminSessions' }, 'refused'],
];

/** Single documents and shapes of queries that need more than one cell of the matrix. */
export const shapes: readonly FirestoreCase[] = [
  ...reads.map(
    ([who, document, expected]): FirestoreCase => ({
      name: `${who}: get ${document}`,
      who,
      asks: { operation: 'get', document },
      expected,
    }),
  ),
  ...queries.map(
    ([who, query, expected]): FirestoreCase => ({
      name: `${who}: list ${JSON.stringify(query)}`,
      who,
      asks: { operation: 'list', query },
      expected,
    }),
  ),
];
