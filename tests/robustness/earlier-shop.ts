import type { Firestore } from 'firebase-admin/firestore';
import type { StoredDocument } from '../../functions/src/backup/document-line.ts';
import { readInstant } from '../../functions/src/shared/values/stored-fields.ts';
import { releaseDocuments } from '../fixtures/releases/stored-release.ts';

/** Every so many orders was delivered by a release between the first and this one, and paid. */
const every = 5;

type Data = StoredDocument['data'];

function repeated(
  documents: readonly StoredDocument[],
  count: number,
  idOf: (id: string, n: number) => string,
) {
  return Array.from({ length: count }, (_, n): StoredDocument => {
    const { path, data } = documents[n % documents.length] ?? { path: '', data: {} };
    const [collection = '', id = ''] = path.split('/');
    return { path: `${collection}/${idOf(id, n)}`, data };
  });
}

/** As a release stored it that had numbers, and neither parcels nor a ledger of money. */
function delivered(data: Data, n: number): Data {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12)).toISOString();
  const history = [
    { status: 'placed', at: at(1 + (n % 9)), by: 'shopper', note: '' },
    { status: 'shipped', at: at(11), by: 'admin', note: '' },
    { status: 'delivered', at: at(12 + (n % 5)), by: 'admin', note: '' },
  ];
  const number = `TEST-${String(n).padStart(4, '0')}`;
  return { ...data, number, status: 'delivered', history, searchKeys: ['old'], cashCents: data.totalCents };
}

interface Figures {
  orders: number;
  salesCents: number;
  books: Record<string, number>;
}

/** The sales of delivered orders in the documents of a month. */
function monthsOf(orders: readonly StoredDocument[]): StoredDocument[] {
  const months = new Map<string, Record<string, Figures>>();
  for (const { data } of orders) {
    const day = readInstant(data.createdAt).slice(0, 10);
    const path = `sales/${day.slice(0, 7)}-3`;
    const days = months.get(path) ?? {};
    const figures = days[day] ?? { orders: 0, salesCents: 0, books: {} };
    const ids = Array.isArray(data.productIds) ? data.productIds.map(String) : [];
    for (const id of ids) figures.books[id] = (figures.books[id] ?? 0) + 1;
    days[day] = {
      ...figures,
      orders: figures.orders + 1,
      salesCents: figures.salesCents + Number(data.totalCents),
    };
    months.set(path, days);
  }
  return [...months].map(([path, days]) => ({ path, data: { days } }));
}

/** A shop with many books and orders of the first release, and some of one that came after it. */
export function shopOfManyOrders(
  store: Firestore,
  size: { books: number; orders: number },
): StoredDocument[] {
  const all = releaseDocuments('1.0.0', store);
  const of = (collection: string) => all.filter(({ path }) => path.startsWith(`${collection}/`));
  const books = repeated(of('books'), size.books, (id, n) => (n < 100 ? id : `${id}-${n}`));
  const placed = repeated(of('orders'), size.orders, (_, n) => `order-${n}`);
  const orders = placed.map(({ path, data }, n) =>
    n % every === 0 ? { path, data: delivered(data, n) } : { path, data },
  );
  const sum = (documents: readonly StoredDocument[]) =>
    documents.reduce((cents, { data }) => cents + Number(data.totalCents), 0);
  const counters = {
    books: books.length,
    trendingBooks: books.filter(({ data }) => data.trending === true).length,
    orders: orders.length,
    salesCents: sum(orders),
    toPack: 0,
  };
  const numbers = orders.flatMap(({ path, data }): StoredDocument[] =>
    data.number === undefined
      ? []
      : [{ path: `orderNumbers/${String(data.number)}`, data: { orderId: path.slice('orders/'.length) } }],
  );
  const months = monthsOf(orders.filter(({ data }) => data.number !== undefined));
  return [...books, ...orders, ...numbers, ...months, { path: 'stats/3', data: counters }, ...of('caches')];
}
