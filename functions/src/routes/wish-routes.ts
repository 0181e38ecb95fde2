import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { NotFound, TooManyRequests } from '../platform/http/api-errors.ts';
import type { Handler } from '../platform/http/handler.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { findWishShare, shareWishes, withdrawWishShare } from '../shoppers/wish-share-store.ts';
import { changeShopper } from '../use-cases/shoppers/change-shopper.ts';
import { showSharedWishes } from '../use-cases/wishes/show-shared-wishes.ts';
import { shownToShoppers } from './shown-books.ts';

/** How often one instance changes the link of a shopper, and shows lists to one visitor and in all, within an hour. */
const hourlyChanges = instanceLimit({ limit: 60, windowMs: 3_600_000 });
const hourlyVisits = visitorLimit(200, 10_000);

function refuse(wait: number): void {
  if (wait > 0) throw new TooManyRequests('Too many tries; try again later', wait / 1000);
}

export const getWishShare: Handler<'GET /api/account/wishlist-link'> = async ({ caller }) => {
  const share = await findWishShare(caller.uid);
  return share ? { share } : {};
};

export const putWishShare: Handler<'PUT /api/account/wishlist-link'> = async ({ caller, body }) => {
  refuse(hourlyChanges(Date.now(), caller.uid));
  const { uid } = caller;
  const share = await changeShopper(uid, (transaction, stored) =>
    shareWishes(transaction, uid, stored, body.name),
  );
  return { share };
};

export const deleteWishShare: Handler<'DELETE /api/account/wishlist-link'> = async ({ caller }) => {
  const { uid } = caller;
  await changeShopper(uid, (transaction, stored) => withdrawWishShare(transaction, uid, stored));
  info('A wish list is shared no longer');
  return {};
};

/** A shared list as others see it; a code that no list has reads nothing. */
export const getWishlist: Handler<'GET /api/wishlists/:code'> = async ({ params: { code }, client }) => {
  if (!/^[\w-]{22}$/.test(code)) throw new NotFound('The wish list');
  refuse(await hourlyVisits(Date.now(), client));
  const [{ books, name }, show] = await Promise.all([showSharedWishes(code), shownToShoppers()]);
  return { name, books: books.map(show) };
};
