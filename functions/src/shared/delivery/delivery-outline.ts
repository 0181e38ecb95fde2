import type { Money } from '../values/money.ts';
import type { DeliveryArea, DeliverySetting } from './delivery-setting.ts';

/** What pages say before an address is known, where delivery is not free everywhere. */
export interface DeliveryOutline {
  /** The least that a paid delivery costs, in cents; 0 where some addresses pay nothing at all. */
  fromCents: number;
  freeFromCents?: number;
  isFreeFromEverywhere?: boolean;
  /** On book pages and in the cart. */
  isShown: boolean;
}

/** In cents; 0 for never free, undefined for always free. */
function freeFrom({ by, steps, freeFrom: set }: DeliveryArea, money: Money): number | undefined {
  const paid = steps.findLastIndex(({ cost }) => cost > 0);
  if (paid < 0) return 0;
  const behind = by === 'amount' ? steps[paid + 1]?.from : undefined;
  const amounts = [behind, set].filter((amount) => amount !== undefined);
  return amounts.length > 0 ? money.toCents(Math.min(...amounts)) : undefined;
}

/** Of an order that is not delivered free. */
function leastCents(area: DeliveryArea, money: Money): number {
  const free = freeFrom(area, money);
  const costs = area.steps
    .filter(({ from }) => area.by === 'weight' || free === undefined || money.toCents(from) < free)
    .map(({ cost }) => money.toCents(cost))
    .filter((cents) => cents > 0);
  return costs.length > 0 ? Math.min(...costs) : 0;
}

/** undefined where delivery is free everywhere. */
export function outlineOf({ areas, isShown }: DeliverySetting, money: Money): DeliveryOutline | undefined {
  if (areas.length === 0) return undefined;
  const free = areas.map((area) => freeFrom(area, money));
  const thresholds = free.filter((cents) => cents !== undefined).filter((cents) => cents > 0);
  const least = Math.min(...thresholds);
  return {
    fromCents: Math.min(...areas.map((area) => leastCents(area, money))),
    ...(thresholds.length > 0 && { freeFromCents: least }),
    ...(thresholds.length > 0 &&
      free.every((cents) => cents !== undefined && cents <= least) && { isFreeFromEverywhere: true }),
    isShown,
  };
}
