import type { OrderChange } from '../../order-change/apply-change.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import type { Order } from '../../shared/order/order.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import type { VoucherRule } from '../../shared/order/order-vouchers.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import type { ShopCalendar } from '../../shared/shop/shop-day.ts';
import { whyUnusable } from '../../shared/voucher/movements.ts';
import { dayOfOrder, taxedFor } from '../../shared/voucher/single-purpose.ts';
import { findVouchersByHash, type ReadVoucher, readVouchers } from '../../vouchers/voucher-store.ts';

interface VouchersOfChange {
  rule?: VoucherRule;
  read: ReadVoucher[];
}

/** Hashed. */
function codeOfChange(change: OrderChange): string | undefined {
  const request = change.kind === 'cash' ? change.request : undefined;
  return request?.way === 'voucher' && request.kind === 'taken' ? request.voucher : undefined;
}

/** @throws Conflict for a presented voucher that does not pay */
export async function vouchersOfChange(
  order: Order,
  change: OrderChange,
  shop: Settings & ShopCalendar,
  today: string,
): Promise<VouchersOfChange> {
  const ids = (order.vouchers ?? []).map(({ voucherId }) => voucherId);
  const hash = codeOfChange(change);
  if (ids.length === 0 && hash === undefined) return { read: [] };
  const [own, [presented]] = await Promise.all([
    readVouchers(ids),
    hash === undefined ? [] : findVouchersByHash([hash]),
  ]);
  const currency = currencyOf(order);
  const leftOf = (one: ReadVoucher | undefined) =>
    one && !whyUnusable(one, currency, today) ? one.leftCents : 0;
  if (hash !== undefined && leftOf(presented) === 0)
    throw new Conflict('voucher-refused', 'This voucher does not pay', { index: 0 });
  const others = presented && !ids.includes(presented._id) ? [presented] : [];
  const read = [...own, ...others];
  const rule: VoucherRule = {
    isFirst: shop.vouchers.givenBack === 'voucher-first',
    leftOf: (id) => leftOf(read.find(({ _id }) => _id === id)),
    ...(presented && {
      presented: {
        voucherId: presented._id,
        lastFour: presented.lastFour,
        leftCents: presented.leftCents,
        taxed: taxedFor(presented, order, shop, dayOfOrder(order, shop)),
      },
    }),
  };
  return { rule, read };
}
