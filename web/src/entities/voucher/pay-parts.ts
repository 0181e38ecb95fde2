import { voucherRoom } from '@bookstore/functions/shared/order/voucher-room';
import type { TaxSum } from '@bookstore/functions/shared/tax/tax-sums';
import type { VoucherCheck } from '@bookstore/functions/shared/voucher/voucher';

/** Its code stays in the memory of the page. */
export interface RedeemedVoucher extends VoucherCheck {
  code: string;
}

/** As many pay for one order. */
export const mostRedeemed = 5;

/** An order's gross sums by tax rate; without them the shop says what a voucher that was taxed can pay. */
export type RateSums = readonly Pick<TaxSum, 'basisPoints' | 'grossCents'>[];

/** What each voucher pays of an amount, one after the other, and what is left to pay. */
export function payParts(vouchers: readonly RedeemedVoucher[], totalCents: number, sums: RateSums = []) {
  let leftCents = totalCents;
  const room = voucherRoom(sums.map(({ basisPoints, grossCents: cents }) => ({ basisPoints, cents })));
  const parts = vouchers.map(({ lastFour, leftCents: most, taxed }) => {
    const wanted = Math.min(leftCents, most);
    const cents = sums.length > 0 ? room({ taxed }, wanted) : wanted;
    leftCents -= cents;
    return { lastFour, cents };
  });
  return { parts, leftCents };
}
