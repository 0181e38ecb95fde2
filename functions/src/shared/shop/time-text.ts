import { type ShopCalendar, shopDay } from './shop-day.ts';

/** 'Nov 22, 2:33 AM', with the year when it is not this one; a dash when unknown. */
export function timeText(instant: string, locale: string | undefined, timeZone: string): string {
  const date = new Date(instant);
  if (!(date.getTime() > 0)) return '–';
  const yearOf = (moment: Date) => shopDay(moment, { timeZone }).slice(0, 4);
  const isThisYear = yearOf(date) === yearOf(new Date());
  return date.toLocaleString(locale, {
    timeZone,
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/**
 * '2026-11-22 14:33:05', which spreadsheets of every language read. By the present zone, also for a moment before the
 * shop moved to it, so that the hour is that of its date.
 */
export function sheetTime(instant: string, { timeZone }: Pick<ShopCalendar, 'timeZone'>): string {
  const date = new Date(instant);
  return `${shopDay(date, { timeZone })} ${date.toLocaleTimeString('en-GB', { timeZone })}`;
}
