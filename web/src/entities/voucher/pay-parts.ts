import type { VoucherCheck } from '@bookstore/functions/shared/voucher/voucher';

/** A voucher that is to pay for an order. Its code stays in the memory of the page. */
export interface RedeemedVoucher extends VoucherCheck {
  code: string;
}

/** As many pay for one order. */
export const mostRedeemed = 5;

/** What each of the vouchers pays of an amount, one after the other, and what is left to pay. */
export function payParts(vouchers: readonly RedeemedVoucher[], totalCents: number) {
  let leftCents = totalCents;
  const parts = vouchers.map(({ lastFour, leftCents: most }) => {
    const cents = Math.min(leftCents, most);
    leftCents -= cents;
    return { lastFour, cents };
  });
  return { parts, leftCents };
}
