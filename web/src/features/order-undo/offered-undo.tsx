import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useOfferedUndo } from '#entities/order/step-undo.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const UndoBar = lazyComponent(async () => (await import('./undo-bar.tsx')).UndoBar);

/** The way back from what was last done with an order, on every page of the dashboard; its code comes with the first step. */
export function OfferedUndo() {
  const undo = useOfferedUndo();
  return (
    <div role="status" className="print:hidden">
      {undo && (
        <AsyncBoundary loading={null} about={undo.text}>
          <UndoBar key={`${undo.text} ${undo.orders.map(({ _id }) => _id).join()}`} undo={undo} />
        </AsyncBoundary>
      )}
    </div>
  );
}
