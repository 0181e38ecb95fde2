import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { shipsFrom } from '../../../functions/src/shared/order/ships-from.ts';
import {
  addDays,
  expectedDay,
  formerZonesAfter,
  isDay,
  lastDays,
  type ShopCalendar,
  shopDay,
  shopHour,
  startOfDay,
} from '../../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar, defaultFrame } from '../../../functions/src/shared/shop/shop-profile.ts';
import { sheetTime } from '../../../functions/src/shared/shop/time-text.ts';
import { usualTimeZone } from '../../../functions/src/shared/shop/time-zones.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';

it.each([
  ['Australia/Sydney', 7],
  ['America/Los_Angeles', 12],
])('A day of the shop has its own hours: in %s', (timeZone, hour) => {
  expect(shopHour(new Date('2026-11-22T20:20:00Z'), { timeZone })).toBe(hour);
});

it('A day of the shop is counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(lastDays('2027-01-02', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

it('A day of the shop is read from the parts of a date alone, in whatever form a version of ICU writes it', () => {
  const parts: Intl.DateTimeFormatPart[] = [
    { type: 'day', value: '4' },
    { type: 'literal', value: '.\u00a0' },
    { type: 'month', value: '3' },
    { type: 'year', value: '2026' },
  ];
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue(parts);
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  const another = { ...format, get: () => () => 'another form' };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', another);
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('another form');
  expect(shopDay(new Date('2026-03-04T23:59:59Z'), defaultCalendar)).toBe('2026-03-04');
  vi.restoreAllMocks();
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
});

it('A day of the shop is one of the calendar', () => {
  expect(['2026-11-22', '2028-02-29'].every(isDay)).toBe(true);
  expect(['', '2026-13-45', '2027-02-29', '26-1-1', '2026-11-22T00', 'today'].some(isDay)).toBe(false);
});

it.each([
  ['on a Monday', '2026-11-23', '2026-11-27'],
  ['on a Thursday', '2026-11-26', '2026-12-02'],
  ['on a Saturday', '2026-11-28', '2026-12-03'],
])('An order is expected after four working days: placed %s', (_, placed, expected) => {
  expect(expectedDay(placed, defaultFrame.deliveryTexts)).toBe(expected);
});

it.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'An order is expected from the day on which its pre-ordered book appears: in %s',
  (timeZone) => {
    const book = makeBook();
    const announced = [{ bookId: book._id, day: '2026-12-31' }];
    const createdAt = '2026-11-26T10:00:00.000Z';
    const order = makeOrder([book], { status: 'placed', createdAt, announced });
    expect(shipsFrom(order, { timeZone })).toBe('2026-12-31');
    expect(shipsFrom({ ...order, announced: [] }, { timeZone: 'Pacific/Auckland' })).toBe('2026-11-26');
  },
);

const hour = 60 * 60 * 1000;
const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/Zurich',
  'Asia/Hong_Kong',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
/** A shop whose time zone has changed at most twice, or twice within a minute. */
const calendar: fc.Arbitrary<ShopCalendar> = fc
  .record({ timeZone: zone, moves: fc.array(fc.tuple(instant, zone), { maxLength: 2 }) })
  .map(({ timeZone, moves }) =>
    moves
      .toSorted(([one], [other]) => one.getTime() - other.getTime())
      .reduce<ShopCalendar>(
        (before, [now, next]) => ({ timeZone: next, formerZones: formerZonesAfter(before, next, now) }),
        { timeZone },
      ),
  );

it('The days of a time zone follow one another without a gap, also where the clock changes and the shop moves', () => {
  fc.assert(
    fc.property(calendar, instant, (days, at) => {
      const day = shopDay(at, days);
      const [start, end] = [startOfDay(day, days), startOfDay(addDays(day, 1), days)];
      expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(end.getTime()).toBeGreaterThan(at.getTime());
      expect(shopDay(start, days)).toBe(day);
      expect(shopDay(new Date(end.getTime() - 1), days)).toBe(day);
      expect(shopDay(new Date(start.getTime() - 1), days) < day).toBe(true);
      expect(shopDay(end, days) > day).toBe(true);
    }),
  );
});

it.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
])('The days of a time zone have each hour once: in %s %s has %d of them', (timeZone, day, hours) => {
  const [start, end] = [day, addDays(day, 1)].map((one) => startOfDay(one, { timeZone }).getTime());
  expect((Number(end) - Number(start)) / hour).toBe(hours);
});

it('The days of a time zone begin a year at its own midnight, and keep the dates that they had before a move', () => {
  const late = new Date('2026-12-31T23:30:00Z');
  expect(shopDay(late, { timeZone: 'Europe/Berlin' })).toBe('2027-01-01');
  const moved = {
    timeZone: 'Europe/Berlin',
    formerZones: [{ timeZone: 'UTC', until: late.getTime() + 1 }],
  };
  expect(shopDay(late, moved)).toBe('2026-12-31');
  expect(shopDay(new Date(late.getTime() + 1), moved)).toBe('2027-01-01');
  const back = {
    timeZone: 'America/New_York',
    formerZones: [{ timeZone: 'Asia/Hong_Kong', until: late.getTime() }],
  };
  expect(shopDay(late, back)).toBe('2027-01-01');
  expect(shopDay(new Date('2027-01-02T04:59:59Z'), back)).toBe('2027-01-01');
});

it('The days of a time zone stand in spreadsheets with the hour of the same clock, also before a move', () => {
  const moved = {
    timeZone: 'America/New_York',
    formerZones: [{ timeZone: 'UTC', until: Date.parse('2026-11-29T00:56:00Z') }],
  };
  expect(sheetTime('2026-11-29T00:54:46Z', moved)).toBe('2026-11-28 19:54:46');
});

it('The days of a time zone are by the zone before for two minutes, so that all functions know the next one', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const until = now.getTime() + 120_000;
  const formerZones = formerZonesAfter(defaultCalendar, 'Europe/Berlin', now);
  expect(formerZones).toEqual([{ timeZone: 'UTC', until }]);
  const moving = { timeZone: 'Europe/Berlin', formerZones };
  expect(formerZonesAfter(moving, 'UTC', now)).toEqual([]);
  expect(formerZonesAfter(moving, 'UTC', new Date(until))).toEqual([
    ...formerZones,
    { timeZone: 'Europe/Berlin', until: until + 120_000 },
  ]);
});

it.each([
  ['DE', 'Europe/Berlin'],
  ['HK', 'Asia/Hong_Kong'],
  ['US', 'America/New_York'],
  ['XK', 'Europe/Belgrade'],
  ['', undefined],
])('The time zone of a shop in %s is %s', (country, zone) => {
  expect(usualTimeZone(country, 'UTC')).toBe(zone);
  expect(usualTimeZone('US', 'America/Chicago')).toBe('America/Chicago');
});
