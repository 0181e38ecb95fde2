import type { CashDay } from '@bookstore/functions/shared/order/cash';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { EntryList } from '#entities/cash/entry-list.tsx';
import { cashSearch } from './cash-address.ts';

interface DayEntriesProps {
  cash: CashDay;
  after: string | undefined;
}

/** The entries of a day, newest first, each with a link to its order. */
export function DayEntries({ cash: { day, entries, hasMore }, after }: DayEntriesProps) {
  const last = entries.at(-1);
  return (
    <>
      {entries.length === 0 && <p className="py-6 text-center text-muted">No money was noted on this day.</p>}
      <EntryList
        entries={entries}
        label="Entries of the day"
        lead={({ orderId, number }) => (
          <>
            <Link
              to={dashboardPaths.deskOrder(orderId)}
              className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
            >
              Order {number}
            </Link>
            {' · '}
          </>
        )}
      />
      {(after || hasMore) && (
        <nav aria-label="Pages" className="mt-4 flex items-center gap-3 print:hidden">
          {after && (
            <Link to={{ search: cashSearch(day) }} className={buttonClasses('secondary')}>
              Newest
            </Link>
          )}
          {hasMore && last && (
            <Link
              to={{ search: cashSearch(day, `${last.at}_${last._id}`) }}
              className={`${buttonClasses('secondary')} ml-auto`}
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
