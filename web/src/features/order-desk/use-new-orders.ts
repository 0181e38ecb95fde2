import type { Order } from '@bookstore/functions/shared/order/order';
import { plural } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';

interface NewOrders {
  /** For screen readers. */
  text: string;
  /** Orders placed since the list was opened. */
  ids: ReadonlySet<string>;
}

const none: NewOrders = { text: '', ids: new Set() };

/** The latest instant among these orders and `earliest`. */
function newestOf(orders: readonly Order[], earliest: string): string {
  return orders.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), earliest);
}

/**
 * An order placed before the list was opened is not new: it has moved up from the next page, or its status has changed.
 */
export function useNewOrders(orders: readonly Order[], address: string): NewOrders {
  const [newOrders, setNewOrders] = useState(none);
  const previous = useRef<{ address: string; newest: string }>(undefined);
  const ids = orders.map(({ _id }) => _id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one when its ids are
  useEffect(() => {
    const before = previous.current?.address === address ? previous.current : undefined;
    previous.current = { address, newest: newestOf(orders, before?.newest ?? new Date().toJSON()) };
    if (!before) {
      setNewOrders({ ...none, text: plural(orders.length, '{count} order shown', '{count} orders shown') });
      return;
    }
    const fresh = orders.filter(({ createdAt }) => createdAt > before.newest);
    if (fresh.length === 0) return;
    const text = plural(fresh.length, '{count} new order: {numbers}', '{count} new orders: {numbers}', {
      numbers: fresh.map(({ number }) => number).join(', '),
    });
    setNewOrders((earlier) => ({ text, ids: new Set([...earlier.ids, ...fresh.map(({ _id }) => _id)]) }));
  }, [ids, address]);

  return newOrders;
}
