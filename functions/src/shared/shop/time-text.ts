import { shopDay } from './shop-day.ts';

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
