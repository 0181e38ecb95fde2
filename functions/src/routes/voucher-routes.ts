import { info } from 'firebase-functions/logger';
import { orderId } from '../orders/order-identity.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import { type Handlers, Reply, tagged } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { ownVoucher } from '../shared/voucher/own-voucher.ts';
import { buyVoucher } from '../use-cases/vouchers/buy-voucher.ts';
import { changeVoucher } from '../use-cases/vouchers/change-voucher.ts';
import { checkCode } from '../use-cases/vouchers/check-code.ts';
import { limitLooks } from '../use-cases/vouchers/guess-limit.ts';
import { sellAtDesk } from '../use-cases/vouchers/sell-at-desk.ts';
import { voucherCardFile } from '../use-cases/vouchers/voucher-card.ts';
import { listVouchers, sumVouchers, vouchersOf } from '../vouchers/voucher-list-store.ts';
import { requireVoucher, shownVoucher } from '../vouchers/voucher-store.ts';

/** Per shopper and hour, on one instance: rendering takes the processor for a moment. */
const hourlyCards = instanceLimit({ limit: 60, windowMs: 3_600_000 });

export const voucherRoutes = {
  /** 201; the same key again answers the same payment. */
  'POST /api/vouchers': async ({ header, body, caller, signal }) => {
    const id = orderId(caller.uid, requireIdempotencyKey(header));
    const wanted = { id, shopper: caller, request: body, now: new Date() };
    return new Reply(await buyVoucher(wanted, signal), { status: 201 });
  },
  /** 201, with its code; the same key again answers the same voucher. */
  'POST /api/vouchers/desk': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    const voucher = await sellAtDesk(body, { key, by: caller.person, now: new Date() }, signal);
    info('Voucher sold', { voucher: voucher._id });
    return tagged(voucher, 201);
  },
  /** The same answer for every voucher that cannot pay, so that codes cannot be told apart. */
  'POST /api/vouchers/check': async ({ body, client, caller }) => {
    // A desk in December redeems more than a shopper ever tries.
    if (!('uid' in caller)) return checkCode(body.code, new Date());
    await limitLooks(client);
    return checkCode(body.code, new Date(), caller.uid);
  },
  /** The caller's, newest first. */
  'GET /api/vouchers/own': async ({ caller, query }) => {
    const { vouchers, ...rest } = await vouchersOf(caller.uid, query);
    return { vouchers: vouchers.map(ownVoucher), ...rest };
  },
  /** With the code. */
  'GET /api/vouchers/own/:id/card': ({ params, caller }) => {
    refuseWhile(hourlyCards(Date.now(), caller.uid), 'Too many cards within an hour: try again later');
    return voucherCardFile(params.id, caller);
  },
  'GET /api/vouchers/:id/card': ({ params, caller }) => voucherCardFile(params.id, caller.person),
  /** With the totals of all vouchers. */
  'GET /api/vouchers': async ({ query }) => {
    const { currency } = await shopProfile();
    const [page, sums] = await Promise.all([listVouchers(query), sumVouchers(currency)]);
    return { ...page, ...sums, currency };
  },
  'GET /api/vouchers/:id': async ({ params }) => {
    return tagged(shownVoucher(await requireVoucher(params.id)));
  },
  'POST /api/vouchers/:id/changes': async ({ params, body, header, caller }) => {
    const expected = expectedVersion(header('If-Match'));
    const call = { expected, by: caller.person, now: new Date() };
    const voucher = await changeVoucher(params.id, body, call);
    info('Voucher changed', { voucher: params.id, step: body.step });
    return tagged(voucher);
  },
} satisfies Partial<Handlers>;
