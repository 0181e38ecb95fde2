import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  expectedDay,
  isDay,
  lastDays,
  shopDay,
  startOfDay,
} from '../../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar, defaultFrame } from '../../../functions/src/shared/shop/shop-profile.ts';
import { outlookOf } from '../../../web/src/features/orders/order-outlook.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

const { deliveryTexts } = defaultFrame;

/** How versions of ICU are known to write a day: its parts in braces, and what stands between them. */
const templates = {
  'the month first, as ICU 72 does for Canada': '{month}/{day}/{year}',
  'the day first, with spaces that do not break': '{day}.\u00a0{month}.\u00a0{year}',
  'marks of direction around what separates': '\u200e{year}\u200f/\u200f{month}\u200f/\u200f{day}',
  'weekday and era, and midnight as hour 24': '{weekday}, {day} {month} {year} {era}, {hour}:00',
  'a narrow space before AM': '{month}/{day}/{year}, {hour}\u202f{dayPeriod}',
  'Sept for Sep': '{day} Sept ({month}) {year}',
  'no leading zeros': '{shortMonth}/{shortDay}/{year}',
};

type Template = keyof typeof templates;

/** The parts of a template, for an instant in UTC. */
function partsOf(template: Template, instant: Date): Intl.DateTimeFormatPart[] {
  const [month, day] = [instant.getUTCMonth() + 1, instant.getUTCDate()].map(String);
  const values: Record<string, Intl.DateTimeFormatPart | undefined> = {
    year: { type: 'year', value: String(instant.getUTCFullYear()) },
    month: { type: 'month', value: month?.padStart(2, '0') ?? '' },
    day: { type: 'day', value: day?.padStart(2, '0') ?? '' },
    shortMonth: { type: 'month', value: month ?? '' },
    shortDay: { type: 'day', value: day ?? '' },
    weekday: { type: 'weekday', value: 'Wednesday' },
    era: { type: 'era', value: 'AD' },
    hour: { type: 'hour', value: '24' },
    dayPeriod: { type: 'dayPeriod', value: 'AM' },
  };
  return templates[template]
    .split(/[{}]/)
    .filter((text) => text !== '')
    .map((text) => values[text] ?? { type: 'literal', value: text });
}

const ownFormat = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};

function writeDaysAs(template: Template): void {
  const write = (instant: Date) =>
    partsOf(template, instant)
      .map(({ value }) => value)
      .join('');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation((instant) =>
    partsOf(template, new Date(instant ?? 0)),
  );
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...ownFormat,
    get: () => (instant: Date) => write(instant),
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    vi.spyOn(Date.prototype, name).mockImplementation(function (this: Date) {
      return write(this);
    });
  }
}

const names = Object.keys(templates).filter((name): name is Template => name in templates);

describe.each(names)('where dates are written with %s', (name) => {
  beforeEach(() => writeDaysAs(name));
  afterEach(() => {
    vi.restoreAllMocks();
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', ownFormat);
  });

  it('the days of the shop are the same', () => {
    expect(shopDay(new Date('2026-03-04T00:00:00Z'), defaultCalendar)).toBe('2026-03-04');
    expect(shopDay(new Date('2026-11-22T23:59:59.999Z'), defaultCalendar)).toBe('2026-11-22');
    expect(isDay(shopDay(new Date('2026-09-01T12:00:00Z'), defaultCalendar))).toBe(true);
    expect(startOfDay('2026-09-01', defaultCalendar).toISOString()).toBe('2026-09-01T00:00:00.000Z');
    expect(addDays(shopDay(new Date('2026-12-31T12:00:00Z'), defaultCalendar), 1)).toBe('2027-01-01');
    expect(lastDays(shopDay(new Date('2026-03-01T12:00:00Z'), defaultCalendar), 2)).toEqual([
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(expectedDay('2026-11-26', deliveryTexts)).toBe('2026-12-02');
  });

  it('an order is late once its day is over', () => {
    const order = makeOrder([makeBook()], { status: 'placed', createdAt: '2026-11-26T10:00:00.000Z' });
    const isLateAt = (now: string) => outlookOf(order, new Date(now), defaultFrame).isLate;
    expect(['2026-12-02T23:00:00Z', '2026-12-03T00:00:00Z'].map(isLateAt)).toEqual([false, true]);
  });
});
