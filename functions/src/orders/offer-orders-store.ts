import { collection } from '../platform/collections.ts';
import { isAny } from '../platform/firebase.ts';
import { orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';

const soldStatuses = orderStatusNames.filter((status) => orderStatuses[status].isSale);

const soldTo = (uid: string) =>
  collection('orders').where('uid', '==', uid).where('status', 'in', soldStatuses);

/** Whether a shopper has an order that was neither cancelled nor returned. */
export const hasOrdered = (uid: string) => isAny(soldTo(uid));

/** Whether such an order has an offer. */
export const hasUsedOffer = (uid: string, offerId: string) =>
  isAny(soldTo(uid).where('offer.id', '==', offerId));
