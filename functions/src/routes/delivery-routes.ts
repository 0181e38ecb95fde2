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
  /** For the page that scans barcodes. */
  'GET /api/stock/scanned': ({ query }) => scannedBooks(query.isbns),
  /** Those that can be undone. */
  'GET /api/deliveries': () => postings.list((all) => all.where('kind', 'in', ['delivery', 'bulk'])),
  /** The same Idempotency-Key again continues, or answers the finished delivery. */
  'POST /api/deliveries': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    const posting = await receiveDelivery(body, key, caller.person);
    return logged(await giveReceived(posting, caller.person, signal));
  },
  /** The same Idempotency-Key again continues, or answers the finished change. */
  'POST /api/stock-changes': async ({ header, body, caller }) => {
    const key = requireIdempotencyKey(header);
    return logged(await changeManyStocks(body, key, caller.person));
  },
  /** Continues after a crash. */
  'POST /api/stock-postings/:id/continue': async ({ params, caller, signal }) =>
    logged(await giveReceived(await workOnPosting(params.id), caller.person, signal)),
  'POST /api/stock-postings/:id/undo': async ({ params, caller }) =>
    logged(await undoPosting(params.id, caller.person)),
} satisfies Partial<Handlers>;
