import { visitorLimit } from '../auth/visitor-limit.ts';
import { findBooks } from '../books/book-store.ts';
import { presentCatalogue } from '../catalogue/shop-catalogue.ts';
import { refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { ClientAddress } from '../platform/rate-limit/client-address.ts';
import { findSettings } from '../settings/settings-store.ts';
import type { Shopper } from '../shared/callers.ts';
import type { CartOffersRequest } from '../shared/offer/cart-offers.ts';
import type { OffersForBooks } from '../shared/offer/offer-terms.ts';
import { listOffers, offerChanges } from '../use-cases/offers/change-offer.ts';
import { judgeOffers, openOffers } from '../use-cases/offers/judge-offers.ts';
import { keptRoutes } from './kept-routes.ts';

const { post, put, remove, restore } = keptRoutes(offerChanges, (offer) => ({ offer }));

/** Per hour and instance, for one visitor and in all: codes can be guessed. */
const hourly = visitorLimit(600, 20_000);

/** Reads only the books that the catalogue lacks. */
async function booksOf(ids: readonly string[]) {
  const { catalogue } = await presentCatalogue();
  const others = await findBooks(ids.filter((id) => !catalogue.has(id)));
  return [...ids.flatMap((id) => catalogue.entry(id)?.book ?? []), ...others];
}

/** @throws TooManyRequests */
async function offersFor(
  { bookIds, code, language }: CartOffersRequest,
  client: ClientAddress,
  shopper?: Shopper,
): Promise<OffersForBooks> {
  const now = new Date();
  refuseWhile(await hourly(now.getTime(), client), 'Too many tries; try again later');
  const shop = await findSettings();
  const open = await openOffers({ code, language, shopper, now, shop });
  if (!open) return { terms: [], fixed: [], reduced: [] };
  return (await judgeOffers(open, await booksOf([...new Set(bookIds)]), { now, shop })).answer;
}

export const offerRoutes = {
  'GET /api/offers': listOffers,
  'POST /api/offers': post,
  'PUT /api/offers/:id': put,
  'DELETE /api/offers/:id': remove,
  'POST /api/offers/:id/restore': restore,
  /** Before the shopper has signed in. */
  'POST /api/cart/offers': ({ body, client }) => offersFor(body, client),
  /** Leaves out offers for one order only that this shopper has used. */
  'POST /api/account/offers': ({ body, client, caller }) => offersFor(body, client, caller),
} satisfies Partial<Handlers>;
