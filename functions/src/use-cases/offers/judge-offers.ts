import { findOfferCounts, type OfferCount } from '../../offers/offer-count-store.ts';
import { findOffers } from '../../offers/offer-store.ts';
import { hasOrdered, hasUsedOffer } from '../../orders/offer-orders-store.ts';
import type { WantedOrder } from '../../orders/order-store.ts';
import { countHeldOffers } from '../../payment/held-offers.ts';
import { holdingPaymentsOf } from '../../payment/payment-store.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import type { Shopper } from '../../shared/callers.ts';
import { type Offer, offerIn } from '../../shared/offer/offer.ts';
import { isSameCode } from '../../shared/offer/offer-code.ts';
import type { OffersForBooks } from '../../shared/offer/offer-terms.ts';
import { type OfferedBook, offersForBooks } from '../../shared/offer/offers-for-books.ts';
import type { StoredSettings } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { knownLanguage } from '../../shared/words/known-language.ts';
import { shelves } from '../../shelves/shelf-store.ts';

interface AskedOffers {
  /** '' for none. */
  code?: string | undefined;
  /** The shopper's. */
  language?: string | undefined;
  /** Undefined before the shopper has signed in. */
  shopper?: Pick<Shopper, 'uid' | 'email'> | undefined;
  /** Of the order that is being placed. */
  orderId?: string;
  /** The desk gives only the offer whose code it enters. */
  isDesk?: boolean;
  now: Date;
  shop: StoredSettings;
}

/** What stays the same while an order is being placed. */
interface OpenOffers {
  code: string;
  offers: readonly Offer[];
  used: ReadonlySet<string>;
  hasOrdered: boolean;
  shelves: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A deleted shelf has no books. */
async function booksOfShelf(id: string): Promise<readonly [string, ReadonlySet<string>]> {
  try {
    const { books } = await shelves.find(id);
    return [id, new Set(books.map(({ bookId }) => bookId))];
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return [id, new Set()];
  }
}

/** Includes payments that the bank has not decided yet. */
async function pastOf(offers: readonly Offer[], { shopper, orderId }: AskedOffers) {
  const [first, once] = [
    offers.some(({ isFirstOnly }) => isFirstOnly),
    offers.filter(({ isOnceEach }) => isOnceEach),
  ];
  if (!shopper || (!first && once.length === 0)) return { used: new Set<string>(), hasOrdered: false };
  const { uid, email } = shopper;
  const held = (await holdingPaymentsOf(email)).filter(({ _id }) => _id !== orderId);
  const idOf = (order: unknown) => String(Object(Object(order).offer).id);
  const used = await Promise.all(
    once.map(async ({ id }) => {
      const isUsed = held.some(({ order }) => idOf(order) === id) || (await hasUsedOffer(uid, id));
      return isUsed ? [id] : [];
    }),
  );
  return { used: new Set(used.flat()), hasOrdered: first && (held.length > 0 || (await hasOrdered(uid))) };
}

export function askedOffers(
  { id, shopper, request, desk, now }: WantedOrder,
  shop: StoredSettings,
): AskedOffers {
  const { offerCode: code, language } = request;
  return { code, language, shopper, orderId: id, isDesk: desk !== undefined, now, shop };
}

/** Undefined where no offer applies. */
export async function openOffers(asked: AskedOffers): Promise<OpenOffers | undefined> {
  const { code = '', language, isDesk = false, shop } = asked;
  if (!shop.offers.isOn || (isDesk && code === '')) return undefined;
  const present = (await findOffers()).filter((offer) =>
    offer.code === '' ? offer.isOn && !isDesk : code !== '' && isSameCode(offer.code, code),
  );
  const offers = present.map((offer) => offerIn(offer, knownLanguage(language)));
  const shelfIds = offers.filter(({ scope }) => scope === 'shelf').map(({ value }) => value);
  const [past, ofShelves] = await Promise.all([
    pastOf(offers, asked),
    Promise.all([...new Set(shelfIds)].map(booksOfShelf)),
  ]);
  return { code, offers, ...past, shelves: new Map(ofShelves) };
}

/** Of offers with a limited number of uses. */
export const offerQueues = (open: OpenOffers | undefined) =>
  (open?.offers ?? []).filter(({ mostUses }) => mostUses > 0).map(({ id }) => `offer ${id}`);

/** With the counts of offers with a limited number of uses. */
export async function judgeOffers(
  { offers, used, ...open }: OpenOffers,
  books: readonly OfferedBook[],
  { now, shop }: Pick<AskedOffers, 'now' | 'shop'>,
): Promise<{ answer: OffersForBooks; counts: ReadonlyMap<string, OfferCount> }> {
  const limited = offers.filter(({ mostUses }) => mostUses > 0).map(({ id }) => id);
  // Before the held ones: a use after this read makes the dependent write fail.
  const counts = new Map((await findOfferCounts(limited)).map((one) => [one.id, one]));
  const held = new Map(
    await Promise.all(limited.map(async (id) => [id, await countHeldOffers(id)] as const)),
  );
  const judged = offers.map((offer) => ({
    offer,
    uses: (counts.get(offer.id)?.orders ?? 0) + (held.get(offer.id) ?? 0),
    isUsed: used.has(offer.id),
  }));
  const { fixedPrices, currency } = shop;
  const answer = offersForBooks(judged, { ...open, books, fixedPrices, currency, day: shopDay(now, shop) });
  return { answer, counts };
}
