import { Link } from 'react-router-dom';
import { filterSearch, firstPage } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';

/** Lists only orders of shoppers who had not confirmed their e-mail address, or all again. */
export function UnconfirmedLink({ filter }: { filter: OrderFilter }) {
  const { isUnconfirmed = false } = filter;
  // A search looks through all orders.
  if (filter.search) return null;
  return (
    <Link
      to={{ search: filterSearch({ ...firstPage(filter), isUnconfirmed: !isUnconfirmed }) }}
      title="Orders of shoppers who had not confirmed their e-mail address"
      className="ml-auto inline-flex min-h-11 items-center text-sm text-accent underline-offset-4 hover:underline sm:px-2 sm:text-[0.9375rem]"
    >
      {isUnconfirmed ? 'Confirmed ones, too' : 'Only not confirmed'}
    </Link>
  );
}
