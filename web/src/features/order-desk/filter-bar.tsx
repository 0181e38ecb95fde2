import {
  type OrderStatus,
  type OrderWay,
  orderStatuses,
  orderStatusNames,
  orderWays,
  statusLabel,
} from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, useNavigate } from 'react-router-dom';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { QuietChoice } from '#components/forms/quiet-choice.tsx';
import { useShop } from '#config/shop.ts';
import { useOrderCounts } from '#entities/order/order-counts.ts';
import { filterSearch, firstPage } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';
import { DayField } from './day-field.tsx';

interface Tab {
  label: string;
  status?: OrderStatus;
  way?: OrderWay;
}

const tabs: readonly Tab[] = [
  { label: t('All') },
  ...orderStatusNames.map((status) => ({
    // Shorter than the status's label: the row has many tabs.
    label: status === 'waiting' ? t('Waiting') : orderStatuses[status].label,
    status,
  })),
];

/** Where orders are collected, packed orders have tabs for both ways. */
const tabsWithCollection = tabs.flatMap((tab): Tab[] => {
  if (tab.status === 'delivered') return [{ ...tab, label: t('Delivered, collected') }];
  if (tab.status !== 'packed') return [tab];
  const status = tab.status;
  return orderWays.map((way) => ({
    label: statusLabel({ status, collection: way === 'collection' }),
    status,
    way,
  }));
});

export function FilterBar({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  const countOf = useOrderCounts();
  const { collection } = useShop();
  const { search, status, way, day, isLate, ...rest } = firstPage(filter);
  const show = (chosen: OrderFilter) => navigate({ search: filterSearch(chosen) });
  return (
    <div className="grid gap-2 border-b border-line p-3 md:p-4 md:pb-2">
      <div className="grid grid-cols-2 gap-2 max-md:[&:not(:lang(en))]:grid-cols-[minmax(0,7fr)_minmax(0,8fr)] md:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-3">
        <div className="col-span-2 md:col-span-1">
          <DebouncedSearch
            label="Search orders"
            placeholder="Number, name, phone, street, book …"
            maxLength={320}
            searched={search ?? ''}
            onSearch={(words) =>
              navigate({ search: filterSearch({ ...rest, search: words }) }, { replace: Boolean(search) })
            }
          />
        </div>
        <DayField
          day={day ?? ''}
          onChoose={(chosen) =>
            show({ ...rest, ...(status && { status }), ...(way && { way }), ...(chosen && { day: chosen }) })
          }
        />
        {/* Late orders have a fixed sort order. */}
        {!isLate && (
          <QuietChoice
            label="Order of the list"
            value={rest.oldestFirst ? 'oldest' : 'newest'}
            onChange={(chosen) => show({ ...firstPage(filter), oldestFirst: chosen === 'oldest' })}
          >
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
          </QuietChoice>
        )}
      </div>
      {/* On a phone the row fades where it continues. */}
      <nav
        aria-label="Status"
        className="-mx-3 overflow-x-auto py-1 pe-8 ps-3 max-md:mask-[linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] md:-mx-1.5 md:p-0 md:py-1"
      >
        <ul className="flex gap-1 md:flex-wrap md:gap-0 lg:gap-1">
          {(collection ? tabsWithCollection : tabs).map((tab) => (
            <li key={tab.label}>
              <Link
                to={{
                  search: filterSearch({
                    ...rest,
                    ...(day && { day }),
                    ...(tab.status && { status: tab.status }),
                    ...(tab.way && { way: tab.way }),
                  }),
                }}
                aria-current={
                  !search && !isLate && tab.status === status && tab.way === way ? 'true' : undefined
                }
                className="inline-flex min-h-11 items-center justify-center rounded-full border border-transparent px-3.5 text-[0.9375rem] whitespace-nowrap md:max-lg:min-w-10 md:max-lg:rounded-lg md:px-[0.3125rem] md:text-sm lg:px-3.5 lg:text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink aria-[current]:border-line-strong/60 aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline"
              >
                {tab.label}
                {tab.status && countOf(tab.status, tab.way) && (
                  <>
                    {' '}
                    <span className="ms-1.5 text-sm text-muted tabular-nums md:ms-1 lg:ms-1.5">
                      {countOf(tab.status, tab.way)}
                    </span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
