import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  memoryAfter,
  offerOf,
  type PriceMemory,
} from '../../../../functions/src/shared/reduced-prices/price-memory.ts';
import { shopDay } from '../../../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../../../functions/src/shared/shop/shop-profile.ts';
import { runSize } from '../../../robustness/run-size.ts';
import { type Save, shownFrom } from './price-oracle.ts';

const hourMs = 60 * 60_000;
const start = Date.parse('2026-11-01T09:00:00Z');
const day = (days: number, hour = 9) => new Date(start + (24 * days + hour - 9) * hourMs);

type Saves = readonly [Save, ...Save[]];

function remembered([first, ...later]: Saves): PriceMemory {
  let memory: PriceMemory = { since: shopDay(first.at, defaultCalendar), earlier: [] };
  let { cents } = first;
  for (const save of later) {
    memory = memoryAfter(
      memory,
      cents,
      offerOf(save.cents, save.oldCents),
      shopDay(save.at, defaultCalendar),
    );
    cents = save.cents;
  }
  return memory;
}

/** In whole cents: [day, price, old price]. */
function saves(...given: [at: number | Date, price: number, old?: number][]): Saves {
  const [first, ...later] = given.map(([at, price, old = 0]) => ({
    at: typeof at === 'number' ? day(at) : at,
    cents: price * 100,
    oldCents: old * 100,
  }));
  if (!first) throw new Error('A book has at least one price');
  return [first, ...later];
}

const from = (...given: Parameters<typeof saves>) => {
  const all = saves(...given);
  const cents = remembered(all).reduction?.cents;
  expect(cents).toBe(shownFrom(all));
  return cents === undefined ? undefined : cents / 100;
};

const morning = day(20, 6);

it.each<[string, Parameters<typeof saves>, number | undefined]>([
  [
    'from the price before it',
    [
      [0, 100],
      [40, 80, 100],
    ],
    100,
  ],

  [
    'from 80 after 80, 100 and 70',
    [
      [0, 80],
      [10, 100],
      [20, 70, 100],
    ],
    80,
  ],
  [
    'not from 100 while 80 is 30 days ago',
    [
      [0, 80],
      [10, 100],
      [40, 90, 100],
    ],
    undefined,
  ],
  [
    'from 100 once 80 is more than 30 days ago',
    [
      [0, 80],
      [10, 100],
      [41, 90, 100],
    ],
    100,
  ],
  [
    'not after 100, 80 and 90, which is a new offer',
    [
      [0, 100],
      [5, 80, 100],
      [10, 90, 100],
    ],
    undefined,
  ],
  [
    'from the price before the first step',
    [
      [0, 100],
      [5, 90, 100],
      [100, 80, 100],
      [300, 70, 100],
    ],
    100,
  ],

  [
    'as long as it holds, also under a higher old price',
    [
      [0, 100],
      [5, 80, 100],
      [100, 80, 150],
    ],
    100,
  ],

  [
    'not when the old price is typed a day later',
    [
      [0, 100],
      [5, 80, 80],
      [6, 80, 100],
    ],
    undefined,
  ],
  [
    'when it is typed on the same day',
    [
      [0, 100],
      [day(5, 9), 80, 80],
      [day(5, 17), 80, 100],
    ],
    100,
  ],

  [
    'not anew when it is taken away and typed again',
    [
      [0, 100],
      [5, 80, 100],
      [day(6, 9), 80, 80],
      [day(6, 10), 80, 100],
    ],
    undefined,
  ],
  [
    'not where no earlier price is known',
    [
      [0, 90, 100],
      [0, 90, 120],
    ],
    undefined,
  ],
  [
    'by each of several prices of one day',
    [
      [0, 100],
      [morning, 60],
      [day(20, 12), 100],
      [day(20, 18), 50, 100],
    ],
    60,
  ],
])('A price is shown as reduced %s', (_, given, price) => expect(from(...given)).toBe(price));

it('A clock that was set back makes no price end before it began', () => {
  const offer = { cents: 80, isReduced: true };
  const { since, earlier } = memoryAfter({ since: '2026-11-10', earlier: [] }, 100, offer, '2026-11-09');
  expect({ since, earlier }).toEqual({ since: '2026-11-10', earlier: [{ cents: 100, until: '2026-11-10' }] });
});

const anySave = fc.record({
  hours: fc.oneof(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 24 * 12 }),
    fc.integer({ min: 0, max: 24 * 60 }),
  ),
  cents: fc.constantFrom(7000, 8000, 9000, 9900, 10_000, 12_000),
  old: fc.constantFrom(-1, 0, 1, 5000),
});

const anySaves = fc.array(anySave, { minLength: 1, maxLength: 40 }).map((steps): Saves => {
  let at = start;
  const [first, ...later] = steps.map(({ hours, cents, old }) => {
    at += hours * hourMs;
    return { at: new Date(at), cents, oldCents: cents + old };
  });
  if (!first) throw new Error('There is at least one');
  return [first, ...later];
});

it('Any history of prices is shown as a calendar and a list of all prices say', () => {
  let reducedCount = 0;
  fc.assert(
    fc.property(anySaves, (all) => {
      const { reduction } = remembered(all);
      expect(reduction?.cents).toBe(shownFrom(all));
      reducedCount += reduction ? 1 : 0;
    }),
    { numRuns: runSize({ quick: 150, full: 1000 }) },
  );
  // Otherwise the histories would not exercise the rule.
  expect(reducedCount).toBeGreaterThan(0);
});

it('Any history of prices is remembered in a few prices, of the last 30 days alone', () => {
  const everyHour = Array.from({ length: 24 * 90 }, (_, hour) => ({
    at: new Date(start + hour * hourMs),
    cents: 5000 + ((hour * 37) % 600) + hour,
    oldCents: 20_000,
  }));
  const [first, ...later] = everyHour;
  const { earlier } = first ? remembered([first, ...later]) : { earlier: [] };
  expect(earlier.length).toBeLessThanOrEqual(31);
  const days = earlier.map(({ until }) => until);
  expect(days.every((until) => until >= shopDay(day(90 - 31), defaultCalendar))).toBe(true);
});
