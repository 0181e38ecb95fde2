import { type Days, type EntrySum, sumsOfDays } from '../../cash/cash-list-store.ts';
import { type CashBook, findCashBook } from '../../cash/cash-store.ts';
import { lastClosedDay } from '../../cash/closing-store.ts';
import { type CashDay, cashWayNames, type EntryWay } from '../../shared/order/cash.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { addDays } from '../../shared/shop/shop-day.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';

function without<Way extends EntryWay>(sums: readonly EntrySum<Way>[], others: readonly EntrySum<Way>[]) {
  return sums.map(({ way, takenCents, givenBackCents }) => {
    const same = others.filter((other) => other.way === way);
    return {
      way,
      takenCents: same.reduce((rest, one) => rest - one.takenCents, takenCents),
      givenBackCents: same.reduce((rest, one) => rest - one.givenBackCents, givenBackCents),
    };
  });
}

const isAny = ({ takenCents, givenBackCents }: EntrySum<EntryWay>) =>
  takenCents !== 0 || givenBackCents !== 0;

/** In which currency something is summed up, and all that the shop has had. */
interface Currencies {
  present: string;
  all: readonly string[];
}

/**
 * The sums of some days in a currency, and in the others that the shop has had. Entries in dollars do not say so: theirs
 * are those of all entries, less those of the others.
 */
async function sumsIn<const Way extends EntryWay>(days: Days, ways: readonly Way[], currencies: Currencies) {
  const all = await sumsOfDays(days, ways);
  if (currencies.all.length < 2) return { sums: all };
  const named = currencies.all.filter((one) => one !== defaultCurrency.currency);
  const byCurrency = await Promise.all(
    named.map(async (one) => ({ currency: one, sums: await sumsOfDays(days, ways, one) })),
  );
  const inDollars = without(
    all,
    byCurrency.flatMap(({ sums }) => sums),
  );
  const known = [{ currency: defaultCurrency.currency, sums: inDollars }, ...byCurrency];
  const otherSums = known.filter((one) => one.currency !== currencies.present && one.sums.some(isAny));
  const sums = known.find((one) => one.currency === currencies.present)?.sums ?? all;
  return { sums, ...(otherSums.length > 0 && { otherSums }) };
}

/** What the drawer holds when a day begins: what was counted last, and the cash of the days since. */
export async function openingCents(
  { since }: CashBook,
  day: string,
  currencies: Currencies,
): Promise<number> {
  const last = await lastClosedDay(day, since);
  const isSame = last && currencyOf(last.closing) === currencies.present;
  const counted = isSame ? last.closing.countedCents : 0;
  const days = { from: last ? addDays(last.day, 1) : since, to: addDays(day, -1) };
  if (days.from > days.to) return counted;
  const { sums } = await sumsIn(days, ['cash', 'drawer'], currencies);
  return sums.reduce((sum, { takenCents, givenBackCents }) => sum + takenCents - givenBackCents, counted);
}

async function bookOf(day: string, currencies: Currencies): Promise<CashDay['book']> {
  const book = await findCashBook();
  if (!book || day < book.since) return undefined;
  const [opening, { sums }] = await Promise.all([
    openingCents(book, day, currencies),
    sumsIn({ from: day, to: day }, ['drawer'], currencies),
  ]);
  const [{ takenCents: putInCents = 0, givenBackCents: takenOutCents = 0 } = {}] = sums;
  return { openingCents: opening, putInCents, takenOutCents };
}

/** The sums of a day in a currency, those in others, and what the cash book says of it. */
export async function daySums(
  day: string,
  present: string,
  all: readonly string[],
): Promise<Pick<CashDay, 'sums' | 'otherSums' | 'book'>> {
  const currencies = { present, all };
  const [sums, book] = await Promise.all([
    sumsIn({ from: day, to: day }, cashWayNames, currencies),
    bookOf(day, currencies),
  ]);
  return { ...sums, ...(book && { book }) };
}
