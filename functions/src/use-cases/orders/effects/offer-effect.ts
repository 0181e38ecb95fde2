import { addToOffer, takeOffer } from '../../../offers/offer-count-store.ts';
import { offerFigures } from '../../../shared/offer/offer-figures.ts';
import type { OrderEffect } from './order-event.ts';

/** Later changes of an order are never refused. */
export const offerEffect: OrderEffect = async ({ before, after, checked }) => {
  const { offer } = after;
  if (!offer) return undefined;
  const [was, now] = [before ? offerFigures(before) : undefined, offerFigures(after)];
  const added = {
    orders: now.orders - (was?.orders ?? 0),
    books: now.books - (was?.books ?? 0),
    cents: now.cents - (was?.cents ?? 0),
  };
  if (Object.values(added).every((figure) => figure === 0)) return undefined;
  const limited = checked?.offer;
  return {
    write: (transaction) =>
      limited ? takeOffer(transaction, limited, added) : addToOffer(transaction, offer.id, added),
  };
};
