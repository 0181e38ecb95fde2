import { collection } from '../platform/collections.ts';
import { holdingStates } from '../shared/payment/payment.ts';

/** How many payments that are not over are of an order with an offer. */
export async function countHeldOffers(offerId: string): Promise<number> {
  const held = collection('payments')
    .where('order.offer.id', '==', offerId)
    .where('state', 'in', holdingStates);
  return (await held.count().get()).data().count;
}
