import { VoucherOfRate } from '../../order-change/settle-vouchers.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { costsOf, withCharges } from '../../shared/order/order-costs.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { orderedCents } from '../../shared/order/order-totals.ts';
import { type PaidVoucher, payWith, voucherCents } from '../../shared/order/order-vouchers.ts';
import { voucherRoom } from '../../shared/order/voucher-room.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { whyUnusable } from '../../shared/voucher/movements.ts';
import { taxedFor } from '../../shared/voucher/single-purpose.ts';
import { findVouchersByHash, type ReadVoucher } from '../../vouchers/voucher-store.ts';
import { limitWrongCodes } from '../vouchers/guess-limit.ts';

/** The same answer for every voucher that cannot be spent, except for its currency; `index` in the request. */
class VoucherRefused extends Conflict {
  constructor(index: number, isOtherCurrency: boolean) {
    const message = isOtherCurrency ? 'This voucher is of another currency' : 'This voucher does not pay';
    super(isOtherCurrency ? 'voucher-currency' : 'voucher-refused', message, { index });
  }
}

export interface RedeemedVouchers {
  vouchers: PaidVoucher[];
  /** For writes that must fail when one has changed. */
  read: ReadVoucher[];
}

/** Orders with one voucher take turns within an instance. */
export const voucherQueue = (vouchers: readonly { voucherId: string }[] = []) =>
  vouchers.map(({ voucherId }) => `voucher ${voucherId}`);

/** Hashed codes. */
export async function queueOfCodes(hashes: readonly string[] = []): Promise<string[]> {
  const vouchers = hashes.length > 0 ? await findVouchersByHash(hashes) : [];
  return voucherQueue(vouchers.flatMap((one) => (one ? [{ voucherId: one._id }] : [])));
}

interface Redeeming {
  shop: Pick<Settings, 'tax' | 'country' | 'locale'>;
  today: string;
  uid: string | undefined;
  /** What the vouchers paid when the shopper saw the order. */
  seenCents: number | undefined;
}

/**
 * In their sequence. @param codes hashed @throws VoucherRefused, VoucherOfRate, Conflict, TooManyRequests after too
 * many wrong codes
 */
export async function redeemVouchers(
  codes: readonly string[] = [],
  document: OrderDocument,
  { shop, today, uid, seenCents = 0 }: Redeeming,
): Promise<RedeemedVouchers> {
  const hashes = [...new Set(codes)];
  if (hashes.length === 0) return { vouchers: [], read: [] };
  const read = await findVouchersByHash(hashes);
  const currency = currencyOf(document);
  const usable = read.map((voucher, index) => {
    const problem = voucher ? whyUnusable(voucher, currency, today) : 'unknown';
    if (voucher && !problem) return voucher;
    if (uid) limitWrongCodes(uid);
    throw new VoucherRefused(index, problem === 'other-currency');
  });
  const costs = costsOf(document, withCharges(document.lines));
  const paying = usable.map((voucher, index) => {
    const { _id: voucherId, lastFour, leftCents } = voucher;
    const taxed = taxedFor(voucher, document, shop, today);
    if (voucherRoom(costs)({ taxed }, 1) === 0) throw new VoucherOfRate(0, index);
    return { voucherId, lastFour, taxed, leftCents };
  });
  const vouchers = payWith(paying, orderedCents({ ...document }), voucherRoom(costs));
  const cents = voucherCents({ vouchers });
  // Another order has used some; the last voucher is named.
  if (cents < seenCents) {
    const details = { index: hashes.length - 1, cents };
    throw new Conflict('voucher-short', 'The vouchers pay less than was seen', details);
  }
  const used = new Set(vouchers.map(({ voucherId }) => voucherId));
  return { vouchers, read: usable.filter(({ _id }) => used.has(_id)) };
}
