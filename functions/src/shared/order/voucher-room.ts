// Without yup, which the page of the checkout does not load for it.

/** A voucher that was taxed when it was sold pays for what bears its rate; in a shop without tax for anything. */
interface RatedVoucher {
  taxed?: { basisPoints?: number | undefined } | undefined;
}

/** Returns how much of `cents` the voucher can pay, and reserves it. */
export type VoucherRoom = (voucher: RatedVoucher, cents: number) => number;

/** For several vouchers, one after the other. */
export function voucherRoom(
  amounts: readonly { cents: number; basisPoints?: number | undefined }[],
): VoucherRoom {
  const left = new Map<number | undefined, number>();
  for (const { cents, basisPoints } of amounts) left.set(basisPoints, (left.get(basisPoints) ?? 0) + cents);
  return ({ taxed }, cents) => {
    if (!taxed) return cents;
    const most = Math.max(0, left.get(taxed.basisPoints) ?? 0);
    const taken = Math.min(cents, most);
    left.set(taxed.basisPoints, most - taken);
    return taken;
  };
}
