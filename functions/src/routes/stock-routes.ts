import { info } from 'firebase-functions/logger';
import { type Handlers, tagged } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { may } from '../shared/people/roles.ts';
import type { StockChange } from '../shared/stock/stock.ts';
import { findMovements } from '../stock/stock-ledger.ts';
import { changeStock, findStock } from '../use-cases/stock/change-stock.ts';
import { requireBookId } from './book-change-routes.ts';

export const stockRoutes = {
  /** No figures for books that are not counted. */
  'GET /api/stock': ({ query }) => findStock(query.ids),
  'POST /api/stock/:bookId': async ({ params, header, body, caller }) => {
    const key = requireIdempotencyKey(header);
    const bookId = requireBookId(params.bookId);
    const stock = await changeStock(bookId, body, key, expectedVersion(header('If-Match')), caller.person);
    info('Stock changed', { book: bookId, reason: body.reason, onHand: stock.onHand });
    return tagged(stock);
  },
  /** Those who pack orders may change nothing else of a stock. */
  'POST /api/stock/:bookId/damaged': async ({ params, header, body: { copies, orderId }, caller }) => {
    const key = requireIdempotencyKey(header);
    const bookId = requireBookId(params.bookId);
    const change: StockChange = { change: -copies, reason: 'damaged' };
    const stock = await changeStock(bookId, change, key, undefined, caller.person, orderId);
    info('Damaged copies reported', { book: bookId, copies });
    return tagged(stock);
  },
  /** Newest first. */
  'GET /api/stock/:bookId/movements': async ({ params, caller }) => {
    const movements = await findMovements(requireBookId(params.bookId));
    if (may(caller.person.role, 'orders')) return movements;
    return movements.map(({ orderId: _, ...movement }) => movement);
  },
} satisfies Partial<Handlers>;
