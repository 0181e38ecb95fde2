import { info } from 'firebase-functions/logger';
import { noteExport } from '../audit/session-audit.ts';
import { entriesOfOrder } from '../cash/cash-list-store.ts';
import { requireOrderId } from '../orders/order-identity.ts';
import { InvalidArgument } from '../platform/http/api-errors.ts';
import type { HandlerRequest, Handlers } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { isDay } from '../shared/shop/shop-day.ts';
import { type CashUpCall, closeCashDay, readCashDay, reopenCashDay } from '../use-cases/cash/cash-up.ts';
import { moveDrawer } from '../use-cases/cash/drawer.ts';
import { exportCash, exportDatev } from '../use-cases/cash/export-cash.ts';
import { changeOrder } from '../use-cases/orders/change-order.ts';
import { codeHash } from '../vouchers/voucher-store.ts';

function requireDay(day: string): string {
  if (isDay(day)) return day;
  throw new InvalidArgument('day', 'A day is written as 2026-11-22');
}

type DayChange = HandlerRequest<'POST /api/cash/:day/close' | 'POST /api/cash/:day/reopen'>;

function cashUpCall({ params, header, caller }: Omit<DayChange, 'body' | 'signal'>): CashUpCall {
  const key = requireIdempotencyKey(header);
  return { day: requireDay(params.day), key, by: caller.person, now: new Date() };
}

export const cashRoutes = {
  /** Newest first. */
  'GET /api/orders/:id/cash': ({ params }) => entriesOfOrder(requireOrderId(params.id)),
  /** The same key again answers the order as it is now. */
  'POST /api/orders/:id/cash': async ({ params, header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    const id = requireOrderId(params.id);
    const by = { kind: 'person', name: caller.person.name } as const;
    const { voucher } = body;
    const request = { ...body, ...(voucher && { voucher: codeHash(voucher) }) };
    const change = { kind: 'cash', request } as const;
    const { order } = await changeOrder(id, by, change, key, new Date(), signal);
    info('Money of an order noted', { order: id, kind: body.kind, cents: body.cents });
    return order;
  },
  'GET /api/cash': ({ query }) => readCashDay(query),
  /** The same key again answers the day as it is now. */
  'POST /api/cash': ({ body, header, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    return moveDrawer(body, { key, by: caller.person, now: new Date() }, signal);
  },
  /** The same key again answers the day as it is now. */
  'POST /api/cash/:day/close': ({ body, signal, ...call }) => closeCashDay(cashUpCall(call), body, signal),
  /** The same key again answers the day as it is now. */
  'POST /api/cash/:day/reopen': ({ body, signal, ...call }) =>
    reopenCashDay(cashUpCall(call), body.reason, signal),
  /** CSV for the accountant. */
  'GET /api/cash/export': async ({ query, caller, signal }) => {
    await noteExport(caller.person, 'cash', `${query.from} to ${query.to}`);
    return exportCash(query.from, query.to, signal);
  },
  /** The same as bookings for DATEV. */
  'GET /api/cash/datev': async ({ query, caller, signal }) => {
    const file = await exportDatev(query.from, query.to, signal);
    await noteExport(caller.person, 'cash', `DATEV, ${query.from} to ${query.to}`);
    return file;
  },
} satisfies Partial<Handlers>;
