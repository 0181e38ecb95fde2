import { isDeepStrictEqual } from 'node:util';
import type { SalesDay } from '../shared/order/sales.ts';
import { isObject, readCount } from '../shared/values/stored-fields.ts';
import { differenceOfSales, readSalesFields, type Sales, sumOfSales } from './sales-by-currency.ts';

/** With the copies of each book. */
export interface DaySales extends Omit<SalesDay, 'salesCents'>, Sales {
  copies: Map<string, number>;
}

export function noSales(day: string): DaySales {
  return { day, orders: 0, salesCents: 0, copies: new Map() };
}

/** @param figures as stored */
export function addFigures(sales: DaySales, figures: unknown): void {
  if (!isObject(figures)) return;
  sales.orders += readCount(figures.orders);
  Object.assign(sales, sumOfSales(sales, readSalesFields(figures)));
  for (const [id, copies] of Object.entries(isObject(figures.books) ? figures.books : {})) {
    sales.copies.set(id, (sales.copies.get(id) ?? 0) + readCount(copies));
  }
}

export function soldOn(days: readonly DaySales[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { copies } of days) {
    for (const [id, count] of copies) sold.set(id, (sold.get(id) ?? 0) + count);
  }
  return sold;
}

export function isSameDay(one: DaySales, other: DaySales | undefined): boolean {
  const ids = new Set([...one.copies.keys(), ...(other?.copies.keys() ?? [])]);
  return (
    one.orders === other?.orders &&
    isDeepStrictEqual(differenceOfSales(other, one), { salesCents: 0 }) &&
    [...ids].every((id) => (one.copies.get(id) ?? 0) === (other.copies.get(id) ?? 0))
  );
}
