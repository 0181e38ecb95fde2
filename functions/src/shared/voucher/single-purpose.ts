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

// A single-purpose voucher is taxed when it is sold, like what it pays for, and not again when it is redeemed. See
// functions/decisions/2026-11-29-vouchers-for-a-single-purpose.md.

type TaxedShop = Pick<Settings, 'vouchers' | 'tax' | 'country'>;

/** undefined for a voucher that is taxed when it is redeemed. */
export function singlePurposeOf(
  { vouchers: { singlePurpose: taxClass }, tax, country }: TaxedShop,
  day: string,
  cents: number,
): Voucher['singlePurpose'] {
  const present = shopTaxOf(tax, country);
  if (!present || !isTaxClass(taxClass)) return undefined;
  return { taxClass, taxName: present.name, basisPoints: rateOn(present.rates[taxClass], day), cents };
}

/** The ledger's view of money paid for a voucher (negative: refunded). */
export interface VoucherSale {
  kind: `${'voucher' | 'taxed'}-${'sold' | 'refunded'}`;
  /** Of a voucher taxed when sold, with the amount's sign: the tax of all its movements stays the tax of their sum. */
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

/** @param cents negative for a refund */
export function paidFor<V extends Pick<Voucher, 'singlePurpose'>>(voucher: V, cents: number): V {
  const { singlePurpose } = voucher;
  if (!singlePurpose) return voucher;
  return { ...voucher, singlePurpose: { ...singlePurpose, cents: singlePurpose.cents + cents } };
}

/** No line has this rate: such a voucher was sold for a delivery within the country. */
const abroad = { basisPoints: -1 };

type OrderedPlace = Partial<Pick<Order, 'taxName' | 'collection'>> & {
  address: Parameters<typeof destinationTax>[1];
};

/**
 * What a voucher can pay of an order; undefined for anything. By the rate of the order's day for what the voucher was
 * taxed as: a rate that has changed since does not tax it again.
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

/** The day that decides an order's rates. */
export const dayOfOrder = ({ createdAt }: Pick<Order, 'createdAt'>, calendar: ShopCalendar) =>
  shopDay(new Date(createdAt), calendar);
