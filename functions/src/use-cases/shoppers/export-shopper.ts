import type { FoundShopper } from './find-shoppers.ts';
import { type ShopperData, shopperData } from './shopper-data.ts';

/** Everything that the shop holds of a shopper, by its collections, as the shopper may have it. */
export async function exportShopper({ account, ...shopper }: FoundShopper, now: Date) {
  const entries: [string, ShopperData][] = Object.entries(shopperData);
  const exported = await Promise.all(
    entries.map(async ([name, data]) => [name, await data.exported(shopper)] as const),
  );
  return {
    exportedAt: now.toISOString(),
    uid: shopper.uid,
    ...(account && { account }),
    ...Object.fromEntries(exported),
  };
}
