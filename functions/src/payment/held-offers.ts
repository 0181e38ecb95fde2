import { collection } from '../platform/collections.ts';
import { countOf } from '../platform/firebase.ts';
import { holdingStates } from '../shared/payment/payment.ts';

/** How many payments that are not over are of an order with an offer. */
export function countHeldOffers(offerId: string): Promise<number> {
  const held = collection('payments')
    .where('order.offer.id', '==', offerId)
    .where('state', 'in', holdingStates);
  return countOf(held);
}
