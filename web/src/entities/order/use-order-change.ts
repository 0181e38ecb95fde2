import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { type Command, useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { apiErrorOf } from '#lib/api.ts';
import { isUnanswered } from '#lib/lost-answer.ts';
import { stepFailure } from './order-commands.ts';
import { orderDifferences } from './order-differences.ts';

/** When another person was faster, or the answer was lost, names what is different by now. */
async function changeFailure(order: Order, error: unknown): Promise<string> {
  const isLost = isUnanswered(error) && navigator.onLine;
  if (apiErrorOf(error)?.code !== 'order-changed' && !isLost) return stepFailure(error, order);
  const [now] = await callAdminApi('GET /api/orders', { query: { ids: [order._id] } });
  const differences = now ? orderDifferences(order, now) : [];
  return differences.length > 0
    ? t('{differences} Look at it, and try again.', { differences: differences.join(' ') })
    : stepFailure(error, order);
}

interface OrderChange<Changed> extends Omit<Command<Changed>, 'failed'> {
  /** Offered for as long as the change's mail waits, under the words of `done`. */
  takeBack?: (changed: Changed) => Promise<unknown>;
}

export function orderChange<Changed>(
  order: Order,
  { takeBack, ...command }: OrderChange<Changed>,
): Command<Changed> {
  const { done: text = '' } = command;
  return {
    failed: t('The order was not changed'),
    reasonOf: (error) => changeFailure(order, error),
    ...(takeBack && {
      undo: (changed: Changed) => ({ text, orders: [order], takeBack: () => takeBack(changed) }),
    }),
    ...command,
  };
}

/** One change at a time. */
export function useOrderChange(order: Order) {
  const { run, ...state } = useCommand();
  return {
    ...state,
    /** @returns whether it was done */
    change: <Changed>(change: OrderChange<Changed>) => run(orderChange(order, change)),
  };
}
