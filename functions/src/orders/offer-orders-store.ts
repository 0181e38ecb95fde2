import { collection } from '../platform/collections.ts';
import { isAny } from '../platform/firebase.ts';
import { orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';

const soldStatuses = orderStatusNames.filter((status) => orderStatuses[status].isSale);

const soldTo = (uid: string) =>
  collection('orders').where('uid', '==', uid).where('status', 'in', soldStatuses);

/** Cancelled and returned orders do not count. */
export const hasOrdered = (uid: string) => isAny(soldTo(uid));

export const hasUsedOffer = (uid: string, offerId: string) =>
  isAny(soldTo(uid).where('offer.id', '==', offerId));
