import { info } from 'firebase-functions/logger';
import { visitorLimit } from '../auth/visitor-limit.ts';
import { NotFound, refuseWhile } from '../platform/http/api-errors.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { instanceLimit } from '../platform/rate-limit/instance-limit.ts';
import { findWishShare, shareWishes, withdrawWishShare } from '../shoppers/wish-share-store.ts';
import { changeShopper } from '../use-cases/shoppers/change-shopper.ts';
import { changeOwnLists, ownLists } from '../use-cases/shoppers/own-lists.ts';
import { rememberWishes } from '../use-cases/wishes/remember-wishes.ts';
import { showSharedWishes } from '../use-cases/wishes/show-shared-wishes.ts';
import { shownToShoppers } from './shown-books.ts';

/** Per hour and instance: changes of a shopper's link, and lists shown to one visitor and in all. */
const hourlyChanges = instanceLimit({ limit: 60, windowMs: 3_600_000 });

const hourlyVisits = visitorLimit(200, 10_000);

const tooMany = 'Too many tries; try again later';

export const wishRoutes = {
  'GET /api/account/lists': ({ caller }) => ownLists(caller, new Date()),
  'PUT /api/account/lists': async ({ caller, body }) => {
    const lists = await changeOwnLists(caller.uid, body, Date.now());
    if (body.wishes?.some((wish) => wish.in)) await rememberWishes(caller.uid);
    return lists;
  },
  'GET /api/account/wishlist-link': async ({ caller }) => {
    const share = await findWishShare(caller.uid);
    return share ? { share } : {};
  },
  'PUT /api/account/wishlist-link': async ({ caller, body }) => {
    refuseWhile(hourlyChanges(Date.now(), caller.uid), tooMany);
    const { uid } = caller;
    const share = await changeShopper(uid, (transaction, stored) =>
      shareWishes(transaction, uid, stored, body.name),
    );
    return { share };
  },
  'DELETE /api/account/wishlist-link': async ({ caller }) => {
    const { uid } = caller;
    await changeShopper(uid, (transaction, stored) => withdrawWishShare(transaction, uid, stored));
    info('A wish list is shared no longer');
    return {};
  },
  /** Without a login; a malformed code costs no read. */
  'GET /api/wishlists/:code': async ({ params: { code }, client }) => {
    if (!/^[\w-]{22}$/.test(code)) throw new NotFound('The wish list');
    refuseWhile(await hourlyVisits(Date.now(), client), tooMany);
    const [{ books, name }, show] = await Promise.all([showSharedWishes(code), shownToShoppers()]);
    return { name, books: books.map(show) };
  },
} satisfies Partial<Handlers>;
