import type { FoundShopper } from './find-shoppers.ts';
import { type ShopperData, shopperData } from './shopper-data.ts';

export async function exportShopper(
  { account, ...shopper }: FoundShopper,
  now: Date,
  to: 'operator' | 'shopper' = 'operator',
) {
  const entries: [string, ShopperData][] = Object.entries(shopperData);
  const given = entries.filter(([, { shopOnly }]) => to === 'operator' || shopOnly === undefined);
  const exported = await Promise.all(
    given.map(async ([name, data]) => {
      const own = to === 'shopper' && data.exportedToShopper;
      return [name, await (own ? own(shopper) : data.exported(shopper))] as const;
    }),
  );
  return {
    exportedAt: now.toISOString(),
    uid: shopper.uid,
    ...(account && { account }),
    ...Object.fromEntries(exported),
  };
}
