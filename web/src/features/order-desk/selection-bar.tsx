import type { Order } from '@bookstore/functions/shared/order';
import { ordersTogether } from '@bookstore/functions/shared/order-limits';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { buttonLook } from '#components/control-looks.ts';
import { PrintIcon } from '#components/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { plural } from './order-labels.ts';
import type { Packing } from './use-packing.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  /** Those of the page. */
  orders: readonly Order[];
  selection: Selection;
  packing: Packing;
}

/** Selects the page's orders and says what can be done with all that are selected, on whatever page they stand. */
export function SelectionBar({ orders, selection, packing: { progress, pack } }: SelectionBarProps) {
  const onPage = orders.filter(({ _id }) => selection.has(_id)).length;
  const count = selection.orders.length;
  const ids = selection.orders.map(({ _id }) => _id);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 border-b border-line bg-surface py-1.5 pr-4 lg:pl-2 ${count > 0 ? 'sticky top-16 z-10' : ''}`}
    >
      <label className="inline-flex min-h-11 items-center text-[0.9375rem]">
        <span className="grid size-11 place-items-center">
          <input
            type="checkbox"
            className="size-5"
            checked={orders.length > 0 && onPage === orders.length}
            ref={(box) => {
              if (box) box.indeterminate = onPage > 0 && onPage < orders.length;
            }}
            onChange={({ target }) => selection.set(orders, target.checked)}
          />
        </span>
        <span className={count > 0 ? 'sr-only' : ''}>Select all on this page</span>
      </label>
      {count > 0 && (
        <>
          <p role="status" className="text-[0.9375rem] font-medium tabular-nums">
            {progress ? (
              <>
                Packing {plural(progress.all, 'order')}
                {/* Every step of it would be read out. */}
                <span aria-hidden="true">: {progress.finished} done</span>
              </>
            ) : (
              `${count} selected${count >= ordersTogether ? ', the most at once' : ''}`
            )}
          </p>
          <Button look="quiet" onClick={selection.clear} className="mr-auto px-2!">
            Clear
          </Button>
          <div className="flex w-full gap-2 overflow-x-auto px-4 py-1 md:flex-wrap md:overflow-visible md:px-2 lg:w-auto lg:px-0">
            <Button
              title="Mark as packed (p)"
              busy={Boolean(progress)}
              onClick={() => void pack(selection.orders)}
            >
              Mark as packed
            </Button>
            <PrintLink to={dashboardPaths.printOrders('slips', ids)} label="Print packing slips" />
            <PrintLink to={dashboardPaths.printOrders('picking', ids)} label="Print picking list" />
          </div>
        </>
      )}
    </div>
  );
}

/** In a tab of its own, so that the list stays as it is. */
function PrintLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} target="_blank" title="Opens in a new tab" className={buttonLook('secondary')}>
      <PrintIcon />
      {label}
    </Link>
  );
}
