import { promisedDays } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { PrintLink } from '#entities/order/print-link.tsx';

export interface Taken {
  order: Order;
  /** Formatted; '' for none. */
  change: string;
}

export function TakenNote({ taken: { order, change } }: { taken: Taken }) {
  const { _id, number, status } = order;
  const day = promisedDays(order).at(-1);
  return (
    <section
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-forest/50 bg-surface p-4"
    >
      <div>
        <p className="font-display text-xl text-forest">
          {status === 'delivered'
            ? t('Sold: {number}', { number })
            : t('Order {number} is taken', { number })}
        </p>
        {day && (
          <p className="text-[0.9375rem]">{rich('Promised for {day}', { day: <DateLabel day={day} /> })}</p>
        )}
        {change && <p className="text-lg font-medium">{t('Change: {amount}', { amount: change })}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={dashboardPaths.deskOrder(_id)} className={`${buttonClasses('quiet')} px-0!`}>
          Open the order
        </Link>
        <PrintLink to={dashboardPaths.printOrders('slips', [_id])} label="Print packing slip" />
      </div>
    </section>
  );
}
