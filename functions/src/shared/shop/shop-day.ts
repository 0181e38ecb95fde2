import { memoized } from '../values/memoized.ts';
import type { DeliveryTexts } from './shop-profile.ts';

/** `until` in milliseconds. */
export interface FormerZone {
  timeZone: string;
  until: number;
}

export interface ShopCalendar {
  /** An IANA name. */
  timeZone: string;
  /** The earliest first: each day keeps the date that it had. */
  formerZones?: readonly FormerZone[];
}

// Reads only the parts, since the form of a whole date differs between versions of ICU.
const dayFormat = memoized(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** From the year 1000 on: '2026-11-22'. */
export function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant.getTime()) && addDays(text, 0) === text
  );
}

function dayIn(timeZone: string, instant: number): string {
  const parts = dayFormat(timeZone).formatToParts(instant);
  const digits = (name: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(({ type }) => type === name)?.value ?? '').padStart(length, '0');
  return `${digits('year', 4)}-${digits('month', 2)}-${digits('day', 2)}`;
}

/**
 * '2026-11-22'. The day never goes back: when the shop moves to a zone where it is still the day before, the present
 * day lasts longer.
 */
export function shopDay(instant: Date, { timeZone, formerZones = [] }: ShopCalendar): string {
  const time = instant.getTime();
  const zone = formerZones.find(({ until }) => time < until)?.timeZone ?? timeZone;
  const ends = formerZones
    .filter(({ until }) => until <= time)
    .map((former) => dayIn(former.timeZone, former.until - 1));
  return [dayIn(zone, time), ...ends].reduce((one, other) => (one > other ? one : other));
}

/** From 0 to 23. */
export function shopHour(instant: Date, { timeZone }: ShopCalendar): number {
  return Number(instant.toLocaleString('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
}

/** ('2026-11-30', 1) → '2026-12-01'; negative for earlier days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

/** A day ends when the next one begins. */
export function startOfDay(day: string, calendar: ShopCalendar): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Zones are at most 14 hours from UTC, and a move lengthens a day by 26 hours at most.
  let [before, start] = [midnight - 15 * hourMs, midnight + 27 * hourMs];
  while (start - before > 1) {
    const between = Math.floor((before + start) / 2);
    if (shopDay(new Date(between), calendar) < day) before = between;
    else start = between;
  }
  return new Date(start);
}

/** The latest day on which an order is expected that ships from this day on; Saturdays and Sundays do not count. */
export function expectedDay(shipsFrom: string, { workingDays }: Pick<DeliveryTexts, 'workingDays'>): string {
  let day = shipsFrom;
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/**
 * For an order placed on a day.
 * @param orderedInDays for the slowest of the books that the shop has to order first
 * @param appears the last publication day of the pre-ordered books
 */
export function expectedIfOrdered(
  today: string,
  { orderedInDays, appears = '' }: { orderedInDays: number; appears?: string | undefined },
  texts: Pick<DeliveryTexts, 'workingDays'>,
): string {
  const ordered = addDays(today, orderedInDays);
  return expectedDay(appears > ordered ? appears : ordered, texts);
}

/** A changed zone counts only after this time: by then every function has it, and all write the same days. */
const moveMs = 2 * 60 * 1000;

/** When the shop moves to another zone. A move that has not taken effect yet leaves no trace. */
export function formerZonesAfter(
  { timeZone, formerZones = [] }: ShopCalendar,
  next: string,
  now: Date,
): FormerZone[] {
  const time = now.getTime();
  const present = formerZones.find(({ until }) => time < until)?.timeZone ?? timeZone;
  const past = formerZones.filter(({ until }) => until <= time);
  return present === next ? past : [...past, { timeZone: present, until: time + moveMs }];
}
