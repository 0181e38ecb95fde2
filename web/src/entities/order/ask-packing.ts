import { missingParts } from '@bookstore/functions/shared/order/missing-parts';
import type { Order } from '@bookstore/functions/shared/order/order';
import { askFirst } from '#lib/alerts.ts';

/** Of so many orders a question says what is missing. */
const namedOrders = 5;

/** Asks once more before orders are packed that do not say to whom or where they go. @returns whether they are packed */
export async function askPacking(orders: readonly Order[]): Promise<boolean> {
  const lacking = orders.filter((order) => missingParts(order) !== '');
  const [first] = lacking;
  if (!first) return true;
  const rest = lacking.length - namedOrders;
  const which = lacking.slice(0, namedOrders).map((order) => `${order.number} has no ${missingParts(order)}`);
  return orders.length === 1
    ? askFirst(`Pack it without a ${missingParts(first)}?`, 'Ask the shopper first.', 'Pack it', 'Not yet')
    : askFirst(
        `Pack ${orders.length} orders?`,
        `${[...which, ...(rest > 0 ? [`${rest} more have something missing`] : [])].join('; ')}. Ask the shoppers first.`,
        'Pack them all',
        'Not yet',
      );
}
