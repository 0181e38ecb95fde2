import { StocktakePage } from '#features/stocktake/stocktake-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Stocktake" />
      <StocktakePage />
    </>
  );
}
