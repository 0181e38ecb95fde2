import type { Order } from '@bookstore/functions/shared/order/order';
import { findStepBack, type OrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { moveOrder } from '#entities/order/order-commands.ts';
import type { StepDetails } from '#entities/order/order-step.ts';
import { offerUndo } from '#entities/order/undo-offer.ts';
import { useOrderChange } from '#entities/order/use-order-change.ts';

/** One step at a time; a step forward can be undone, a step back is reversed by the step forward. */
export function useStep(order: Order) {
  const { running: taking, change } = useOrderChange(order);
  return {
    taking,
    /** @returns whether the step was taken */
    async take(to: OrderStatus, details: StepDetails): Promise<boolean> {
      const text = t('Order {number} {status}', {
        number: order.number,
        status: withinSentence(statusLabel(order, to)),
      });
      const isBack = findStepBack(order.status, to, order) !== undefined;
      return change({
        name: to,
        send: () => moveOrder(order, to, details),
        ...(isBack
          ? { done: text, onDone: () => offerUndo(undefined) }
          : { undo: () => ({ text, orders: [order], to }) }),
      });
    },
  };
}
