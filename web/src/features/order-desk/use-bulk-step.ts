import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { isToHoldBack } from '@bookstore/functions/shared/order/order-totals';
import { listOf } from '@bookstore/functions/shared/words/list-of';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { useShop } from '#config/shop.ts';
import { askPacking } from '#entities/order/ask-packing.ts';
import { type BulkResult, forEachOrder, reportOf } from '#entities/order/each-order.ts';
import { moveOrder, stepFailure } from '#entities/order/order-commands.ts';
import { labelOfAll } from '#entities/order/order-labels.ts';
import type { StepDetails } from '#entities/order/order-step.ts';
import { offerUndo } from '#entities/order/undo-offer.ts';
import { askFirst, showFailure } from '#lib/alerts.ts';
import { bringCash, deliveryFigures, isCancellation } from './bulk-steps.ts';
import type { Selection } from './use-selection.ts';

export interface BulkStep {
  /** Undefined while no step is taken. */
  progress: { step: OrderStep; finished: number; all: number } | undefined;
  /** @returns the result for each order; undefined when nothing was started */
  take: (
    orders: readonly Order[],
    step: OrderStep,
    detailsOf?: (order: Order) => StepDetails,
  ) => Promise<BulkResult | undefined>;
}

/** Delivering marks the cash of each order as received. */
function askDelivery(orders: readonly Order[], locale: string): Promise<boolean> {
  const areCollected = orders.every(({ collection }) => collection);
  const figures = deliveryFigures(orders, locale);
  const paid = !bringCash(orders) && t('All is paid: no cash is booked.');
  if (areCollected)
    return askFirst(
      t('Hand over {figures}?', { figures }),
      paid ||
        t(
          'The cash is booked as received. An order that brought another amount is handed over on its own page.',
        ),
      t('Hand over'),
      t('Not yet'),
    );
  return askFirst(
    t('Deliver {figures}?', { figures }),
    paid ||
      t('The cash is booked as received. An order that brought another amount is delivered on its own page.'),
    t('Deliver'),
    t('Not yet'),
  );
}

/** Confirms once more for orders whose payment was taken back. */
async function askHeldBack(orders: readonly Order[]): Promise<boolean> {
  const numbers = orders.filter(isToHoldBack).map(({ number }) => number);
  return (
    numbers.length === 0 ||
    askFirst(
      t('Go on without their money?'),
      t('What was paid online was taken back of {numbers}: settle it first, on the pages of these orders.', {
        numbers: listOf(numbers),
      }),
      t('Go on'),
      t('Not yet'),
    )
  );
}

function askCancellation(count: number): Promise<boolean> {
  return askFirst(
    plural(count, 'Cancel {count} order?', 'Cancel {count} orders?'),
    t('Their books are for sale again, and the shoppers are told in a minute. Until then it can be undone.'),
    t('Cancel them'),
    t('Leave them'),
  );
}

/** Orders that failed stay selected. */
export function useBulkStep(selection: Selection): BulkStep {
  const { locale } = useShop();
  const [progress, setProgress] = useState<BulkStep['progress']>();
  return {
    progress,
    async take(orders, step, detailsOf) {
      const all = orders.length;
      if (progress || all === 0) return undefined;
      if (all > 1 && step.to === 'delivered' && !(await askDelivery(orders, locale))) return undefined;
      if (step.to === 'packed' && !(await askPacking(orders))) return undefined;
      if (!isCancellation(step) && !(await askHeldBack(orders))) return undefined;
      if (isCancellation(step) && !(await askCancellation(all))) return undefined;
      setProgress({ step, finished: 0, all });
      const result = await forEachOrder(
        orders,
        (order) => moveOrder(order, step.to, detailsOf?.(order)),
        stepFailure,
        (finished) => setProgress({ step, finished, all }),
      );
      setProgress(undefined);
      selection.set(result.done, false);
      const taken = withinSentence(labelOfAll(orders, step.to));
      const { text, reasons } = reportOf(result, taken);
      if (result.done.length > 0) {
        const done = reportOf({ ...result, failed: [] }, taken).text;
        offerUndo({ text: done, orders: result.done, to: step.to });
      }
      if (result.failed.length > 0) void showFailure(text, reasons);
      return result;
    },
  };
}
