import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { CartPanel } from '#features/cart/cart-panel.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { PageHead } from '../../page-head.tsx';

// Most carts are not empty: those load no cards.
const Bestsellers = lazyComponent(async () => (await import('../../bestsellers.tsx')).Bestsellers);

export function Page() {
  return (
    <>
      <PageHead title="Shopping cart" />
      <CartPanel
        instead={
          <AsyncBoundary loading={null}>
            <Bestsellers />
          </AsyncBoundary>
        }
      />
    </>
  );
}
