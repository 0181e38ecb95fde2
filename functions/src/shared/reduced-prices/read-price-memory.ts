import { array, number, object, string } from 'yup';
import { shopDay } from '../shop/shop-day.ts';
import { defaultCalendar } from '../shop/shop-profile.ts';
import { isObject, readFields, readTime } from '../values/stored-fields.ts';
import type { PriceMemory } from './price-memory.ts';
import { readReduction } from './reduction.ts';

// Stored in a book's document beside its `reduction`, as `earlierPrices`: those of the last 30 days, if any.

const earlierPricesSchema = object({
  currency: string().required(),
  since: string().required(),
  prices: array(object({ cents: number().required(), until: string().required() }).required()).required(),
});

/** Prices in another currency are ignored. */
export function readPriceMemory(data: Readonly<Record<string, unknown>>, currency: string): PriceMemory {
  const stored = isObject(data.earlierPrices)
    ? readFields(earlierPricesSchema, data.earlierPrices)
    : undefined;
  const isKnown = stored?.currency === currency;
  const reduction = readReduction(data.reduction);
  return {
    since: isKnown ? stored.since : shopDay(new Date(readTime(data.updatedAt)), defaultCalendar),
    earlier: isKnown ? stored.prices : [],
    ...(reduction?.currency === currency && { reduction: { cents: reduction.cents, day: reduction.day } }),
  };
}
