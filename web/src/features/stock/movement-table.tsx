import { type StockMovement, stockReasons } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { figure } from '#components/labels/figure.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { ColumnHeads } from '#components/lists/column-heads.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMay } from '#entities/session/admin-role.ts';

/** '+3', '−1' or '0'. */
function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The ledger of a book: its last movements, newest first. */
export function MovementTable({ movements }: { movements: readonly StockMovement[] }) {
  if (movements.length === 0) return null;
  return (
    <details className="mt-4 text-[0.9375rem]">
      <summary className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline">
        Last movements
      </summary>
      <table className="w-full text-start tabular-nums">
        <ColumnHeads texts={[t('When'), t('Why')]} figures={[t('Change'), t('On hand')]} />
        <tbody>
          {movements.map((movement) => (
            // No two of one book are of the same moment.
            <tr key={movement.at} className="border-b border-line last:border-0">
              <td className="py-1.5 pe-3">
                <TimeLabel instant={movement.at} />
              </td>
              <td className="py-1.5 pe-3">
                <Reason {...movement} />
              </td>
              <td className="py-1.5 text-end">{signed(movement.change)}</td>
              <td className="py-1.5 text-end">{figure(movement.onHand)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Why copies moved, with the way to the order or the import that moved them. */
function Reason({ reason, orderId, importId }: StockMovement) {
  const mayOpenOrders = useMay('orders');
  const { label } = stockReasons[reason];
  const order = orderId && mayOpenOrders ? dashboardPaths.deskOrder(orderId) : undefined;
  const cause = importId ? dashboardPaths.importOf(importId) : order;
  if (cause === undefined) return label;
  return (
    <Link to={cause} className="text-accent underline underline-offset-4">
      {label}
    </Link>
  );
}
