import { sumsOfDay } from '../../cash/cash-list-store.ts';
import type { CashDay, CashSum } from '../../shared/order/cash.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';

function without(sums: readonly CashSum[], others: readonly CashSum[]): CashSum[] {
  return sums.map(({ way, takenCents, givenBackCents }) => {
    const same = others.filter((other) => other.way === way);
    return {
      way,
      takenCents: same.reduce((rest, one) => rest - one.takenCents, takenCents),
      givenBackCents: same.reduce((rest, one) => rest - one.givenBackCents, givenBackCents),
    };
  });
}

const isAny = ({ takenCents, givenBackCents }: CashSum) => takenCents !== 0 || givenBackCents !== 0;

/**
 * The sums of a day in a currency, and in the others that the shop has had. Entries in dollars do not say so: theirs are
 * those of all entries, less those of the others.
 * @param currencies all that the shop has had
 */
export async function daySums(
  day: string,
  currency: string,
  currencies: readonly string[],
): Promise<Pick<CashDay, 'sums' | 'otherSums'>> {
  const all = await sumsOfDay(day);
  if (currencies.length < 2) return { sums: all };
  const named = currencies.filter((one) => one !== defaultCurrency.currency);
  const byCurrency = await Promise.all(
    named.map(async (one) => ({ currency: one, sums: await sumsOfDay(day, one) })),
  );
  const inDollars = without(
    all,
    byCurrency.flatMap(({ sums }) => sums),
  );
  const known = [{ currency: defaultCurrency.currency, sums: inDollars }, ...byCurrency];
  const otherSums = known.filter((one) => one.currency !== currency && one.sums.some(isAny));
  const sums = known.find((one) => one.currency === currency)?.sums ?? all;
  return { sums, ...(otherSums.length > 0 && { otherSums }) };
}
