import { destinationTax } from '../delivery/destination-tax.ts';
import type { Order } from '../order/order.ts';
import type { PaidVoucher } from '../order/order-vouchers.ts';
import type { Settings } from '../shop/settings.ts';
import { type ShopCalendar, shopDay } from '../shop/shop-day.ts';
import { shopTaxOf } from '../shop/tax-setting.ts';
import { rateOn } from '../tax/shop-tax.ts';
import { isTaxClass } from '../tax/tax-classes.ts';
import { taxWithin } from '../tax/tax-rounding.ts';
import type { Voucher } from './voucher.ts';

// A voucher for a single purpose is sold as what it pays for: with its tax, which is not due again when it is redeemed. See
// functions/decisions/2026-11-29-vouchers-for-a-single-purpose.md.

type TaxedShop = Pick<Settings, 'vouchers' | 'tax' | 'country'>;

/** As what a voucher is taxed that is sold on a day; undefined for one that is taxed when it is redeemed. */
export function singlePurposeOf(
  { vouchers: { singlePurpose: taxClass }, tax, country }: TaxedShop,
  day: string,
  cents: number,
): Voucher['singlePurpose'] {
  const present = shopTaxOf(tax, country);
  if (!present || !isTaxClass(taxClass)) return undefined;
  return { taxClass, taxName: present.name, basisPoints: rateOn(present.rates[taxClass], day), cents };
}

/** What money that was paid for a voucher, or below 0 went back, is in the ledger. */
export interface VoucherSale {
  kind: `${'voucher' | 'taxed'}-${'sold' | 'refunded'}`;
  /** Of one that is taxed as it is sold, as the amount above 0 or below: all that was taxed of it stays the tax of its sum. */
  tax?: { basisPoints: number; taxCents: number };
}

/** @param voucher before that money has moved */
export function saleOf({ singlePurpose }: Pick<Voucher, 'singlePurpose'>, cents: number): VoucherSale {
  const what = cents < 0 ? 'refunded' : 'sold';
  if (!singlePurpose) return { kind: `voucher-${what}` };
  const { basisPoints, cents: before } = singlePurpose;
  const taxCents = taxWithin(before + cents, basisPoints) - taxWithin(before, basisPoints);
  return { kind: `taxed-${what}`, tax: { basisPoints, taxCents } };
}

/** A voucher once so much was paid for it, or below 0 went back. */
export function paidFor<V extends Pick<Voucher, 'singlePurpose'>>(voucher: V, cents: number): V {
  const { singlePurpose } = voucher;
  if (!singlePurpose) return voucher;
  return { ...voucher, singlePurpose: { ...singlePurpose, cents: singlePurpose.cents + cents } };
}

/** What no line bears: such a voucher was sold as a delivery at home. */
const abroad = { basisPoints: -1 };

type OrderedPlace = Partial<Pick<Order, 'taxName' | 'collection'>> & {
  address: Parameters<typeof destinationTax>[1];
};

/**
 * For what of an order a voucher pays; undefined for anything. It is what is taxed as it was sold to be, at the rate of the
 * order's day: another rate by then taxes it no second time.
 */
export function taxedFor(
  { singlePurpose }: Pick<Voucher, 'singlePurpose'>,
  { taxName, address, collection }: OrderedPlace,
  { tax, country, locale }: Pick<Settings, 'tax' | 'country' | 'locale'>,
  day: string,
): PaidVoucher['taxed'] {
  if (!singlePurpose) return undefined;
  if (taxName === undefined) return {};
  const { taxClass, basisPoints } = singlePurpose;
  const present = shopTaxOf({ ...tax, isOn: true }, country);
  const isHome =
    !present || collection || destinationTax(present, address, day, locale).rates === present.rates;
  const rates = isTaxClass(taxClass) ? tax.rates[taxClass] : [];
  return isHome ? { basisPoints: rates.length > 0 ? rateOn(rates, day) : basisPoints } : abroad;
}

/** The day whose rates an order has. */
export const dayOfOrder = ({ createdAt }: Pick<Order, 'createdAt'>, calendar: ShopCalendar) =>
  shopDay(new Date(createdAt), calendar);
