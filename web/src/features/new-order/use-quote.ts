import { deliveryQuote } from '@bookstore/functions/shared/delivery/delivery-quote';
import { destinationTax } from '@bookstore/functions/shared/delivery/destination-tax';
import { type ChosenOffer, chooseOffer } from '@bookstore/functions/shared/offer/choose-offer';
import type { OffersForBooks } from '@bookstore/functions/shared/offer/offer-terms';
import type { Gift } from '@bookstore/functions/shared/order/gift';
import { type Wrapping, wrappingOf } from '@bookstore/functions/shared/order/gift-wrapping';
import { copiesOf, lineId } from '@bookstore/functions/shared/order/order-lines';
import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { taxedPrices } from '@bookstore/functions/shared/tax/shop-tax';
import { type TaxSum, taxSums } from '@bookstore/functions/shared/tax/tax-sums';
import type { Money } from '@bookstore/functions/shared/values/money';
import { typedAmount } from '#components/forms/amount-field.tsx';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { askApi } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { type DeskDraft, type DraftLine, eachCopy } from './desk-draft.ts';
import { useDeskOffer } from './use-desk-offer.ts';

export interface Quote {
  /** Undefined when the shop does not deliver there, or while that is not known. */
  deliveryCents: number | undefined;
  hasGifts: boolean;
  /** Undefined in a shop without gift wrapping. */
  wrapping: Wrapping | undefined;
  /** Undefined when it is no gift, or the shop offers none. */
  gift: Gift | undefined;
  goodsCents: number;
  /** The code's offer, and what it takes off. */
  offered: OffersForBooks | undefined;
  offer: ChosenOffer | undefined;
  totalCents: number;
  /** By tax rate. */
  sums: TaxSum[];
  /** Rounded to coins. */
  cashCents: number;
  isDelivered: boolean;
  today: string;
  money: Money;
}

/** In cents: the typed price if it is valid. */
export function copyCents({ price, book }: DraftLine, money: Money): number {
  const typed = price === '' ? undefined : typedAmount(money, price).cents;
  return typed ?? money.toCents(book.newPrice);
}

export function useQuote(draft: DeskDraft): Quote {
  const { coinCents, ...shop } = useShop();
  const money = useMoney();
  const today = shopDay(new Date(), shop);
  const isDelivered = !draft.isCounter && !draft.isCollected;
  const { data: setting } = useApiQuery({
    queryKey: ['GET /api/delivery', {}],
    queryFn: ({ signal }) => askApi('GET /api/delivery', {}, signal),
    enabled: isDelivered && shop.delivery !== undefined,
    staleTime: 0,
  });
  const copies = eachCopy(draft);
  const priced = copies.map((line) => ({ priceCents: copyCents(line, money), taxClass: line.book.taxClass }));
  const tax =
    shop.tax && (isDelivered ? destinationTax(shop.tax, draft.address, today, shop.locale) : shop.tax);
  const taxed = tax ? taxedPrices(tax, priced, today) : [];
  const unitCents = priced.map(({ priceCents }, index) => taxed[index]?.unitCents ?? priceCents);
  const cents = unitCents.reduce((sum, one) => sum + one, 0);
  const goods = { cents, books: copies.map(({ book }) => ({ weight: book.weight })) };
  const home = { locale: shop.locale, country: shop.country };
  const isCharged = isDelivered && shop.delivery !== undefined;
  const cost = isCharged ? setting && deliveryQuote(setting, draft.address, goods, { money, ...home }) : 0;
  const offered = useDeskOffer(draft);
  const lines = draft.lines
    .flatMap(({ book, copies: count }) => copiesOf(book._id, count))
    .map((line, index) => ({ ...line, unitCents: unitCents[index] ?? 0 }));
  // Offers without a code are for shoppers only.
  const own = offered?.terms.filter(({ isCode }) => isCode) ?? [];
  const offer = chooseOffer(own, lines, cost ?? 0);
  const rateOfLine = new Map(lines.map((line, index) => [lineId(line), taxed[index]?.taxBasisPoints]));
  const deliveryCents = cost !== undefined && offer?.terms.isFreeDelivery ? 0 : cost;
  const gifts = draft.giftOffer === undefined ? shop.gift : draft.giftOffer;
  const wrapping = gifts ? wrappingOf(gifts, money, tax, today) : undefined;
  const { isGift, ...wishes } = draft.gift;
  const isWrapped = wishes.isWrapped && wrapping !== undefined;
  const gift = gifts && isGift ? { ...wishes, isWrapped } : undefined;
  const reduced =
    offer?.parts.map(({ id, cents }) => ({ cents: -cents, basisPoints: rateOfLine.get(id) })) ?? [];
  const ownTaxed = [...reduced, ...(gift?.isWrapped && wrapping ? [wrapping] : [])];
  const wrapCents = gift?.isWrapped ? (wrapping?.cents ?? 0) : 0;
  const totalCents = cents - (offer?.cents ?? 0) + (deliveryCents ?? 0) + wrapCents;
  return {
    deliveryCents,
    hasGifts: Boolean(gifts),
    wrapping,
    gift,
    goodsCents: cents,
    offered,
    offer,
    totalCents,
    sums: taxSums(taxed, [deliveryCents ?? 0], ownTaxed),
    cashCents: inCoins(totalCents, { coinCents }),
    isDelivered,
    today,
    money,
  };
}
