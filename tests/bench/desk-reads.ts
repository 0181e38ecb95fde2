import { FieldPath } from 'firebase-admin/firestore';
import { orderCollection } from '../../functions/src/orders/order-document.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { searchKeysFor } from '../../functions/src/shared/order/order-search.ts';
import { changeOrder } from '../../functions/src/use-cases/orders/change-order.ts';
import { countReads } from '../reads/count-reads.ts';
import type { FunctionsHere } from '../reads/functions-here.ts';
import type { PageReads } from '../reads/page-reads.ts';
import { grownCashDay, grownIsbn, grownShelf } from './grown-orders.ts';

/** What the order desk listens to, as the browser asks it of the database itself. */
const deskList = () => orderCollection().orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');

/** Takes a step of an order. */
function takeStep(id: string): Promise<unknown> {
  const texts = { note: '', carrier: '', trackingCode: '', isUndo: false };
  const step = { kind: 'step', request: { from: 'placed', to: 'packed', ...texts } } as const;
  return changeOrder(id, { kind: 'person', name: owner.name }, step, crypto.randomUUID(), new Date());
}

/** What the screens of the desk read, the calls each with the document of the session. */
export async function countDeskReads(
  shop: FunctionsHere,
  token: string,
  orderId: string,
): Promise<PageReads[]> {
  const authorization = `Bearer ${token}`;
  const get = (path: string) => () => shop.ask(`/api${path}`, { authorization });
  const stocktake = { scope: 'shelf', value: grownShelf };
  const beginStocktake = () => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    return shop.ask('/api/stocktakes', headers, { method: 'POST', body: JSON.stringify(stocktake) });
  };
  const screens: [name: string, goal: number, visit: () => Promise<unknown>][] = [
    // Up to 20 of the books that run low, and their titles; a document for each day, and those of two months before that.
    ['the overview of thirty days', 108, get('/admin/sales')],
    ['the desk: a page of 25 orders', 26, () => deskList().limit(26).get()],
    ['the desk: ten orders to pack', 11, () => deskList().where('status', '==', 'placed').limit(11).get()],
    [
      'the desk: a search',
      100,
      () => deskList().where('searchKeys', 'array-contains-any', searchKeysFor('Nora')).limit(100).get(),
    ],
    ['the desk: how many are under way', 5, get('/orders/counts')],
    ['an order by its id', 2, get(`/orders?ids=${orderId}`)],
    ['an order’s page: its mails', 2, get(`/orders/${orderId}/mails`)],
    ['an order’s page: its notes', 2, get(`/orders/${orderId}/notes`)],
    ['an order’s page: its money', 2, get(`/orders/${orderId}/cash`)],
    ['an order’s page: who did what', 2, get(`/audit?about=${orderId}`)],
    // Itself, its mail, and the shop's settings once a minute.
    ['a step of an order', 3, () => takeStep(orderId)],
    [
      'cash: 4 sums, ten entries of the day and one more, its closing',
      17,
      get(`/cash?day=${grownCashDay}&limit=10`),
    ],
    ['receive: the last deliveries', 2, get('/deliveries')],
    ['receive: a book that orders wait for', 5, get(`/stock/scanned?isbns=${grownIsbn}`)],
    ['stocktake: the last ones', 2, get('/stocktakes')],
    ['stocktake: one of a shelf of 40 books', 45, beginStocktake],
    ['history: its first page', 27, get('/audit')],
    ['mails that were given up', 3, get('/mails/failed')],
  ];
  const counted: PageReads[] = [];
  for (const [name, goal, visit] of screens) counted.push({ name, goal, reads: await countReads(visit) });
  return counted;
}
