import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { type UndoOffer, useOfferedUndo } from '#entities/order/undo-offer.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const UndoBar = lazyComponent(async () => (await import('./undo-bar.tsx')).UndoBar);

function keyOf({ text, orders, ...undo }: UndoOffer): string {
  const version = 'version' in undo ? undo.version : '';
  return `${text} ${orders.map(({ _id }) => _id).join()} ${version}`;
}

/** On every page of the dashboard, for orders and settings. The bar's code is loaded for the first undo. */
export function OfferedUndo() {
  const undo = useOfferedUndo();
  return (
    <div role="status" className="print:hidden">
      {undo && (
        <AsyncBoundary loading={null} about={undo.text}>
          <UndoBar key={keyOf(undo)} undo={undo} />
        </AsyncBoundary>
      )}
    </div>
  );
}
