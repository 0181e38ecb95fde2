import type { CashDayQuery } from '@bookstore/functions/shared/order/cash';
import { isCashWay } from '@bookstore/functions/shared/payment/pay-ways';
import { isDay } from '@bookstore/functions/shared/shop/shop-day';

export type CashAddress = Omit<CashDayQuery, 'limit'>;

/** The day is `today` when the address has none. */
export function readCashAddress(parameters: URLSearchParams, today: string): CashAddress {
  const [day = '', q, after, way = ''] = ['day', 'q', 'after', 'way'].map(
    (name) => parameters.get(name) || undefined,
  );
  return {
    day: isDay(day) ? day : today,
    ...(q && { q }),
    ...(isCashWay(way) && { way }),
    ...(after && { after }),
  };
}

export function cashSearch({ day, q, way, after }: CashAddress): string {
  return `?${new URLSearchParams({ day, ...(q && { q }), ...(way && { way }), ...(after && { after }) })}`;
}

/** 'Monday, November 23, 2026' */
export function dayName(day: string, locale?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return noon.toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'full' });
}
