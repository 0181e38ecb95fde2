import { type ShopCalendar, shopDay } from './shop-day.ts';

/** A moment as the shop's clock shows it: 'Nov 22, 2:33 AM', with the year when it is not this one; a dash when unknown. */
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

/** A moment by the shop's clock, as spreadsheets of every language read it: '2026-11-22 14:33:05'. */
export function sheetTime(instant: string, calendar: ShopCalendar): string {
  const [date, { timeZone }] = [new Date(instant), calendar];
  return `${shopDay(date, calendar)} ${date.toLocaleTimeString('en-GB', { timeZone })}`;
}
