import { info } from 'firebase-functions/logger';
import { requireOrderId } from '../orders/order-identity.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { askAboutMissing, noteChoice } from '../use-cases/orders/missing-copy.ts';

export const choiceRoutes = {
  'POST /api/orders/:id/missing': async ({ params, header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    const by = { kind: 'person', name: caller.person.name } as const;
    const { order } = await askAboutMissing(requireOrderId(params.id), by, body, key, new Date(), signal);
    info('A shopper was asked about a book that does not come', { order: order._id });
    return order;
  },
  /** Without a login: the token is in the mail's link. */
  'POST /api/choices': async ({ body, signal }) => {
    const noted = await noteChoice(body.token, body.choice, new Date(), signal);
    info('A shopper has chosen what becomes of a book that does not come', { choice: noted.choice });
    return noted;
  },
} satisfies Partial<Handlers>;
