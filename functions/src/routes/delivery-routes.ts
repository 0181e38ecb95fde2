import { info } from 'firebase-functions/logger';
import type { Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import type { Posting } from '../shared/stock/posting.ts';
import { postings } from '../stock/posting-store.ts';
import { changeManyStocks } from '../use-cases/stock/change-many-stocks.ts';
import { workOnPosting } from '../use-cases/stock/post-stock.ts';
import { giveReceived, receiveDelivery, undoPosting } from '../use-cases/stock/receive-delivery.ts';
import { scannedBooks } from '../use-cases/stock/scanned-books.ts';

function logged(posting: Posting): Posting {
  const { id, kind, state, books, done } = posting;
  info('Stock booked', { posting: id, kind, state, books, done });
  return posting;
}

export const deliveryRoutes = {
  /** The books of some ISBNs, for the page that scans them. */
  'GET /api/stock/scanned': ({ query }) => scannedBooks(query.isbns),
  /** The last deliveries and bulk changes of stocks, which can be undone. */
  'GET /api/deliveries': () => postings.list((all) => all.where('kind', 'in', ['delivery', 'bulk'])),
  /** Receives a delivery; the same Idempotency-Key again goes on with it, or answers it as it is. */
  'POST /api/deliveries': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    const posting = await receiveDelivery(body, key, caller.person);
    return logged(await giveReceived(posting, caller.person, signal));
  },
  /** Changes the stock of many books; the same Idempotency-Key again goes on with it, or answers it as it is. */
  'POST /api/stock-changes': async ({ header, body, caller }) => {
    const key = requireIdempotencyKey(header);
    return logged(await changeManyStocks(body, key, caller.person));
  },
  /** Goes on with what a crash has broken off. */
  'POST /api/stock-postings/:id/continue': async ({ params, caller, signal }) =>
    logged(await giveReceived(await workOnPosting(params.id), caller.person, signal)),
  'POST /api/stock-postings/:id/undo': async ({ params, caller }) =>
    logged(await undoPosting(params.id, caller.person)),
} satisfies Partial<Handlers>;
