import { t } from '@bookstore/functions/shared/words/words';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { PastList } from '#components/lists/past-list.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { BeginStocktake } from './begin-stocktake.tsx';
import { OneStocktake } from './one-stocktake.tsx';
import { stocktakeName } from './stocktake-words.ts';

export function StocktakePage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <Stocktakes /> : <OneStocktake key={id} id={id} />;
}

function Stocktakes() {
  const navigate = useNavigate();
  const { data: stocktakes, isError, refetch } = useAdminQuery('GET /api/stocktakes', {});
  return (
    <>
      <DeskHead
        title="Stocktake"
        hint="Count what stands on a shelf, in a category or in the whole shop, compare it with what should be there, and book the differences."
      />
      <div className={deskColumns}>
        <section aria-label="Begin a stocktake" className={panel}>
          <BeginStocktake
            present={stocktakes}
            onBegun={(id) => void navigate(dashboardPaths.stocktakeOf(id))}
          />
        </section>
        {isError && !stocktakes && (
          <LoadingFailure text="The last stocktakes could not be loaded." onRetry={refetch} />
        )}
        <PastList
          title="The last stocktakes"
          empty={
            stocktakes &&
            t(
              'None yet. One that is being counted stays here until it is booked: go on with it, alone or together.',
            )
          }
          items={(stocktakes ?? []).map((stocktake) => ({
            to: dashboardPaths.stocktakeOf(stocktake.id),
            name: stocktakeName(stocktake),
            state: `${stocktake.state === 'booked' ? t('Booked') : t('Being counted')} · ${stocktake.by}`,
            createdAt: stocktake.createdAt,
          }))}
        />
      </div>
    </>
  );
}
