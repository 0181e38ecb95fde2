import type { Order } from '@bookstore/functions/shared/order';
import { useEffect, useRef, useState } from 'react';
import { counted, orderName } from './order-labels.ts';

interface News {
  /** What a screen reader is told. */
  text: string;
  /** The orders that have come since the list is shown. */
  ids: ReadonlySet<string>;
}

const none: News = { text: '', ids: new Set() };

function newestOf(orders: readonly Order[]): string {
  return orders.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '');
}

/** What has just come into the list of this address: its first orders, or new ones among them. */
export function useNews(orders: readonly Order[], address: string): News {
  const [news, setNews] = useState(none);
  const shown = useRef<{ address: string; newest: string }>(undefined);
  const ids = orders.map(({ _id }) => _id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one when its ids are
  useEffect(() => {
    const before = shown.current?.address === address ? shown.current : undefined;
    const newest = newestOf(orders);
    shown.current = { address, newest: before && before.newest > newest ? before.newest : newest };
    if (!before) {
      setNews({ ...none, text: `${counted(orders.length, 'order')} shown` });
      return;
    }
    const fresh = orders.filter(({ createdAt }) => createdAt > before.newest);
    if (fresh.length === 0) return;
    const text = `${counted(fresh.length, 'new order')}: ${fresh.map(orderName).join(', ')}`;
    setNews((earlier) => ({ text, ids: new Set([...earlier.ids, ...fresh.map(({ _id }) => _id)]) }));
  }, [ids, address]);

  return news;
}
