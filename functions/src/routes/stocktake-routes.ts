import { info } from 'firebase-functions/logger';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { stocktakes } from '../stock/stocktake-store.ts';
import { discardStocktake } from '../use-cases/stock/discard-stocktake.ts';
import { beginStocktake, bookStocktake, countCopies, stocktakeOf } from '../use-cases/stock/stocktakes.ts';

export const stocktakeRoutes = {
  'GET /api/stocktakes': () => stocktakes.list(),
  'GET /api/stocktakes/:id': ({ params }) => stocktakeOf(params.id),
  /** 201; the same Idempotency-Key again answers the same stocktake. */
  'POST /api/stocktakes': async ({ header, body, caller }) => {
    const key = requireIdempotencyKey(header);
    const stocktake = await beginStocktake(body, key, caller.person);
    info('Stocktake begun', { stocktake: stocktake.id, books: stocktake.lines.length });
    return new Reply(stocktake, { status: 201 });
  },
  /** Only one that is not booked. */
  'DELETE /api/stocktakes/:id': async ({ params, caller }) => {
    const stocktake = await discardStocktake(params.id, caller.person);
    info('Stocktake discarded', { stocktake: stocktake.id });
    return stocktake;
  },
  /** The same Idempotency-Key again adds nothing. */
  'POST /api/stocktakes/:id/counts': async (request) => {
    const { params, header, body } = request;
    return countCopies(params.id, body, requireIdempotencyKey(header));
  },
  /** A retry continues. */
  'POST /api/stocktakes/:id/book': async ({ params, caller }) => {
    const stocktake = await bookStocktake(params.id, caller.person);
    info('Stocktake booked', { stocktake: stocktake.id, state: stocktake.posting?.state });
    return stocktake;
  },
} satisfies Partial<Handlers>;
