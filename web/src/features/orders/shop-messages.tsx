import type { Order } from '@bookstore/functions/shared/order/order';
import { ShortDay } from './order-days.tsx';

export function ShopMessages({ order }: { order: Order }) {
  return order.messages.map(({ text, at }) => (
    <p
      key={`${at} ${text}`}
      className="border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere whitespace-pre-line"
    >
      <span className="block text-sm text-muted">
        A message from the shop, <ShortDay instant={at} />
      </span>
      <span dir="auto">{text}</span>
    </p>
  ));
}
