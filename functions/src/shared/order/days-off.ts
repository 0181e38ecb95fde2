import { addDays } from '../shop/shop-day.ts';

/** Each a holiday in most of the European Union: month and day. */
const fixed = new Set(['01-01', '05-01', '08-15', '11-01', '12-25', '12-26']);

/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter. */
const afterEaster = [-2, 1, 39, 50];

/** The Easter Sunday of a year, by Gauss's rule for the Gregorian calendar. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const moon = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30;
  const full = (19 * (year % 19) + moon) % 30;
  const corrected = full - Math.floor(full / 29) - (full === 28 && year % 19 > 10 ? 1 : 0);
  const sunday = (4 + century - Math.floor(century / 4)) % 7;
  const after = (2 * (year % 4) + 4 * (year % 7) + 6 * corrected + sunday) % 7;
  return addDays(`${year}-03-22`, corrected + after);
}

/**
 * Whether a time that ends on this day goes on: a Saturday, a Sunday or a holiday in most of the European Union. One too many
 * gives the shopper a day, one too few would take it.
 */
export function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.has(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return afterEaster.some((days) => addDays(easter, days) === day);
}
