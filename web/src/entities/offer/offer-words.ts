import type { OffersForBooks, OfferTerms } from '@bookstore/functions/shared/offer/offer-terms';
import { dayText } from '@bookstore/functions/shared/shop/day-text';
import { fixedPriceWords } from '@bookstore/functions/shared/shop/fixed-price-laws';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { Money } from '@bookstore/functions/shared/values/money';
import { plural, t } from '@bookstore/functions/shared/words/words';

export function problemText(
  { why, title, day }: NonNullable<OffersForBooks['problem']>,
  { locale, fixedPrices }: Pick<ShopFrame, 'locale' | 'fixedPrices'>,
): string {
  switch (why) {
    case 'unknown':
      return t('The shop does not know this code.');
    case 'ended':
      return day
        ? t('“{title}” has ended on {day}.', { title, day: dayText(day, locale) })
        : t('“{title}” has ended.', { title });
    case 'not-yet':
      return t('“{title}” begins on {day}.', { title, day: dayText(day ?? '', locale) });
    case 'used-up':
      return t('“{title}” is used up: as many orders as there could be have it.', { title });
    case 'used':
      return t('“{title}” counts once for each shopper, and you have ordered with it.', { title });
    case 'not-first':
      return t('“{title}” is for a first order.', { title });
    case 'fixed':
      return t('“{title}” takes nothing off these books: {why}.', {
        title,
        why: fixedPriceWords(fixedPrices),
      });
    case 'reduced':
      return t('“{title}” takes nothing off books that are reduced already.', { title });
    case 'no-book':
      return t('“{title}” is for other books than these.', { title });
  }
}

/** Why a valid code is not the offer that counts; undefined where it is, or there is none. */
export function beatenText(
  terms: readonly OfferTerms[],
  chosen: OfferTerms | undefined,
  goodsCents: number,
  money: Money,
): string | undefined {
  const own = terms.find(({ isCode }) => isCode);
  if (!own || own.id === chosen?.id) return undefined;
  const { title, fromCents } = own;
  if (goodsCents < fromCents)
    return t('“{title}” counts from {amount}: books for {missing} are missing.', {
      title,
      amount: money.text(fromCents),
      missing: money.text(fromCents - goodsCents),
    });
  return chosen && t('“{title}” would take less off. An order has one offer.', { title });
}

export function leftOutTexts(
  { fixed, reduced }: OffersForBooks,
  titleOf: (id: string) => string,
  { fixedPrices }: Pick<ShopFrame, 'fixedPrices'>,
): string[] {
  const named = (ids: readonly string[]) =>
    ids
      .slice(0, 3)
      .map((id) => t('“{text}”', { text: titleOf(id) }))
      .join(', ');
  const books = (ids: readonly string[]) =>
    ids.length > 3
      ? plural(ids.length - 3, '{books} and one more book', '{books} and {count} more books', {
          books: named(ids),
        })
      : named(ids);
  const why = fixedPriceWords(fixedPrices);
  return [
    ...(fixed.length > 0 ? [t('Without {books}: {why}.', { books: books(fixed), why })] : []),
    ...(reduced.length > 0
      ? [t('Without {books}: what is reduced is not reduced again.', { books: books(reduced) })]
      : []),
  ];
}
