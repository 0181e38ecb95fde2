import { t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { Card } from '#components/layout/card.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { MovementTable } from './movement-table.tsx';
import { CopiesForm, SettingsForm, StartForm } from './stock-forms.tsx';
import { type StockActions, useStock } from './use-stock.ts';

/** The stock of a book: the figure, the shelf and the ledger. */
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
