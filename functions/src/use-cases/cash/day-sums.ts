import { type Days, type EntrySum, sumOfKind, sumsOfDays } from '../../cash/cash-list-store.ts';
import { type CashBook, findCashBook } from '../../cash/cash-store.ts';
import { lastClosedDay } from '../../cash/closing-store.ts';
import type { CashDay, VoucherKind, VoucherSums } from '../../shared/order/cash.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { cashWayNames, drawerWayNames, type EntryWay } from '../../shared/payment/pay-ways.ts';
import { addDays } from '../../shared/shop/shop-day.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';
import { hasVouchers } from '../../vouchers/has-vouchers.ts';

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

/** `all` are those that the shop has had. */
interface Currencies {
  present: string;
  all: readonly string[];
}

/** Entries in dollars carry no currency: their sums are those of all entries less those of the others. */
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
  const perCurrency = [{ currency: defaultCurrency.currency, sums: inDollars }, ...byCurrency];
  const otherSums = perCurrency.filter((one) => one.currency !== currencies.present && one.sums.some(isAny));
  const sums = perCurrency.find((one) => one.currency === currencies.present)?.sums ?? all;
  return { sums, ...(otherSums.length > 0 && { otherSums }) };
}

/** At the beginning of a day: the last count plus the cash of the days since. */
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
  const { sums } = await sumsIn(days, drawerWayNames, currencies);
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

/** Undefined where vouchers have moved nothing. */
async function voucherSums(day: string, currencies: Currencies): Promise<VoucherSums | undefined> {
  if (!(await hasVouchers())) return undefined;
  const days = { from: day, to: day };
  const { present, all } = currencies;
  const sumOf = async (kind: VoucherKind) => {
    if (all.length < 2) return sumOfKind(days, kind);
    if (present !== defaultCurrency.currency) return sumOfKind(days, kind, present);
    // Entries in dollars carry no currency.
    const named = all.filter((one) => one !== present);
    const others = await Promise.all(named.map((one) => sumOfKind(days, kind, one)));
    return others.reduce((rest, cents) => rest - cents, await sumOfKind(days, kind));
  };
  const [sold, refunded, expired, { sums }] = await Promise.all([
    sumOf('voucher-sold'),
    sumOf('voucher-refunded'),
    sumOf('voucher-expired'),
    sumsIn(days, ['voucher'], currencies),
  ]);
  const [{ takenCents = 0, givenBackCents = 0 } = {}] = sums;
  const moved = {
    soldCents: sold,
    refundedCents: 0 - refunded,
    // Expired vouchers have entries by voucher, too.
    redeemedCents: takenCents - expired,
    givenBackCents,
    expiredCents: expired,
  };
  return Object.values(moved).some((cents) => cents !== 0) ? moved : undefined;
}

export async function daySums(
  day: string,
  present: string,
  all: readonly string[],
): Promise<Pick<CashDay, 'sums' | 'otherSums' | 'book' | 'vouchers'>> {
  const currencies = { present, all };
  const [sums, book, vouchers] = await Promise.all([
    sumsIn({ from: day, to: day }, cashWayNames, currencies),
    bookOf(day, currencies),
    voucherSums(day, currencies),
  ]);
  return { ...sums, ...(book && { book }), ...(vouchers && { vouchers }) };
}
