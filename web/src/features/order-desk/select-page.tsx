import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useRef } from 'react';
import type { Selection } from './use-selection.ts';

interface SelectPageProps {
  /** The orders of the page. */
  orders: readonly Order[];
  selection: Selection;
}

export function SelectPage({ orders, selection }: SelectPageProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = selection.orders.length;
  const onPage = orders.filter(({ _id }) => selection.has(_id)).length;

  // The focused button disappears with the last selected order.
  const before = useRef(count);
  useEffect(() => {
    const isOver = before.current > 0 && count === 0;
    before.current = count;
    if (isOver && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <label className="inline-flex min-h-11 items-center text-[0.9375rem]">
      <span className="grid size-11 place-items-center">
        <input
          type="checkbox"
          className="size-5"
          checked={orders.length > 0 && onPage === orders.length}
          ref={(element) => {
            box.current = element;
            if (element) element.indeterminate = onPage > 0 && onPage < orders.length;
          }}
          onChange={({ target }) => selection.set(orders, target.checked)}
        />
      </span>
      <span className={count > 0 ? 'sr-only' : ''}>Select all on this page</span>
    </label>
  );
}
