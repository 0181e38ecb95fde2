import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { filterSearch } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';

export function AllOrdersLink() {
  return (
    <Link to={dashboardPaths.orderDesk} className={buttonClasses('secondary')}>
      Show all orders
    </Link>
  );
}

interface NoOrdersProps {
  filter: OrderFilter;
  /** Whether another page follows that may have matches. */
  hasMore: boolean;
}

/** Says why the list is empty, and links to all orders. */
export function NoOrders({ filter, hasMore }: NoOrdersProps) {
  const { search, status, way, day, after, isLate } = filter;
  if (hasMore) {
    return (
      <NothingHere text="None found so far." hint="The next page looks further.">
        <AllOrdersLink />
      </NothingHere>
    );
  }
  if (search) {
    return (
      <NothingHere
        text={t('No order is found by “{search}”.', { search })}
        hint="A number, a whole e-mail address, the end of a phone number, a tracking code, or how words of a name, an address or a title begin."
      >
        <AllOrdersLink />
      </NothingHere>
    );
  }
  if (status === 'placed' && !day && !after) {
    return (
      <NothingHere text="Nothing to pack." hint="New orders appear here by themselves.">
        <AllOrdersLink />
      </NothingHere>
    );
  }
  if (way === 'collection' && !day && !after) {
    return (
      <NothingHere text="Nothing waits to be collected." hint="Orders that are marked as ready appear here.">
        <AllOrdersLink />
      </NothingHere>
    );
  }
  if (isLate && !after) {
    return (
      <NothingHere text="Nothing is late." hint="No order waits for a book beyond its promised day.">
        <AllOrdersLink />
      </NothingHere>
    );
  }
  if (filterSearch(filter)) {
    return (
      <NothingHere text="No orders here.">
        <AllOrdersLink />
      </NothingHere>
    );
  }
  return (
    <NothingHere text="No orders yet." hint="The first one appears here by itself.">
      {null}
    </NothingHere>
  );
}
