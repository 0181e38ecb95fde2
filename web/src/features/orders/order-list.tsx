import { NothingHere } from '#components/loading/nothing-here.tsx';
import { texts } from '#config/texts.ts';
import { OrderCard } from './order-card.tsx';
import { useOwnOrders } from './order-queries.ts';

export function OrderList({ uid }: { uid: string }) {
  const orders = useOwnOrders(uid);
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
