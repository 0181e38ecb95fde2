import {
  isOtherMoney,
  type ListedOffer,
  type Offer,
  offerScopes,
} from '@bookstore/functions/shared/offer/offer';
import { dayText } from '@bookstore/functions/shared/shop/day-text';
import { percentText } from '@bookstore/functions/shared/tax/tax-words';
import type { Money } from '@bookstore/functions/shared/values/money';
import { plural, t } from '@bookstore/functions/shared/words/words';

interface Reading {
  money: Money;
  locale: string | undefined;
  genreOf: (slug: string) => string;
}

function gift({ gives, basisPoints, cents, scope, value }: Offer, { money, genreOf }: Reading): string {
  if (gives === 'delivery') return t('Free delivery');
  const off = gives === 'percent' ? percentText(basisPoints, money.format.decimal) : money.text(cents);
  const what = scope === 'genre' ? genreOf(value) : value;
  const books = offerScopes[scope].label;
  // A shelf is named by its id.
  const of = ['all', 'shelf'].includes(scope) ? books : t('{label}: {text}', { label: books, text: what });
  return t('{amount} off · {books}', { amount: off, books: of });
}

export function termsText(offer: Offer, reading: Reading): string {
  const { fromCents, mostUses, isFirstOnly, isOnceEach, from, until, withReduced } = offer;
  const { money, locale } = reading;
  return [
    gift(offer, reading),
    fromCents > 0 && t('from an order of {amount}', { amount: money.text(fromCents) }),
    isFirstOnly && t('first order only'),
    isOnceEach && t('once for each shopper'),
    mostUses > 0 && plural(mostUses, 'for {count} order', 'for {count} orders'),
    from && t('from {day}', { day: dayText(from, locale) }),
    until && t('until {day}', { day: dayText(until, locale) }),
    withReduced && t('reduced books, too'),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function figuresText({ brought: { orders, books, cents } }: ListedOffer, money: Money): string {
  if (orders === 0) return t('Not used yet');
  return [
    plural(orders, '{count} order', '{count} orders'),
    plural(books, '{count} book', '{count} books'),
    t('{amount} taken off', { amount: money.text(cents) }),
  ].join(' · ');
}

/** In a word: whether the offer is valid on that day. */
export function stateText(offer: ListedOffer, today: string, currency: string): string {
  const { isOn, from, until, mostUses, brought } = offer;
  if (!isOn) return t('Off|offer');
  if (isOtherMoney(offer, currency)) return t('Off: it is in {currency}', { currency: offer.currency });
  if (until && today > until) return t('Over|offer');
  if (mostUses > 0 && brought.orders >= mostUses) return t('Used up');
  return from && today < from ? t('Not yet|offer') : t('Runs');
}
