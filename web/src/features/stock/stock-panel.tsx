import { type StockMovement, stockReasons } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { figure } from '#components/labels/figure.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { ColumnHeads } from '#components/lists/column-heads.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { CopiesForm, SettingsForm, StartForm } from './stock-forms.tsx';
import { type StockActions, useStock } from './use-stock.ts';

export function StockPanel({ bookId }: { bookId: string }) {
  const state = useStock(bookId);
  const { stock } = state;
  return (
    <Card title="Stock">
      <Pending query={state.stocks} failed="The stock could not be loaded." height="h-40" />
      {stock?.onHand === undefined ? (
        stock && <NotCounted {...state} stock={stock} />
      ) : (
        <Counted {...state} stock={stock} />
      )}
      <MovementTable movements={state.movements ?? []} />
    </Card>
  );
}

function NotCounted(state: StockActions) {
  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-muted">
        This book is not counted: it can be ordered any number of times.
      </p>
      <StartForm {...state} />
    </>
  );
}

function Counted({ stock, ...state }: StockActions) {
  return (
    <div className="grid gap-6">
      <p>
        <span className="font-display text-3xl tabular-nums">{figure(stock.onHand ?? 0)}</span>{' '}
        <span className="text-[0.9375rem] text-muted">on hand</span>
      </p>
      <CopiesForm stock={stock} {...state} />
      <SettingsForm stock={stock} {...state} />
      <CommandButton
        variant="quiet"
        command={{
          ...state.change(stock, { counted: false }, true),
          ask: [
            t('Stop counting?'),
            t('Then the book can be ordered any number of times.'),
            t('Stop counting'),
            t('Go on counting'),
          ],
        }}
        className="justify-self-start px-0!"
      >
        Stop counting
      </CommandButton>
    </div>
  );
}

/** '+3', '−1' or '0'. */
function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Latest first. */
function MovementTable({ movements }: { movements: readonly StockMovement[] }) {
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
            // Unique: two movements of a book never have the same instant.
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

/** Links to the order or import that moved the copies. */
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
