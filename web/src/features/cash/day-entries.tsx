import type { CashDay } from '@bookstore/functions/shared/order/cash';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { EntryList, ofMoney } from '#entities/cash/entry-list.tsx';
import { type CashAddress, cashSearch } from './cash-address.ts';

interface DayEntriesProps {
  cash: CashDay;
  address: CashAddress;
}

/** Newest first, each with a link to its order, or the number of the sold voucher. */
export function DayEntries({ cash: { entries: all, next }, address }: DayEntriesProps) {
  const entries = ofMoney(all);
  const { after, ...first } = address;
  const isSearch = Boolean(address.q ?? address.way);
  return (
    <>
      {entries.length === 0 && (
        <p role="status" className="py-10 text-center text-muted">
          {!isSearch && t('No money was noted on this day.')}
          {isSearch && (next ? t('None found so far.') : t('No entry of this day is like that.'))}
          {!isSearch && (
            <span className="block text-sm">
              Deliveries note theirs by themselves; any other is noted on the page of its order.
            </span>
          )}
        </p>
      )}
      <EntryList
        entries={entries}
        label="Entries of the day"
        lead={({ orderId, number }) =>
          orderId === '' ? (
            number && `${number} · `
          ) : (
            <>
              <Link
                to={dashboardPaths.deskOrder(orderId)}
                className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
              >
                {t('Order {number}', { number })}
              </Link>
              {' · '}
            </>
          )
        }
      />
      {(after || next) && (
        <nav aria-label="Pages" className="mt-4 flex items-center gap-3 print:hidden">
          {after && (
            <Link to={{ search: cashSearch(first) }} className={buttonClasses('secondary')}>
              Newest
            </Link>
          )}
          {next && (
            <Link
              to={{ search: cashSearch({ ...first, after: next }) }}
              className={`${buttonClasses('secondary')} ms-auto`}
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
