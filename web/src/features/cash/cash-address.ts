import { isDay } from '@bookstore/functions/shared/shop/shop-day';

/** The day and the entry after which the list goes on, as an address names them; `today` without one. */
export function readCashAddress(
  parameters: URLSearchParams,
  today: string,
): { day: string; after: string | undefined } {
  const day = parameters.get('day') ?? '';
  return {
    day: isDay(day) ? day : today,
    after: parameters.get('after') || undefined,
  };
}

/** The query string of a day. */
export function cashSearch(day: string, after?: string): string {
  return `?${new URLSearchParams({ day, ...(after && { after }) })}`;
}

/** 'Monday, November 23, 2026' */
export function dayName(day: string, locale?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return noon.toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'full' });
}
