import { missingParts } from '@bookstore/functions/shared/order/missing-parts';
import type { Order } from '@bookstore/functions/shared/order/order';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { askFirst } from '#lib/alerts.ts';

/** For so many orders the question names what is missing. */
const namedOrders = 5;

/** Asks before packing orders that lack a name or an address. @returns whether they are to be packed */
export async function askPacking(orders: readonly Order[]): Promise<boolean> {
  const lacking = orders.filter((order) => missingParts(order) !== '');
  const [first] = lacking;
  if (!first) return true;
  const rest = lacking.length - namedOrders;
  const which = lacking
    .slice(0, namedOrders)
    .map((order) => t('{number} has no {missing}', { number: order.number, missing: missingParts(order) }));
  return orders.length === 1
    ? askFirst(
        t('Pack it without a {missing}?', { missing: missingParts(first) }),
        t('Ask the shopper first.'),
        t('Pack it'),
        t('Not yet'),
      )
    : askFirst(
        plural(orders.length, 'Pack {count} order?', 'Pack {count} orders?'),
        t('{missing}. Ask the shoppers first.', {
          missing: [
            ...which,
            ...(rest > 0 ? [t('{count} more have something missing', { count: rest })] : []),
          ].join('; '),
        }),
        t('Pack them all'),
        t('Not yet'),
      );
}
