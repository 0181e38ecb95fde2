import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { OrderCard } from './order-card.tsx';
import { useOwnOrders } from './order-queries.ts';

interface OrderListProps {
  uid: string;
  onSeen: (uid: string, orders: readonly Order[]) => void;
}

export function OrderList({ uid, onSeen }: OrderListProps) {
  const orders = useOwnOrders(uid);
  useEffect(() => onSeen(uid, orders), [uid, orders, onSeen]);
  if (orders.length === 0) return <NothingHere text={texts.noOrders} />;
  return (
    <ol className="mt-6 grid gap-6">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ol>
  );
}
