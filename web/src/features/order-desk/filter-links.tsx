import { shownName } from '@bookstore/functions/shared/people/person-name';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { useShop } from '#config/shop.ts';
import { filterSearch, firstPage } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';
import { useSignedInName } from '#entities/session/admin-role.ts';

interface FilterLinkProps {
  to: OrderFilter;
  title: string;
  text: string;
}

function FilterLink({ to, title, text }: FilterLinkProps) {
  return (
    <Link
      to={{ search: filterSearch(to) }}
      title={title}
      className="inline-flex min-h-11 items-center text-sm text-accent underline-offset-4 hover:underline sm:px-2 sm:text-[0.9375rem]"
    >
      {text}
    </Link>
  );
}

/** Lists only orders that need attention (unconfirmed address, withdrawal), or only late ones, or all. */
export function FilterLinks({ filter }: { filter: OrderFilter }) {
  const { withdrawal, specialOrders } = useShop();
  const me = useSignedInName();
  const { isUnconfirmed = false, isWithdrawn = false, isLate = false, takenBy } = filter;
  // A search covers all orders.
  if (filter.search) return null;
  const { takenBy: _, ...others } = firstPage(filter);
  const first = firstPage(filter);
  return (
    <div className="ms-auto flex flex-wrap justify-end gap-x-4 sm:gap-x-0">
      {!isLate && (
        <FilterLink
          to={takenBy ? others : { ...first, takenBy: me }}
          title={
            takenBy
              ? t('Orders that shoppers placed, and that others took, too')
              : t('Orders that you took on the phone or over the counter')
          }
          text={takenBy ? t('Not only by {name}', { name: shownName(takenBy) }) : t('Taken by me')}
        />
      )}
      {(specialOrders || isLate) && (
        <FilterLink
          to={isLate ? {} : { isLate: true }}
          title="Orders that wait for a book beyond its promised day, the longest first"
          text={isLate ? t('All orders') : t('Only late')}
        />
      )}
      {!isLate && (withdrawal || isWithdrawn) && (
        <FilterLink
          to={{ ...first, isWithdrawn: !isWithdrawn }}
          title="Orders from which their shoppers have withdrawn"
          text={isWithdrawn ? t('Without a withdrawal, too') : t('Only withdrawals')}
        />
      )}
      {!isLate && (
        <FilterLink
          to={{ ...first, isUnconfirmed: !isUnconfirmed }}
          title="Orders of shoppers who had not confirmed their e-mail address"
          text={isUnconfirmed ? t('Confirmed ones, too') : t('Only not confirmed')}
        />
      )}
    </div>
  );
}
