import type { Order } from '@bookstore/functions/shared/order/order';
import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import { useState } from 'react';

/**
 * Across all pages, in the order of selection.
 * @param list identifies what is listed: another list clears the selection
 */
export function useSelection(list: string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Order>>(new Map());
  const [listed, setListed] = useState(list);
  if (listed !== list) {
    setListed(list);
    setSelected(new Map());
  }
  return {
    orders: [...selected.values()],
    has: (id: string) => selected.has(id),
    /** Adds no more orders than can be handled together. */
    set(orders: readonly Order[], isSelected: boolean) {
      setSelected((before) => {
        const after = new Map(before);
        for (const order of orders) {
          if (!isSelected) after.delete(order._id);
          else if (after.has(order._id) || after.size < ordersTogether) after.set(order._id, order);
        }
        return after;
      });
    },
    clear: () => setSelected(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
