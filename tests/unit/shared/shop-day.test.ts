import { describe, expect, it } from 'vitest';
import {
  addDays,
  expectedDay,
  isDay,
  lastDays,
  shopDay,
  startOfDay,
} from '../../../functions/src/shared/shop/shop-day.ts';
import { defaultFrame } from '../../../functions/src/shared/shop/shop-profile.ts';

describe('a day of the shop', () => {
  it('begins and ends with its own time zone', () => {
    expect(shopDay(new Date('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
    expect(shopDay(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22');
    expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });

  it('is counted over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(lastDays('2027-01-02', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  });

  it('is one of the calendar', () => {
    expect(['2026-11-22', '2028-02-29'].every(isDay)).toBe(true);
    expect(['', '2026-13-45', '2027-02-29', '26-1-1', '2026-11-22T00', 'today'].some(isDay)).toBe(false);
  });
});

describe('an order is expected', () => {
  it.each([
    ['on a Monday', '2026-11-23T10:00:00Z', '2026-11-27'],
    ['on a Thursday', '2026-11-26T10:00:00Z', '2026-12-02'],
    ['on a Saturday', '2026-11-28T10:00:00Z', '2026-12-03'],
  ])('after four working days: placed %s', (_, placed, expected) => {
    expect(expectedDay(new Date(placed), defaultFrame.deliveryTexts)).toBe(expected);
  });
});
