import { shopDay } from '../../../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../../../functions/src/shared/shop/shop-profile.ts';

// The 30-day rule as a person would work it out with a list of all prices and a calendar, a day at a time.

/** Price and typed old price in cents. */
export interface Save {
  at: Date;
  cents: number;
  oldCents: number;
}

/** The last day is left out while the price is still offered. */
interface Offered {
  cents: number;
  first: string;
  last?: string;
  /** The old price that was shown with it. */
  from?: number;
}

const dayMs = 24 * 60 * 60_000;

/** The day itself, and the thirty before it. */
function daysUpTo(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: 31 }, (_, back) => new Date(noon - back * dayMs).toISOString().slice(0, 10));
}

/** The lowest of the prices that have ended and that held on one of these days. */
function lowestOn(days: readonly string[], offers: readonly Offered[]): number | undefined {
  const held = days.flatMap((day) =>
    offers.flatMap(({ cents, first, last }) =>
      last !== undefined && first <= day && day <= last ? [cents] : [],
    ),
  );
  return held.length > 0 ? Math.min(...held) : undefined;
}

/** The old price that is shown after these saves; undefined for none. */
export function shownFrom([first, ...later]: readonly [Save, ...Save[]]): number | undefined {
  const offers: Offered[] = [{ cents: first.cents, first: shopDay(first.at, defaultCalendar) }];
  for (const { at, cents, oldCents } of later) {
    const today = shopDay(at, defaultCalendar);
    const present = offers.at(-1);
    if (!present) throw new Error('There is always a present offer');
    const wantsReduction = oldCents > cents;
    const isSamePrice = cents === present.cents;
    const isShown = present.from !== undefined;
    if (isSamePrice && isShown && wantsReduction) continue;
    if (isSamePrice && !isShown && !wantsReduction) continue;
    if (isSamePrice && !isShown && present.first !== today) continue;
    const goesOn = isShown && wantsReduction && cents < present.cents;
    // An old price that is typed on the first day of a price is one announcement with it.
    const isOneAnnouncement = isSamePrice && !isShown;
    if (!isOneAnnouncement) present.last = today;
    const lowest = lowestOn(daysUpTo(today), offers);
    const reference = wantsReduction && lowest !== undefined && lowest > cents ? lowest : undefined;
    const from = goesOn ? present.from : reference;
    const next = { cents, first: today, ...(from !== undefined && { from }) };
    if (isOneAnnouncement) offers.splice(-1, 1, next);
    else offers.push(next);
  }
  return offers.at(-1)?.from;
}
