import { info } from 'firebase-functions/logger';
import { listCustomers } from '../customers/customer-store.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import { listOpenOnAccount } from '../orders/order-list-store.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { collectInvoice, listCollectable } from '../use-cases/account/collect-invoice.ts';
import { remindOf } from '../use-cases/account/open-items.ts';
import { customerChanges } from '../use-cases/customers/change-customer.ts';
import { reminderLetters } from '../use-cases/invoices/invoice-files.ts';
import { keptRoutes } from './kept-routes.ts';

const { post, put, remove } = keptRoutes(customerChanges, (customer) => ({ customer }));

export const customerRoutes = {
  'GET /api/customers': listCustomers,
  'POST /api/customers': post,
  'PUT /api/customers/:id': put,
  'DELETE /api/customers/:id': remove,
  'GET /api/open-items': listOpenOnAccount,
  'GET /api/cash/to-collect': listCollectable,
  /** A retry writes none. */
  'POST /api/cash/to-collect/:id': async ({ params, caller, signal }) => {
    const collected = await collectInvoice(params.id, { by: caller.person, now: new Date() }, signal);
    info('Invoice collected', { customer: params.id, invoice: collected.number });
    return collected;
  },
  /** For customers who get no mail. */
  'GET /api/open-items/letters': ({ query }) => reminderLetters(query.ids.map(requireOrderId)),
  /** The same key again reminds of nothing twice. */
  'POST /api/open-items/reminders': ({ body, header, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    return remindOf(body.orderIds, { key, by: caller.person, now: new Date() }, signal);
  },
} satisfies Partial<Handlers>;
