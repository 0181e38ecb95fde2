import type { Book } from '@bookstore/functions/shared/book/book';
import type { Order } from '@bookstore/functions/shared/order/order';
import { type ReactNode, useEffect } from 'react';
import { ShelfScene } from '#components/layout/shelf-scene.tsx';
import { BrowseLink } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { OrderCard } from './order-card.tsx';
import { useOwnOrders } from './order-queries.ts';
import { OwnShelf } from './own-shelf.tsx';

interface OrderListProps {
  uid: string;
  onSeen: (uid: string, orders: readonly Order[]) => void;
  /** Shown while there are no orders. */
  instead?: ReactNode;
  /** The button that buys a book of the shelf again. */
  again: (book: Book) => ReactNode;
  action?: (order: Order) => ReactNode;
}

export function OrderList({ uid, onSeen, instead, again, action }: OrderListProps) {
  const orders = useOwnOrders(uid);
  useEffect(() => onSeen(uid, orders), [uid, orders, onSeen]);
  if (orders.length === 0) {
    return (
      <>
        <div className="mt-6">
          <ShelfScene>
            <div>
              <h2 className="text-2xl md:text-3xl">Your first order will stand here</h2>
              <p role="status" className="mt-3 text-lg text-muted">
                {texts.noOrders}
              </p>
            </div>
            <BrowseLink />
          </ShelfScene>
        </div>
        {instead}
      </>
    );
  }
  return (
    <>
      <ol className="mt-6 grid grid-cols-1 gap-6">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} action={action?.(order)} />
          </li>
        ))}
      </ol>
      <OwnShelf orders={orders} again={again} />
    </>
  );
}
