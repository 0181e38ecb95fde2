import type { Order } from '@bookstore/functions/shared/order/order';
import { useState } from 'react';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { stepFailure } from './order-commands.ts';
import { orderDifferences } from './order-differences.ts';
import { offerUndo } from './undo-offer.ts';

/** Why an order was not changed: when another person was faster, what is different by now. */
async function changeFailure(order: Order, error: unknown): Promise<string> {
  if (apiErrorOf(error)?.code !== 'order-changed') return stepFailure(error, order);
  try {
    const [now] = await callAdminApi('GET /api/orders', { query: { ids: [order._id] } });
    const differences = now ? orderDifferences(order, now) : [];
    if (differences.length > 0) return `${differences.join(' ')} Look at it, and try again.`;
  } catch (failure) {
    console.warn('The order was not loaded again:', failure);
  }
  return stepFailure(error, order);
}

/** Makes one change of an order at a time. What was typed stays when it fails. */
export function useOrderChange(order: Order) {
  const [busy, setBusy] = useState('');
  return {
    /** What is being done; '' for nothing. */
    busy,
    /**
     * @param takeBack what takes the change back, which is then offered for as long as its mail waits
     * @returns whether it was done
     */
    async change<Changed>(
      what: string,
      send: () => Promise<Changed>,
      done: string,
      takeBack?: (changed: Changed) => Promise<unknown>,
    ): Promise<boolean> {
      if (busy) return false;
      setBusy(what);
      try {
        const changed = await send();
        if (takeBack) offerUndo({ text: done, orders: [order], takeBack: () => takeBack(changed) });
        else void showToast(done);
        return true;
      } catch (error) {
        console.warn('The order was not changed:', error);
        void showFailure('The order was not changed', await changeFailure(order, error));
        return false;
      } finally {
        setBusy('');
      }
    },
  };
}
