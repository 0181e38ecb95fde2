import { info } from 'firebase-functions/logger';
import type { OrderChange } from '../order-change/apply-change.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import { readNotes, shownNotes } from '../orders/order-note-store.ts';
import { InvalidArgument } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import type { OpenSession, Shopper } from '../shared/callers.ts';
import type { Order } from '../shared/order/order.ts';
import { type ChangedOrder, changeOrder } from '../use-cases/orders/change-order.ts';
import type { OrderParty } from '../use-cases/orders/effects/order-event.ts';
import { addDeskNote } from '../use-cases/orders/order-notes.ts';

interface ChangeCall {
  params: { id: string };
  header: (name: 'Idempotency-Key') => string | undefined;
  caller: Shopper | OpenSession;
  signal: AbortSignal;
}

function partyOf(caller: Shopper | OpenSession): OrderParty {
  return 'uid' in caller
    ? { kind: 'shopper', uid: caller.uid }
    : { kind: 'person', name: caller.person.name };
}

/** The same key again answers the order as it is now. */
async function change(call: ChangeCall, wanted: OrderChange): Promise<Order> {
  return (await changed(call, wanted)).order;
}

async function changed(
  { params, header, caller, signal }: ChangeCall,
  wanted: OrderChange,
): Promise<ChangedOrder> {
  const key = requireIdempotencyKey(header);
  const id = requireOrderId(params.id);
  const answer = await changeOrder(id, partyOf(caller), wanted, key, new Date(), signal);
  const { order, isNew } = answer;
  if (isNew) info('Order changed', { order: id, change: wanted.kind, status: order.status });
  return answer;
}

function requireNumber({ number }: { number: string }, of: string): number {
  if (!/^[1-9]\d{0,3}$/.test(number)) {
    throw new InvalidArgument('number', `This is not the number of ${of}`);
  }
  return Number(number);
}

export const orderChangeRoutes = {
  /** A step on or back, or the undoing of the last step. */
  'POST /api/orders/:id/status': (call) => change(call, { kind: 'step', request: call.body }),
  'POST /api/orders/:id/lines': (call) => change(call, { kind: 'line', request: call.body }),
  'POST /api/orders/:id/parcels': (call) => change(call, { kind: 'parcel', request: call.body }),
  'PUT /api/orders/:id/parcels/:number': async (call) => {
    const number = requireNumber(call.params, 'a parcel');
    return change(call, { kind: 'parcel edit', number, request: call.body });
  },
  'PUT /api/orders/:id/recipient': (call) => change(call, { kind: 'recipient', request: call.body }),
  'POST /api/orders/:id/messages': (call) => change(call, { kind: 'message', request: call.body }),
  'POST /api/orders/:id/discounts': async (call) => {
    const { order, made } = await changed(call, { kind: 'discount', request: call.body });
    return { ...order, discountNumber: made };
  },
  'DELETE /api/orders/:id/discounts/:number': async (call) =>
    change(call, { kind: 'discount taken back', number: requireNumber(call.params, 'a discount') }),
  /** Only for the desk. */
  'GET /api/orders/:id/notes': async ({ params }) => shownNotes(await readNotes(requireOrderId(params.id))),
  'POST /api/orders/:id/notes': async ({ params, header, body, caller }) => {
    const key = requireIdempotencyKey(header);
    return addDeskNote(requireOrderId(params.id), body.text, key, caller.person, new Date());
  },
} satisfies Partial<Handlers>;
