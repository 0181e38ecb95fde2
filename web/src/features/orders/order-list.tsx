import type { OrderLine } from '@bookstore/functions/shared/order/order';
import type { ReactNode } from 'react';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { OrderCard } from './order-card.tsx';
import { useOwnOrders } from './order-queries.ts';

interface OrderListProps {
  uid: string;
  /** The picture of an ordered book. */
  cover: (line: OrderLine) => ReactNode;
}

export function OrderList({ uid, cover }: OrderListProps) {
  const orders = useOwnOrders(uid);
  if (orders.length === 0) return <NothingHere text={texts.noOrders} />;
  return (
    <ol className="mt-6 grid gap-6">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} cover={cover} />
        </li>
      ))}
    </ol>
  );
}
