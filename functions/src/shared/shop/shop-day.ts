import { shopFacts } from './shop.ts';
import type { DeliveryTexts } from './shop-profile.ts';

// Only the parts are read, since the form of a whole date differs between versions of ICU.
const calendar = new Intl.DateTimeFormat('en', {
  timeZone: shopFacts.timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whether a text is a day of the calendar from the year 1000 on: '2026-11-22'. */
export function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && addDays(text, 0) === text
  );
}

/** The shop's day at an instant: '2026-11-22'. */
export function shopDay(instant: Date): string {
  const parts = calendar.formatToParts(instant);
  const digits = (name: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(({ type }) => type === name)?.value ?? '').padStart(length, '0');
  return `${digits('year', 4)}-${digits('month', 2)}-${digits('day', 2)}`;
}

/** The day that is so many days later, or earlier below 0: ('2026-11-30', 1) → '2026-12-01'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The last `count` days up to `today`, oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

/** The instant at which a day of the shop begins. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // A time zone is at most 14 hours away from UTC, by whole quarters of an hour.
  for (let quarter = -4 * 14; quarter <= 4 * 14; quarter += 1) {
    const instant = new Date(midnight + quarter * 15 * 60_000);
    if (shopDay(instant) === day) return instant;
  }
  throw new Error(`${day} is no day`);
}

/** The day by which an order is expected at the latest: so many days later, Saturdays and Sundays not counted. */
export function expectedDay(ordered: Date, { workingDays }: Pick<DeliveryTexts, 'workingDays'>): string {
  let day = shopDay(ordered);
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
