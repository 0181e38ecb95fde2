import { plural, t } from '@bookstore/functions/shared/words/words';
import { useDeskOrders } from '#entities/order/desk-queries.ts';

/** Shown as '20+' beyond this: the bell reads at most one order more, whatever the shop's size. */
const countedOrders = 20;

export function ToPackCount() {
  const { orders, last } = useDeskOrders({ status: 'placed' }, countedOrders);
  const number = orders.length;
  if (number === 0) return <span className="sr-only">No orders to pack</span>;
  const count = last ? `${countedOrders}+` : `${number}`;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-0 start-6 min-w-5 rounded-full border border-surface bg-accent-fill px-1 text-center text-[0.6875rem] leading-[1.125rem] font-semibold text-on-accent tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">
        {last
          ? t('{most}+ orders to pack', { most: countedOrders })
          : plural(number, '{count} order to pack', '{count} orders to pack')}
      </span>
    </>
  );
}
