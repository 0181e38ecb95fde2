import { info } from 'firebase-functions/logger';
import type { Handlers } from '../platform/http/handler.ts';
import { giveCopies } from '../use-cases/orders/give-copies.ts';
import { booksToOrder } from '../use-cases/stock/books-to-order.ts';
import { exportToOrder } from '../use-cases/stock/export-to-order.ts';
import { noteReorders } from '../use-cases/stock/note-reorders.ts';

export const toOrderRoutes = {
  'GET /api/to-order': () => booksToOrder(),
  /** CSV. */
  'GET /api/to-order/export': async () => exportToOrder(),
  'PUT /api/to-order': async ({ body, caller }) => {
    await noteReorders(body, caller.person, new Date());
    info('Books ordered from suppliers', { books: body.bookIds.length });
    return booksToOrder();
  },
  'POST /api/to-order/given': async ({ body, caller, signal }) => {
    const party = { kind: 'person', name: caller.person.name } as const;
    const given = await giveCopies(body.bookIds, party, new Date(), signal);
    info('Copies given to orders that waited', { copies: given.length });
    return given;
  },
} satisfies Partial<Handlers>;
