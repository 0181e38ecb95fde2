import { useOwnOrder } from './order-queries.ts';
import { OrderTicket } from './order-ticket.tsx';

/** Of an order that was paid online; nothing until it can be read. */
export function OwnTicket({ uid, id }: { uid: string; id: string }) {
  const order = useOwnOrder(uid, id);
  return order && <OrderTicket order={order} />;
}
