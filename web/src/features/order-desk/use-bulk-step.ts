import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { useState } from 'react';
import { moveOrder, stepFailure } from '#entities/order/order-commands.ts';
import type { StepTexts } from '#entities/order/order-step.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { type BulkResult, forEachOrder, reportOf } from './bulk-steps.ts';
import type { Selection } from './use-selection.ts';

export interface BulkStep {
  /** How many are done of how many; undefined while no step is taken. */
  progress: { step: OrderStep; finished: number; all: number } | undefined;
  /** @returns the result for each order; undefined when nothing was started */
  take: (
    orders: readonly Order[],
    step: OrderStep,
    textsOf?: (order: Order) => StepTexts,
  ) => Promise<BulkResult | undefined>;
}

/** Moves many orders to the same next status; those that failed stay selected. */
export function useBulkStep(selection: Selection): BulkStep {
  const [progress, setProgress] = useState<BulkStep['progress']>();
  return {
    progress,
    async take(orders, step, textsOf) {
      if (progress || orders.length === 0) return undefined;
      const all = orders.length;
      setProgress({ step, finished: 0, all });
      const result = await forEachOrder(
        orders,
        (order) => moveOrder(order, step.to, textsOf?.(order)),
        stepFailure,
        (finished) => setProgress({ step, finished, all }),
      );
      setProgress(undefined);
      selection.set(result.done, false);
      const { text, reasons } = reportOf(result, step);
      void (result.failed.length === 0 ? showToast(text) : showFailure(text, reasons));
      return result;
    },
  };
}
