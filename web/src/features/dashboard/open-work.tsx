import type { SalesOverview } from '@bookstore/functions/shared/order/sales';
import { Link } from 'react-router-dom';
import { figure } from '#components/labels/count-of.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';

export const workRow = 'grid grid-flow-col auto-cols-fr gap-3 md:gap-4';
const tile = 'block h-full rounded-card border border-line bg-surface px-3 py-3 md:px-5 md:py-4';

interface TileProps {
  count: number;
  label: string;
  /** Where the work is done; without it, the tile is only read. */
  to: string | undefined;
}

/** A figure that is 0 when there is nothing to do. */
function Tile({ count, label, to }: TileProps) {
  const content = (
    <>
      <span
        className={`block font-display text-3xl tabular-nums md:text-4xl ${count === 0 ? 'text-muted' : ''}`}
      >
        {figure(count)}
      </span>{' '}
      <span className="text-sm text-muted group-hover:text-accent group-hover:underline md:text-[0.9375rem]">
        {label}
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <p className={tile}>{content}</p>
      ) : (
        <Link to={to} className={`group ${tile} hover:border-accent`}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** What waits to be done, in one row at every width. */
export function OpenWork({ toPack, lowStock, failedMails }: SalesOverview) {
  const [mayChangeBooks, mayProcessOrders] = [useMay('catalogue'), useMay('orders')];
  const [firstFailed] = failedMails.orders;
  return (
    <ul aria-label="To do" className={workRow}>
      {mayProcessOrders && <Tile count={toPack} label="To pack" to={dashboardPaths.ordersToPack} />}
      <Tile
        count={lowStock.count}
        label="Running low"
        to={mayChangeBooks ? dashboardPaths.lowStock : undefined}
      />
      {mayProcessOrders && (
        <Tile
          count={failedMails.count}
          label="Failed mails"
          to={firstFailed && dashboardPaths.deskOrder(firstFailed.orderId)}
        />
      )}
    </ul>
  );
}
