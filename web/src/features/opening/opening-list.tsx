import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { useOpening } from './use-opening.ts';

const OpeningSteps = lazyComponent(async () => (await import('./opening-steps.tsx')).OpeningSteps);

/** What opens a new shop: for its owner, until the list is closed or the shop has orders; only then it is loaded. */
export function OpeningList() {
  const { opening, ...state } = useOpening();
  if (!opening?.isShown) return null;
  return (
    <AsyncBoundary loading={<div className="skeleton h-96" />}>
      <OpeningSteps opening={opening} {...state} />
    </AsyncBoundary>
  );
}
