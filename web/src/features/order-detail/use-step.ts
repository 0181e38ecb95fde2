import type { Order } from '@bookstore/functions/shared/order/order';
import { findStepBack, type OrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';
import { useState } from 'react';
import { moveOrder, stepFailure } from '#entities/order/order-commands.ts';
import type { StepDetails } from '#entities/order/order-step.ts';
import { offerUndo } from '#entities/order/undo-offer.ts';
import { showFailure, showToast } from '#lib/alerts.ts';

/** Takes one step of an order at a time; a step on can be undone, one back is taken back by the step on. */
export function useStep(order: Order) {
  const [taking, setTaking] = useState<OrderStatus>();
  return {
    taking,
    async take(to: OrderStatus, details: StepDetails): Promise<void> {
      if (taking) return;
      setTaking(to);
      try {
        await moveOrder(order, to, details);
        const text = `Order ${order.number} ${statusLabel(order, to).toLowerCase()}`;
        const isBack = findStepBack(order.status, to, order) !== undefined;
        offerUndo(isBack ? undefined : { text, orders: [order], to });
        if (isBack) void showToast(text);
      } catch (error) {
        console.warn('The step was not taken:', error);
        void showFailure('The order was not changed', stepFailure(error, order));
      } finally {
        setTaking(undefined);
      }
    },
  };
}
