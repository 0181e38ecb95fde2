import { collection } from '../platform/collections.ts';
import { countOf } from '../platform/firebase.ts';
import { holdingStates } from '../shared/payment/payment.ts';

export function countHeldOffers(offerId: string): Promise<number> {
  const held = collection('payments')
    .where('order.offer.id', '==', offerId)
    .where('state', 'in', holdingStates);
  return countOf(held);
}
