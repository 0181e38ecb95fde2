import { voucherMoves } from '../../../shared/order/order-vouchers.ts';
import { shopDay } from '../../../shared/shop/shop-day.ts';
import type { NewMovement } from '../../../shared/voucher/movements.ts';
import { moveVoucher, readVouchers, voucherIn } from '../../../vouchers/voucher-store.ts';
import type { OrderEffect } from './order-event.ts';

/** What a payment has held of vouchers is released first. */
export const voucherEffect: OrderEffect = async ({ before, after, by, now, shop, paid, vouchers }) => {
  const moves = voucherMoves(before ?? {}, after);
  if (moves.length === 0) return undefined;
  const read = vouchers ?? (await readVouchers(moves.map(({ voucherId }) => voucherId)));
  const about = {
    orderId: after._id,
    number: after.number,
    ...(by.kind === 'person' && { by: by.name }),
  };
  const today = shopDay(now, shop);
  return {
    write: (transaction) => {
      for (const { voucherId, cents } of moves) {
        const kind = cents > 0 ? 'redeemed' : 'given-back';
        const movement: NewMovement = { kind, cents: Math.abs(cents), ...about };
        const released: NewMovement = { ...movement, kind: 'released' };
        const moved = paid?.holdsCopies ? [released, movement] : [movement];
        moveVoucher(transaction, voucherIn(read, voucherId), moved, now, today);
      }
    },
  };
};
