import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { useOpening } from './use-opening.ts';

const OpeningSteps = lazyComponent(async () => (await import('./opening-steps.tsx')).OpeningSteps);

/** For the owner of a new shop, until the list is closed or the shop has orders; its code is loaded only then. */
export function OpeningList() {
  const { opening, ...state } = useOpening();
  if (!opening?.isShown) return null;
  return (
    <AsyncBoundary loading={<div className="skeleton h-96" />}>
      <OpeningSteps opening={opening} {...state} />
    </AsyncBoundary>
  );
}
