import type { Goods, Place } from '@bookstore/functions/shared/delivery/delivery-quote';
import type { Money } from '@bookstore/functions/shared/values/money';
import { useEffect, useState } from 'react';
import { useShop } from '#config/shop.ts';
import { askApi } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';

export interface DeliveryCost {
  /** In cents; undefined when it is not known, or the shop does not deliver there. */
  cents: number | undefined;
  problem: string | undefined;
}

/** The shop's answer to an order: the delivery cost, or why there is none. */
interface LatestCost extends DeliveryCost {
  about: string;
}

export interface ChosenPlace extends Place {
  /** In the shop, whatever the address is. */
  isCollected: boolean;
}

interface AskedDelivery {
  place: ChosenPlace;
  /** Books that can be bought. */
  bookIds: readonly string[];
  goods: Goods;
  money: Money;
}

function useRules() {
  const { delivery } = useShop();
  const { data, error } = useApiQuery({
    queryKey: ['GET /api/delivery', {}],
    queryFn: async ({ signal }) => {
      const [setting, { deliveryRules }] = await Promise.all([
        askApi('GET /api/delivery', {}, signal),
        import('./delivery-rules.ts'),
      ]);
      return { setting, ...deliveryRules };
    },
    enabled: delivery !== undefined,
    staleTime: 0,
  });
  useEffect(() => {
    if (error) console.warn('What the delivery costs could not be loaded; the order will say it:', error);
  }, [error]);
  return data;
}

/**
 * Calculated as the address is typed. The shop's answer to an order takes precedence while place and books stay the
 * same: its settings may be newer than this browser's.
 */
export function useDeliveryCost({ place, bookIds, goods, money }: AskedDelivery) {
  const { delivery, locale, country } = useShop();
  const home = { locale, country };
  const rules = useRules();
  const [latest, setLatest] = useState<LatestCost>();
  const aboutOf = (ids: readonly string[]) => JSON.stringify([place, ids]);

  function cost(): DeliveryCost {
    if (place.isCollected) return { cents: 0, problem: undefined };
    if (latest?.about === aboutOf(bookIds)) return latest;
    if (!delivery) return { cents: 0, problem: undefined };
    if (!rules) return { cents: undefined, problem: undefined };
    const cents = rules.deliveryQuote(rules.setting, place, goods, { money, ...home });
    const isAsked = cents === undefined && place.country.trim() !== '';
    return { cents, problem: isAsked ? rules.notDeliveredWords(place, locale) : undefined };
  }

  return {
    cost: cost(),
    area: rules?.areaOf(rules.setting.areas, place, home)?.name,
    /** Called with the shop's answer to an order. */
    tell: (ids: readonly string[], cents: number | undefined, problem?: string) =>
      setLatest({ about: aboutOf(ids), cents, problem }),
  };
}
