import { addDays } from '../shop/shop-day.ts';
import { holidaysOf } from './holidays.ts';

const dayMs = 24 * 3_600_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const weekdayOf = (day: string) => new Date(timeOf(day)).getUTCDay();
const daysBetween = (from: string, to: string) => (timeOf(to) - timeOf(from)) / dayMs;

/** Gauss's rule for the Gregorian calendar. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const moon = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30;
  const full = (19 * (year % 19) + moon) % 30;
  const corrected = full - Math.floor(full / 29) - (full === 28 && year % 19 > 10 ? 1 : 0);
  const sunday = (4 + century - Math.floor(century / 4)) % 7;
  const after = (2 * (year % 4) + 4 * (year % 7) + 6 * corrected + sunday) % 7;
  return addDays(`${year}-03-22`, corrected + after);
}

/** Orthodox: the same rule for the Julian calendar, which is 13 days behind until 2099. */
function orthodoxEasterOf(year: number): string {
  const full = (19 * (year % 19) + 15) % 30;
  const after = (2 * (year % 4) + 4 * (year % 7) + 6 * full + 6) % 7;
  return addDays(`${year}-03-22`, 13 + full + after);
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** By a table of `holidays.ts`. */
function isHoliday(day: string, holidays: string): boolean {
  const year = Number(day.slice(0, 4));
  const easters = { E: easterOf(year), O: orthodoxEasterOf(year) };
  const parts = holidays.matchAll(/([EO])(-?\d+)|(?:([A-Z][a-z]{2}) )?(\d{2}-\d{2})/g);
  return [...parts].some(([, easter, after, weekday, date]) => {
    if (easter) return addDays(easter === 'E' ? easters.E : easters.O, Number(after)) === day;
    const days = daysBetween(`${year}-${date}`, day);
    return weekday ? weekdays[weekdayOf(day)] === weekday && days >= 0 && days < 7 : days === 0;
  });
}

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));

/** Whether a day is off in place of a holiday at a weekend: for each, the next day that is not off. */
function isInstead(day: string, holidays: string): boolean {
  const moved = holidays.match(/\d{2}-\d{2}(?=\+)/g)?.join(' ') ?? '';
  let owed = 0;
  // No run of days off is longer.
  for (let one = addDays(day, -10); one < day; one = addDays(one, 1)) {
    if (isWeekend(one)) owed += isHoliday(one, moved) ? 1 : 0;
    else if (owed && !isHoliday(one, holidays)) owed -= 1;
  }
  return owed > 0;
}

/**
 * Whether a period that would end on this day is extended in the country: on a Saturday, a Sunday or a nationwide
 * holiday.
 */
export function isDayOff(day: string, country: string): boolean {
  if (isWeekend(day)) return true;
  const holidays = holidaysOf(country);
  return isHoliday(day, holidays) || isInstead(day, holidays);
}
