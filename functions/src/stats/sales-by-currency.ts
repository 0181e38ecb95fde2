import { defaultCurrency } from '../shared/shop/shop-profile.ts';
import { isObject, readCount } from '../shared/values/stored-fields.ts';

/** Dollars, and other currencies by code. Currencies are never added up. */
export interface Sales {
  salesCents: number;
  salesIn?: Readonly<Record<string, number>>;
}

export function salesIn(currency: string, cents: number): Sales {
  return currency === defaultCurrency.currency
    ? { salesCents: cents }
    : { salesCents: 0, salesIn: { [currency]: cents } };
}

export function salesOf({ salesCents, salesIn: others = {} }: Sales, currency: string): number {
  return currency === defaultCurrency.currency ? salesCents : (others[currency] ?? 0);
}

export function readSalesFields(data: Readonly<Record<string, unknown>>): Sales {
  const others = isObject(data.salesIn) ? data.salesIn : {};
  const read = Object.entries(others).map(([currency, cents]) => [currency, readCount(cents)]);
  return {
    salesCents: readCount(data.salesCents),
    ...(read.length > 0 && { salesIn: Object.fromEntries(read) }),
  };
}

/** By currency; zero sums are left out. */
export function sumOfSales(one: Sales, other: Sales): Sales {
  const currencies = new Set([...Object.keys(one.salesIn ?? {}), ...Object.keys(other.salesIn ?? {})]);
  const sums = [...currencies]
    .map((currency) => [currency, salesOf(one, currency) + salesOf(other, currency)] as const)
    .filter(([, cents]) => cents !== 0);
  return {
    salesCents: one.salesCents + other.salesCents,
    ...(sums.length > 0 && { salesIn: Object.fromEntries(sums) }),
  };
}

export function differenceOfSales(before: Sales, after: Sales): Sales {
  const others = Object.entries(before.salesIn ?? {}).map(([currency, cents]) => [currency, -cents]);
  return sumOfSales(after, { salesCents: -before.salesCents, salesIn: Object.fromEntries(others) });
}

export function otherCurrencies(all: readonly Sales[], currency: string): string[] {
  const { salesCents, salesIn: others = {} } = all.reduce(sumOfSales, { salesCents: 0 });
  const sold = [...(salesCents === 0 ? [] : [defaultCurrency.currency]), ...Object.keys(others)];
  return sold.filter((other) => other !== currency).sort();
}
