import { collection } from '../platform/collections.ts';
import { orderStatuses, orderStatusNames } from '../shared/order/order-status.ts';

const soldStatuses = orderStatusNames.filter((status) => orderStatuses[status].isSale);

const soldTo = (uid: string) =>
  collection('orders').where('uid', '==', uid).where('status', 'in', soldStatuses);

/** Whether a shopper has an order that was neither cancelled nor returned. */
export const hasOrdered = async (uid: string) => !(await soldTo(uid).select().limit(1).get()).empty;

/** Whether such an order has an offer. */
export const hasUsedOffer = async (uid: string, offerId: string) =>
  !(await soldTo(uid).where('offer.id', '==', offerId).select().limit(1).get()).empty;
