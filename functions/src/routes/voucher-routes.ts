import { info } from 'firebase-functions/logger';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { shopProfile } from '../settings/shop-profile.ts';
import { ownVoucher } from '../shared/voucher/own-voucher.ts';
import { changeVoucher } from '../use-cases/vouchers/change-voucher.ts';
import { checkCode } from '../use-cases/vouchers/check-code.ts';
import { limitLooks } from '../use-cases/vouchers/guess-limit.ts';
import { listVouchers, sumVouchers } from '../vouchers/voucher-list-store.ts';
import { requireVoucher, shownVoucher, vouchersOf } from '../vouchers/voucher-store.ts';

/** What is left of the voucher with a code; the answer is the same for every one that does not pay. */
export const postVoucherCheck: Handler<'POST /api/vouchers/check'> = async ({ body, client }) => {
  await limitLooks(client);
  return checkCode(body.code, new Date());
};

/** What a shopper has bought, the newest first. */
export const getOwnVouchers: Handler<'GET /api/vouchers/own'> = async ({ caller }) => {
  const own = await vouchersOf(caller.uid);
  return own.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).map(ownVoucher);
};

/** A page of the desk's list, with what all vouchers come to. */
export const getVouchers: Handler<'GET /api/vouchers'> = async ({ query }) => {
  const { currency } = await shopProfile();
  const [page, sums] = await Promise.all([listVouchers(query), sumVouchers(currency)]);
  return { ...page, ...sums, currency };
};

export const getVoucher: Handler<'GET /api/vouchers/:id'> = async ({ params }) => {
  const voucher = await requireVoucher(params.id);
  return new Reply(shownVoucher(voucher), { etag: versionTag(voucher.version) });
};

/** Blocks a voucher, replaces its code, lengthens it or notes something; with If-Match only when it is still that version. */
export const postVoucherChange: Handler<'POST /api/vouchers/:id/changes'> = async ({
  params,
  body,
  header,
  caller,
}) => {
  const expected = expectedVersion(header('If-Match'));
  const call = { expected, by: caller.person, now: new Date() };
  const voucher = await changeVoucher(params.id, body, call);
  info('Voucher changed', { voucher: params.id, step: body.step });
  return new Reply(voucher, { etag: versionTag(voucher.version) });
};
