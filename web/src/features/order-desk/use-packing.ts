import type { Order } from '@bookstore/functions/shared/order';
import { useState } from 'react';
import { showFailure, showToast } from '#lib/alerts.ts';
import { type BulkResult, forEachOrder } from './bulk-pack.ts';
import { moveOrder, stepFailure } from './order-commands.ts';
import { orderName, plural } from './order-labels.ts';
import type { Selection } from './use-selection.ts';

export interface Packing {
  /** How many are done of how many; undefined while nothing is packed. */
  progress: { finished: number; all: number } | undefined;
  pack: (orders: readonly Order[]) => Promise<void>;
}

function report({ done, failed }: BulkResult): void {
  if (failed.length === 0) {
    const [only] = done;
    const packed = done.length === 1 && only ? `Order ${orderName(only)}` : plural(done.length, 'order');
    void showToast(`${packed} packed`);
    return;
  }
  const reasons = failed.map(({ order, reason }) => `${orderName(order)}: ${reason}`);
  void showFailure(
    done.length === 0
      ? `${plural(failed.length, 'order')} not packed`
      : `${done.length} packed, ${failed.length} not`,
    reasons.join(' '),
  );
}

/** Marks orders as packed; those that could not be stay selected. */
export function usePacking(selection: Selection): Packing {
  const [progress, setProgress] = useState<Packing['progress']>();
  async function pack(orders: readonly Order[]): Promise<void> {
    if (progress || orders.length === 0) return;
    const all = orders.length;
    setProgress({ finished: 0, all });
    const result = await forEachOrder(
      orders,
      (order) => moveOrder(order, 'packed'),
      stepFailure,
      (finished) => setProgress({ finished, all }),
    );
    setProgress(undefined);
    selection.set(result.done, false);
    report(result);
  }
  return { progress, pack };
}
