import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { tableRoles } from '#components/lists/table-roles.ts';
import { useDeskOrders } from '#entities/order/desk-queries.ts';
import { useFreshCounts } from '#entities/order/order-counts.ts';
import { filterSearch } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';
import { FilterLinks } from './filter-links.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderRow } from './order-row.tsx';
import { Pager } from './pager.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useBulkStep } from './use-bulk-step.ts';
import { useNewOrders } from './use-new-orders.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

const rowsPerPage = 25;

const columns = [
  { name: t('Selected'), className: 'w-12 lg:w-14' },
  { name: t('Number'), className: 'w-28 px-2 lg:w-34 lg:px-3' },
  { name: t('Placed'), className: 'w-27 px-2 lg:w-40 lg:px-3' },
  { name: t('Name'), className: 'px-2 lg:px-3' },
  { name: t('Books'), className: 'md:max-lg:hidden w-20 px-3 text-end' },
  { name: t('Total'), className: 'w-20 px-2 text-end lg:w-26 lg:px-3' },
  { name: t('Status'), className: 'w-33 px-2 lg:w-42 lg:px-3 lg:pe-4' },
];

interface OrderRowsProps {
  filter: OrderFilter;
  selection: Selection;
}

export function OrderRows({ filter, selection }: OrderRowsProps) {
  const { orders, last } = useDeskOrders(filter, rowsPerPage);
  const address = filterSearch(filter);
  const newOrders = useNewOrders(orders, address);
  useFreshCounts(orders);
  // The selected orders of this page as they are now.
  const chosen = {
    ...selection,
    orders: selection.orders.map((order) => orders.find(({ _id }) => _id === order._id) ?? order),
  };
  const bulkStep = useBulkStep(selection);
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table, orders, chosen, bulkStep.take);

  // Another page of the list starts at its top, with the focus.
  const pageShown = useRef(filter.after?._id);
  useEffect(() => {
    if (pageShown.current === filter.after?._id) return;
    pageShown.current = filter.after?._id;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'nearest' });
  }, [filter.after?._id]);

  return (
    <>
      <p role="status" className="sr-only">
        {newOrders.text}
      </p>
      {(orders.length > 0 || selection.orders.length > 0) && (
        <SelectionBar
          orders={orders}
          selection={chosen}
          bulkStep={bulkStep}
          aside={<FilterLinks filter={filter} />}
        />
      )}
      {orders.length === 0 && <NoOrders filter={filter} hasMore={last !== undefined} />}
      {orders.length > 0 && (
        <table
          {...tableRoles.table}
          ref={table}
          tabIndex={-1}
          aria-labelledby="orders-title"
          className="block w-full scroll-mt-32 table-fixed text-start text-[0.9375rem] focus:outline-none md:table"
        >
          <thead {...tableRoles.group} className="sr-only md:not-sr-only md:table-header-group">
            <tr {...tableRoles.row} className="border-b border-line-strong/40 text-sm text-muted">
              {columns.map(({ name, className }, index) => (
                <th
                  {...tableRoles.columnHeader}
                  key={name}
                  scope="col"
                  className={`py-2.5 font-medium ${className}`}
                >
                  {index === 0 ? <span className="sr-only">{name}</span> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className="block md:table-row-group">
            {orders.map((order) => (
              <OrderRow
                key={order._id}
                order={order}
                isNew={newOrders.ids.has(order._id)}
                isSelected={selection.has(order._id)}
                onSelect={(isSelected) => selection.set([order], isSelected)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager filter={filter} last={last} />
    </>
  );
}
